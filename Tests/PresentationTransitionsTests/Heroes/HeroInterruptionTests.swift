import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@Suite("Interrupted heroes") @MainActor
struct HeroInterruptionTests {
  @Test(
    .rule("H-36", "H-37", "S-37"), arguments: DetailFixture.Relation.allCases, [40, 150, 320, 700])
  func `a hero flight with a spring keeps its place and velocity when it is reversed`(
    relation: DetailFixture.Relation, milliseconds: Int
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    var model = SpringMotion(DetailFixture.small, spring: try DetailFixture.spring)
    model.move(to: DetailFixture.large, at: 0)
    let there = try fixture.takeOff()
    fixture.advance(milliseconds)
    let place = there.frame()
    let now = Double(milliseconds) / 1_000
    model.move(to: DetailFixture.small, at: now)
    let home = try fixture.flyHome()
    expect(home.frame().isClose(to: place) && home.target == DetailFixture.small)
    expect(fixture.stage.flights.count, equals: 1)
    for step in 1...8 {
      let expected = model.sample(at: now + 0.03 * Double(step)).value
      expect(home.frame(after: .milliseconds(30 * step)).isClose(to: expected))
    }
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [] && fixture.stage.flights.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("S-37"))
  func `a reversed hero flight starts with the position and velocity of the reference calculation`()
    throws
  {
    let fixture = DetailFixture.heroes()
    let there = try fixture.takeOff()
    fixture.advance(150)
    let home = try fixture.flyHome()
    let side = 290.0
    expect(abs((home.frame().width - 100) / side - 0.711929) < 1e-6)
    let speed = (home.frame(after: .microseconds(1)).width - home.frame().width) * 1e6
    expect(abs(speed / side - 4.994266) < 1e-3)
    expect(there.frame(), equals: home.frame())
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "N-81", "T-44"))
  func `a hero transition that another request interrupts is completed immediately`() throws {
    let fixture = DetailFixture.heroes()
    _ = try fixture.takeOff()
    fixture.advance(150)
    fixture.stage.startOver()
    fixture.go()
    try fixture.stage.settle()
    expect(
      fixture.stage.events.filter { !$0.contains("delegate") },
      equals: [
        "Page  dismiss(animated), interrupts: Page is being presented",
        "Page.transition  completeTransition(true)",
        "Page.presentation  presentationTransitionDidEnd(true)",
        "Page  viewDidAppear(animated)",
        "Page.animator  animationEnded(true)",
        "Page.presentation  dismissalTransitionWillBegin",
        "Page  viewWillDisappear(animated)",
        "Page.animator  startInteractiveTransition",
        "Page.animator  animateTransition",
        "flight photo  starts (5.761 305.643 306.459 306.459) -> (20 500 100 100)",
        "flight photo  lands",
        "Page.transition  completeTransition(true)",
        "Page.presentation  dismissalTransitionDidEnd(true)",
        "Page  viewDidDisappear(animated)",
        "Page.animator  animationEnded(true)",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("H-11", "H-36"), arguments: DetailFixture.Relation.allCases)
  func `no view flickers between two hero transitions`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture.heroes(relation)
    _ = try fixture.takeOff()
    fixture.advance(100)
    let (place, alpha) = (fixture.shownPhoto, fixture.page.view.presentationValues().alpha)
    fixture.go()
    for _ in 0..<3 {
      fixture.stage.runTurn()
      expect(fixture.wall.cell.isHidden && fixture.page.photo.isHidden && fixture.copy != nil)
      expect(fixture.shownPhoto.isClose(to: place))
      expect(abs(fixture.page.view.presentationValues().alpha - alpha) < 1e-9)
    }
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-37", "S-37"))
  func `while a hero flies back, a present call reverses the flight`() throws {
    let fixture = DetailFixture.heroes()
    try fixture.show()
    var model = SpringMotion(DetailFixture.large, spring: try DetailFixture.spring)
    model.move(to: DetailFixture.small, at: 0)
    _ = try fixture.flyHome()
    fixture.advance(120)
    model.move(to: DetailFixture.large, at: 0.12)
    let there = try fixture.takeOff()
    expect(there.target, equals: DetailFixture.large)
    fixture.advance(90)
    expect(there.frame().isClose(to: model.sample(at: 0.21).value))
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    expect(
      fixture.told.map { $0.prefix { $0 != "(" } },
      equals: [
        "photo starts ", "photo starts ", "photo lands",
      ])
    try fixture.stage.close()
  }

  @Test(.rule("H-37"))
  func `reversing a hero flight twice at the same moment has no effect`() throws {
    let fixture = DetailFixture.heroes()
    var model = SpringMotion(DetailFixture.small, spring: try DetailFixture.spring)
    model.move(to: DetailFixture.large, at: 0)
    _ = try fixture.takeOff()
    fixture.advance(300)
    _ = try fixture.flyHome()
    let there = try fixture.takeOff()
    for step in 1...4 {
      fixture.advance(50)
      let expected = model.sample(at: 0.3 + 0.05 * Double(step)).value
      expect(there.frame().isClose(to: expected) && fixture.isMoving)
    }
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-37", "N-81"))
  func `while a hero flies back, a push reverses the flight`() throws {
    let fixture = DetailFixture.heroes(.stack)
    try fixture.show()
    _ = try fixture.flyHome()
    fixture.advance(120)
    let place = fixture.shownPhoto
    let there = try fixture.takeOff()
    expect(there.target == DetailFixture.large && there.frame().isClose(to: place))
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36"), arguments: DetailFixture.Relation.allCases)
  func `a reversed hero flight with a timing curve returns along the same path`(
    relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture.curves(relation)
    let there = try fixture.takeOff()
    let way = (0...30).map { there.frame(after: .milliseconds(10 * $0)) }
    fixture.advance(300)
    let home = try fixture.flyHome()
    expect(home.target == DetailFixture.small && home.frame().isClose(to: way[30]))
    for step in 0...30 {
      expect(home.frame(after: .milliseconds(10 * step)).isClose(to: way[30 - step]), "\(step)")
    }
    let alpha = fixture.page.view.presentationValues().alpha
    fixture.advance(100)
    expect(fixture.page.view.presentationValues().alpha < alpha)
    fixture.advance(200)
    expect(!fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "H-37"))
  func `a hero flight with a timing curve stays on its path when it is reversed twice`() throws {
    let fixture = DetailFixture.curves()
    let there = try fixture.takeOff()
    let way = (0...50).map { there.frame(after: .milliseconds(10 * $0)) }
    fixture.advance(300)
    _ = try fixture.flyHome()
    fixture.advance(100)
    let alpha = fixture.page.view.presentationValues().alpha
    let again = try fixture.takeOff()
    expect(abs(fixture.page.view.presentationValues().alpha - alpha) < 1e-9 && alpha > 0)
    for step in 0...30 {
      expect(again.frame(after: .milliseconds(10 * step)).isClose(to: way[20 + step]), "\(step)")
    }
    fixture.advance(800)
    expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-36", "H-25"))
  func `a reversed hero flight with a timing curve reaches a start view that has moved`() throws {
    let fixture = DetailFixture.curves()
    _ = try fixture.takeOff()
    fixture.advance(300)
    let place = fixture.shownPhoto
    fixture.wall.cell.frame.origin.x = 200
    let alpha = fixture.page.view.presentationValues().alpha
    let home = try fixture.flyHome()
    expect(home.frame().isClose(to: place))
    expect(abs(fixture.page.view.presentationValues().alpha - alpha) < 1e-9)
    expect(home.target, equals: DetailFixture.small.offsetBy(dx: 180, dy: 0))
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }
}
