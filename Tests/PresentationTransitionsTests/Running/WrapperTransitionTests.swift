import Presentation
import PresentationTesting
import TestSupport
import Testing
import PresentationTransitions

/// Ready-made transitions of a stack whose shown controller presents a controller in its context.
@Suite("Ready-made transitions and presentations in a context") @MainActor
struct WrapperTransitionTests {
  private let note = ViewController("Note")

  private static func deck(_ index: Int) -> Deck {
    switch index {
    case 6: Deck.heroes(.stack)
    case 7: Deck.curves(.stack)
    default: Deck(LessMotionTests.all()[index], .stack)
    }
  }

  private func present(in deck: Deck, _ style: ModalPresentationStyle) throws {
    deck.wall.definesPresentationContext = true
    note.modalPresentationStyle = style
    deck.wall.present(note, animated: false)
    try deck.stage.settle()
  }

  @Test(
    .rule("C-18a"), arguments: 0..<8,
    [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `a ready-made push removes a presented controller, and the pop brings it back`(
    index: Int, style: ModalPresentationStyle
  ) throws {
    let deck = Self.deck(index)
    try present(in: deck, style)
    let names = deck.stage.visible
    deck.come()
    try deck.stage.settle()
    expect(deck.stage.visible, equals: [names[0], "Page"])
    deck.go()
    try deck.stage.settle()
    expect(deck.stage.visible, equals: names)
    for view in [deck.wall.view, note.view, note.view.superview].compactMap({ $0 }) {
      expect(view.transform == .identity && view.alpha == 1 && !view.isHidden)
      expect(view.presentationValues().frame, equals: view.frame)
    }
    expect(note.appearance, equals: .appeared)
    try deck.stage.close()
  }
}
