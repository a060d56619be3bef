import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

@Suite("Card transitions") @MainActor
struct CardTransitionTests {
  /// Returns a deck with the screen size and the card frame of the reference calculation.
  private func article(_ relation: Deck.Relation = .stack) -> Deck {
    let deck = Deck(CardTransition(), relation, size: CGSize(width: 375, height: 667))
    deck.wall.cell.frame = CGRect(x: 20, y: 1_000, width: 335, height: 412)
    return deck
  }

  @Test(.rule("H-50", "S-7", "A-28"), arguments: Deck.Relation.allCases)
  func `a growing card has the frames of the reference calculation`(
    relation: Deck.Relation
  ) throws {
    let deck = article(relation)
    deck.come()
    deck.stage.runTurn()
    for sample in CardVector.samples where sample.seconds < 1 {
      let values = deck.page.view.presentationValues(after: .seconds(sample.seconds))
      for (found, expected) in zip(values.frame.numbers, sample.frame) {
        expect(abs(found - expected) <= 1e-9, "at \(sample.seconds)")
      }
    }
    deck.advance(999)
    expect(deck.isMoving)
    deck.advance(1)
    expect(!deck.isMoving && deck.page.view.frame.numbers == CardVector.to)
    try deck.stage.close()
  }

  @Test(.rule("H-50", "T-6", "T-7"))
  func `during a card transition, the list stays visible, but the tapped cell is hidden`() throws {
    let deck = article()
    deck.come()
    deck.stage.runTurn()
    let names = { deck.container?.subviews.map { $0 === deck.page.view ? "page" : "wall" } }
    expect(names(), equals: ["wall", "page"])
    expect(deck.wall.cell.isHidden)
    deck.advance(500)
    expect(names() == ["wall", "page"] && deck.wall.cell.isHidden)
    deck.advance(500)
    expect(names(), equals: ["page"])
    expect(deck.spoils == [] && !deck.wall.cell.isHidden)

    deck.go()
    deck.stage.runTurn()
    expect(deck.stack.view.subviews.first?.subviews.count == 2 && deck.wall.cell.isHidden)
    expect(names(), equals: ["wall", "page"])
    try deck.stage.settle()
    expect(!deck.isShown && deck.spoils == [] && !deck.wall.cell.isHidden)
    try deck.stage.close()
  }

  @Test(.rule("H-50", "N-12", "T-14", "T-44"))
  func `a push with a card transition calls the expected callbacks in order`() throws {
    let deck = article()
    deck.page.onCard = { [log = deck.log] size, position, from, to in
      log.note("\(size.duration) \(position.duration) \(from.numbers) \(to.numbers)")
    }
    deck.come()
    try deck.stage.settle()
    expect(
      deck.stage.events.suffix(13).map { $0.replacing("NavigationController #1", with: "Nav") },
      equals: [
        "Page  viewDidLoad",
        "Wall  viewWillDisappear(animated)",
        "Page  viewWillAppear(animated)",
        "Nav.delegate  willShow(Page, animated)",
        "Nav.animator  startInteractiveTransition",
        "Nav.animator  animateTransition",
        "Page  viewIsAppearing(animated)",
        "Nav.transition  completeTransition(true)",
        "Wall  viewDidDisappear(animated)",
        "Page  viewDidAppear(animated)",
        "Page  didMove(toParent: Nav)",
        "Nav.delegate  didShow(Page, animated)",
        "Nav.animator  animationEnded(true)",
      ])
    deck.go()
    try deck.stage.settle()
    expect(
      deck.log.lines,
      equals: [
        "page cardWillGrow", "0.5 1.0 \(CardVector.from) \(CardVector.to)",
        "page cardWillShrink", "0.5 1.0 \(CardVector.to) \(CardVector.from)",
      ])
    try deck.stage.close()
  }

  @Test(.rule("H-50"))
  func `a screen shrinks to the card's current place`() throws {
    let deck = article()
    try deck.show()
    deck.wall.scroll.bounds.origin.y = 900
    deck.go()
    deck.advance(990)
    expect(deck.page.view.frame, equals: CGRect(x: 20, y: 100, width: 335, height: 412))
    try deck.stage.settle()
    expect(deck.spoils, equals: [])
    try deck.stage.close()
  }

  @Test(.rule("H-50"), arguments: Deck.Relation.allCases)
  func `the subviews of a growing screen grow together with the screen`(relation: Deck.Relation)
    throws
  {
    let deck = article(relation)
    deck.page.onLayout = { [unowned page = deck.page] in page.photo.frame = page.view.bounds }
    deck.come()
    deck.stage.runTurn()
    for milliseconds in [0, 100, 300, 500] {
      let time = Duration.milliseconds(milliseconds)
      let screen = deck.page.view.presentationValues(after: time)
      let photo = deck.page.photo.presentationValues(after: time)
      expect(abs(photo.bounds.width - screen.bounds.width) < 1e-9, "after \(time)")
      expect(abs(photo.bounds.height - screen.bounds.height) < 1e-9, "after \(time)")
    }
    expect(abs(deck.page.photo.seen.width - 335) < 1e-9)
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-50"), arguments: Deck.Relation.allCases)
  func `if layout moves the card, the screen shrinks to the card's new place`(
    relation: Deck.Relation
  ) throws {
    let deck = article(relation)
    try deck.show()
    deck.wall.onLayout = { [unowned cell = deck.wall.cell] in cell.center.y -= 100 }
    deck.wall.view.setNeedsLayout()
    deck.go()
    deck.advance(990)
    expect(deck.page.view.frame, equals: CGRect(x: 20, y: 400, width: 335, height: 412))
    try deck.stage.settle()
    try deck.stage.close()
  }

  @Test(.rule("H-50", "P-118"), arguments: Deck.Relation.allCases)
  func `a card transition without a card is reported and ends immediately`(relation: Deck.Relation)
    throws
  {
    let deck = article(relation)
    deck.wall.hasCell = false
    deck.come()
    deck.stage.runTurn()
    expect(deck.isShown && !deck.isMoving)
    expect(deck.stage.issues.map(\.code), equals: [.transitionMisses])
    expect(deck.page.view.frame.numbers, equals: CardVector.to)
    deck.go()
    deck.stage.runTurn()
    expect(!deck.isShown && !deck.isMoving && deck.spoils == [])
    expect(deck.stage.issues.count, equals: 2)
    try deck.stage.close()
  }

  @Test(.rule("H-50", "T-37", "T-41"), arguments: Deck.Relation.allCases)
  func `a gesture can interrupt a growing card without a jump and reverse the growth`(
    relation: Deck.Relation
  ) throws {
    let deck = article(relation)
    deck.come()
    deck.stage.runTurn()
    deck.advance(250)
    let before = deck.page.view.seen
    deck.transition.drag.grab(length: 400)
    expect(deck.page.view.seen.isClose(to: before))
    deck.transition.drag.update(translation: 100)
    expect(deck.page.view.seen.width, equals: 375)
    deck.transition.drag.takeBack()
    deck.advance(499)
    expect(deck.isMoving && deck.wall.cell.isHidden)
    deck.advance(1)
    expect(!deck.isMoving && !deck.isShown && deck.spoils == [])
    expect(deck.page.view.frame.numbers, equals: CardVector.to)
    try deck.stage.close()
  }

  @Test(.rule("H-50"))
  func `a card transition lasts as long as the longer of its two animations`() throws {
    for (position, size) in [(0.2, 0.6), (0.6, 0.2), (0.4, 0.4)] {
      let deck = Deck(CardTransition(positionDuration: position, sizeDuration: size))
      deck.come()
      deck.stage.runTurn()
      deck.advance(Int(max(position, size) * 1_000) - 1)
      expect(deck.isMoving)
      deck.advance(1)
      expect(!deck.isMoving && deck.spoils == [])
      try deck.stage.close()
    }
  }

  @Test(.rule("A-17"))
  func `if a card changes only its size, the transition ends with the size change`() throws {
    let deck = Deck(CardTransition())
    deck.wall.cell.frame = CGRect(x: 20, y: 500, width: 100, height: 100)
    deck.come()
    deck.stage.runTurn()
    deck.advance(499)
    expect(deck.isMoving)
    deck.advance(1)
    expect(!deck.isMoving && deck.spoils == [])
    try deck.stage.close()
  }
}
