import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Fades and slides") @MainActor
struct PlainTransitionTests {
  @Test(.rule("T-6", "T-8", "T-11"), arguments: DetailFixture.Relation.allCases)
  func `a screen fades in and out`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture(FadeTransition(duration: 0.4), relation)
    let alpha = { fixture.page.view.presentationValues().alpha }
    fixture.come()
    fixture.stage.runTurn()
    expect(alpha(), equals: 0)
    fixture.advance(200)
    expect(abs(alpha() - 0.5) < 1e-9)
    fixture.advance(200)
    expect(!fixture.isMoving && fixture.spoils == [])
    fixture.go()
    fixture.stage.runTurn()
    fixture.advance(200)
    expect(abs(alpha() - 0.5) < 1e-9)
    fixture.advance(200)
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(arguments: SlideTransition.Edge.allCases, DetailFixture.Relation.allCases)
  func `a screen slides in from its edge, and the screen behind moves aside`(
    edge: SlideTransition.Edge, relation: DetailFixture.Relation
  ) throws {
    let fixture = DetailFixture(SlideTransition(from: edge, parallax: 0.5, duration: 0.4), relation)
    let way: (x: Double, y: Double) =
      switch edge {
      case .top: (0, -844)
      case .left: (-390, 0)
      case .bottom: (0, 844)
      case .right: (390, 0)
      }
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    fixture.come()
    fixture.stage.runTurn()
    expect(fixture.page.view.seen, equals: screen.offsetBy(dx: way.x, dy: way.y))
    fixture.advance(200)
    expect(fixture.page.view.seen.isClose(to: screen.offsetBy(dx: way.x / 2, dy: way.y / 2)))
    let aside =
      relation == .stack ? screen.offsetBy(dx: -way.x / 4, dy: -way.y / 4) : screen
    expect(fixture.wall.view.seen.isClose(to: aside))
    fixture.advance(200)
    expect(!fixture.isMoving && fixture.spoils == [])
    fixture.go()
    fixture.stage.runTurn()
    fixture.advance(200)
    expect(fixture.page.view.seen.isClose(to: screen.offsetBy(dx: way.x / 2, dy: way.y / 2)))
    expect(fixture.wall.view.seen.isClose(to: aside))
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("N-61"))
  func `a stack with a custom slide transition has no system edge swipe`() throws {
    let fixture = DetailFixture(SlideTransition())
    try fixture.show()
    fixture.stage.user.swipeBack().update(0.5)
    fixture.stage.runTurn()
    expect(!fixture.isMoving)
    try fixture.stage.close()
  }

  @Test
  func `a transition that does not override prepare is reported and ends immediately`() throws {
    let fixture = DetailFixture(ControllerTransition(duration: 1))
    fixture.come()
    fixture.stage.runTurn()
    expect(fixture.isShown && !fixture.isMoving)
    expect(fixture.stage.issues.map(\.code), equals: [.transitionMisses])
    expect(fixture.stage.issues[0].message.contains("needs an override of prepare(_:)"))
    try fixture.stage.close()
  }
}

@Suite("Gestures on a transition") @MainActor
struct TransitionDragTests {
  @Test(.rule("T-30", "T-31", "T-34"), arguments: DetailFixture.Relation.allCases)
  func `a gesture can begin a pop and move the screen`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture(SlideTransition(duration: 0.4), relation)
    try fixture.show()
    fixture.transition.drag.begin(length: 390) { fixture.go() }
    fixture.stage.runTurn()
    fixture.transition.drag.update(translation: 156)
    expect(abs(fixture.page.view.seen.minX - 156) < 1e-9)
    fixture.transition.drag.release(velocity: 156)
    fixture.advance(239)
    expect(fixture.isMoving)
    fixture.advance(1)
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-12", "T-31"), arguments: DetailFixture.Relation.allCases)
  func `a canceled gesture restores the screens`(relation: DetailFixture.Relation) throws {
    let fixture = DetailFixture(SlideTransition(duration: 0.4), relation)
    try fixture.show()
    fixture.transition.drag.begin(length: 390) { fixture.go() }
    fixture.stage.runTurn()
    fixture.transition.drag.update(translation: 156)
    fixture.transition.drag.release(velocity: 155)
    fixture.advance(160)
    expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    fixture.go()
    fixture.advance(1)
    expect(fixture.isMoving)
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-35", "T-41"), arguments: DetailFixture.Relation.allCases)
  func `a gesture can take over a transition at its current position`(
    relation: DetailFixture.Relation
  )
    throws
  {
    let fixture = DetailFixture(SlideTransition(duration: 0.4), relation)
    fixture.come()
    fixture.stage.runTurn()
    fixture.advance(200)
    fixture.transition.drag.grab(length: 390)
    expect(abs(fixture.page.view.seen.minX - 195) < 1e-9)
    fixture.advance(1_000)
    expect(abs(fixture.page.view.seen.minX - 195) < 1e-9)
    fixture.transition.drag.update(translation: -39)
    expect(abs(fixture.page.view.seen.minX - 234) < 1e-9)
    fixture.transition.drag.release()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test func `a gesture that starts no transition has no effect`() throws {
    let fixture = DetailFixture(FadeTransition())
    let drag = fixture.transition.drag
    drag.update(translation: 10)
    drag.release(velocity: 10)
    drag.begin(length: 0) {}
    expect(drag.isDown && drag.length == 1)
    drag.update(translation: .nan)
    drag.takeBack()
    expect(!drag.isDown)
    try fixture.show()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }
}

@Suite("Reduced motion in ready-made transitions") @MainActor
struct LessMotionTests {
  static func all() -> [ControllerTransition] {
    [
      CardTransition(), PhotoZoomTransition(), FadeTransition(), SlideTransition(),
      SheetTransition(), SideMenuTransition(),
    ]
  }

  @Test(arguments: 0..<6, DetailFixture.Relation.allCases)
  func `with reduced motion, no view moves, but screens fade if cross-fades are preferred`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    for fades in [false, true] {
      let fixture = DetailFixture(Self.all()[index], relation)
      fixture.stage.world.isReduceMotionEnabled = true
      fixture.stage.world.prefersCrossFadeTransitions = fades
      fixture.come()
      fixture.stage.runTurn()
      let place = fixture.page.view.frame
      let half = Int(fixture.transition.duration * 500)
      for alpha in [0, 0.5] {
        let values = fixture.page.view.presentationValues()
        expect(values.frame == place && !fixture.wall.cell.isHidden)
        expect(abs(values.alpha - (fades ? alpha : 1)) < 1e-9)
        fixture.advance(half)
      }
      expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [])
      fixture.transition.drag.begin(length: 100) { fixture.go() }
      fixture.stage.runTurn()
      fixture.transition.drag.update(translation: 40)
      expect(abs(fixture.page.view.presentationValues().alpha - (fades ? 0.6 : 1)) < 1e-9)
      fixture.advance(5_000)
      expect(fixture.isMoving)
      fixture.transition.drag.takeBack()
      try fixture.stage.settle()
      expect(fixture.isShown && fixture.page.view.frame == place && fixture.spoils == [])
      fixture.go()
      try fixture.stage.settle()
      expect(!fixture.isShown && fixture.spoils == [] && fixture.log.lines == [])
      try fixture.stage.close()
    }
  }
}
