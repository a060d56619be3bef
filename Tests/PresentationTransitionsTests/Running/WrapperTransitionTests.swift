import Presentation
import PresentationTesting
import TestSupport
import Testing
import PresentationTransitions

/// Ready-made transitions of a stack whose shown controller presents a controller in its context.
@Suite("Ready-made transitions and presentations in a context") @MainActor
struct WrapperTransitionTests {
  private let note = ViewController("Note")

  private static func fixture(_ index: Int) -> DetailFixture {
    switch index {
    case 6: DetailFixture.heroes(.stack)
    case 7: DetailFixture.curves(.stack)
    default: DetailFixture(LessMotionTests.all()[index], .stack)
    }
  }

  private func present(in fixture: DetailFixture, _ style: ModalPresentationStyle) throws {
    fixture.wall.definesPresentationContext = true
    note.modalPresentationStyle = style
    fixture.wall.present(note, animated: false)
    try fixture.stage.settle()
  }

  @Test(
    .rule("C-18a"), arguments: 0..<8,
    [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `a ready-made push removes a presented controller, and the pop brings it back`(
    index: Int, style: ModalPresentationStyle
  ) throws {
    let fixture = Self.fixture(index)
    try present(in: fixture, style)
    let names = fixture.stage.visible
    fixture.come()
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: [names[0], "Page"])
    fixture.go()
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: names)
    for view in [fixture.wall.view, note.view, note.view.superview].compactMap({ $0 }) {
      expect(view.transform == .identity && view.alpha == 1 && !view.isHidden)
      expect(view.presentationValues().frame, equals: view.frame)
    }
    expect(note.appearance, equals: .appeared)
    try fixture.stage.close()
  }
}
