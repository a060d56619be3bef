import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

@Suite("Card transitions") @MainActor
struct CardTransitionTests {
  /// Returns a fixture with the screen size and the card frame of the reference calculation.
  private func article(_ relation: DetailFixture.Relation = .stack) -> DetailFixture {
    let fixture = DetailFixture(CardTransition(), relation, size: CGSize(width: 375, height: 667))
    fixture.wall.cell.frame = CGRect(x: 20, y: 1_000, width: 335, height: 412)
    return fixture
  }

  @Test(.rule("H-50", "S-7", "A-28"), arguments: DetailFixture.Relation.allCases)
  func `a growing card has the frames of the reference calculation`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = article(relation)
    fixture.come()
    fixture.stage.runTurn()
    for sample in CardVector.samples where sample.seconds < 1 {
      let values = fixture.page.view.presentationValues(after: .seconds(sample.seconds))
      for (found, expected) in zip(values.frame.numbers, sample.frame) {
        expect(abs(found - expected) <= 1e-9, "at \(sample.seconds)")
      }
    }
    fixture.advance(999)
    expect(fixture.isMoving)
    fixture.advance(1)
    expect(!fixture.isMoving && fixture.page.view.frame.numbers == CardVector.to)
    try fixture.stage.close()
  }

  @Test(.rule("H-50", "T-6", "T-7"))
  func `during a card transition, the list stays visible, but the tapped cell is hidden`() throws {
    let fixture = article()
    fixture.come()
    fixture.stage.runTurn()
    let names = { fixture.container?.subviews.map { $0 === fixture.page.view ? "page" : "wall" } }
    expect(names(), equals: ["wall", "page"])
    expect(fixture.wall.cell.isHidden)
    fixture.advance(500)
    expect(names() == ["wall", "page"] && fixture.wall.cell.isHidden)
    fixture.advance(500)
    expect(names(), equals: ["page"])
    expect(fixture.spoils == [] && !fixture.wall.cell.isHidden)

    fixture.go()
    fixture.stage.runTurn()
    expect(fixture.stack.view.subviews.first?.subviews.count == 2 && fixture.wall.cell.isHidden)
    expect(names(), equals: ["wall", "page"])
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [] && !fixture.wall.cell.isHidden)
    try fixture.stage.close()
  }

  @Test(.rule("H-50", "N-12", "T-14", "T-44"))
  func `a push with a card transition calls the expected callbacks in order`() throws {
    let fixture = article()
    fixture.page.onCard = { [log = fixture.log] size, position, from, to in
      log.note("\(size.duration) \(position.duration) \(from.numbers) \(to.numbers)")
    }
    fixture.come()
    try fixture.stage.settle()
    expect(
      fixture.stage.events.suffix(13).map { $0.replacing("NavigationController #1", with: "Nav") },
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
    fixture.go()
    try fixture.stage.settle()
    expect(
      fixture.log.lines,
      equals: [
        "page cardWillGrow", "0.5 1.0 \(CardVector.from) \(CardVector.to)",
        "page cardWillShrink", "0.5 1.0 \(CardVector.to) \(CardVector.from)",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("H-50"))
  func `a screen shrinks to the card's current place`() throws {
    let fixture = article()
    try fixture.show()
    fixture.wall.scroll.bounds.origin.y = 900
    fixture.go()
    fixture.advance(990)
    expect(fixture.page.view.frame, equals: CGRect(x: 20, y: 100, width: 335, height: 412))
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-50"), arguments: DetailFixture.Relation.allCases)
  func `the subviews of a growing screen grow together with the screen`(
    relation: DetailFixture.Relation
  )
    throws
  {
    let fixture = article(relation)
    fixture.page.onLayout = { [unowned page = fixture.page] in page.photo.frame = page.view.bounds }
    fixture.come()
    fixture.stage.runTurn()
    for milliseconds in [0, 100, 300, 500] {
      let time = Duration.milliseconds(milliseconds)
      let screen = fixture.page.view.presentationValues(after: time)
      let photo = fixture.page.photo.presentationValues(after: time)
      expect(abs(photo.bounds.width - screen.bounds.width) < 1e-9, "after \(time)")
      expect(abs(photo.bounds.height - screen.bounds.height) < 1e-9, "after \(time)")
    }
    expect(abs(fixture.page.photo.seen.width - 335) < 1e-9)
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-50"), arguments: DetailFixture.Relation.allCases)
  func `if layout moves the card, the screen shrinks to the card's new place`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = article(relation)
    try fixture.show()
    fixture.wall.onLayout = { [unowned cell = fixture.wall.cell] in cell.center.y -= 100 }
    fixture.wall.view.setNeedsLayout()
    fixture.go()
    fixture.advance(990)
    expect(fixture.page.view.frame, equals: CGRect(x: 20, y: 400, width: 335, height: 412))
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-50", "P-118"), arguments: DetailFixture.Relation.allCases)
  func `a card transition without a card is reported and ends immediately`(
    relation: DetailFixture.Relation
  )
    throws
  {
    let fixture = article(relation)
    fixture.wall.hasCell = false
    fixture.come()
    fixture.stage.runTurn()
    expect(fixture.isShown && !fixture.isMoving)
    expect(fixture.stage.issues.map(\.code), equals: [.transitionMisses])
    expect(fixture.page.view.frame.numbers, equals: CardVector.to)
    fixture.go()
    fixture.stage.runTurn()
    expect(!fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    expect(fixture.stage.issues.count, equals: 2)
    try fixture.stage.close()
  }

  @Test(.rule("H-50", "T-37", "T-41"), arguments: DetailFixture.Relation.allCases)
  func `a gesture can interrupt a growing card without a jump and reverse the growth`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = article(relation)
    fixture.come()
    fixture.stage.runTurn()
    fixture.advance(250)
    let before = fixture.page.view.seen
    fixture.transition.drag.grab(length: 400)
    expect(fixture.page.view.seen.isClose(to: before))
    fixture.transition.drag.update(translation: 100)
    expect(fixture.page.view.seen.width, equals: 375)
    fixture.transition.drag.takeBack()
    fixture.advance(499)
    expect(fixture.isMoving && fixture.wall.cell.isHidden)
    fixture.advance(1)
    expect(!fixture.isMoving && !fixture.isShown && fixture.spoils == [])
    expect(fixture.page.view.frame.numbers, equals: CardVector.to)
    try fixture.stage.close()
  }

  @Test(.rule("H-50"))
  func `a card transition lasts as long as the longer of its two animations`() throws {
    for (position, size) in [(0.2, 0.6), (0.6, 0.2), (0.4, 0.4)] {
      let fixture = DetailFixture(CardTransition(positionDuration: position, sizeDuration: size))
      fixture.come()
      fixture.stage.runTurn()
      fixture.advance(Int(max(position, size) * 1_000) - 1)
      expect(fixture.isMoving)
      fixture.advance(1)
      expect(!fixture.isMoving && fixture.spoils == [])
      try fixture.stage.close()
    }
  }

  @Test(.rule("A-17"))
  func `if a card changes only its size, the transition ends with the size change`() throws {
    let fixture = DetailFixture(CardTransition())
    fixture.wall.cell.frame = CGRect(x: 20, y: 500, width: 100, height: 100)
    fixture.come()
    fixture.stage.runTurn()
    fixture.advance(499)
    expect(fixture.isMoving)
    fixture.advance(1)
    expect(!fixture.isMoving && fixture.spoils == [])
    try fixture.stage.close()
  }
}
