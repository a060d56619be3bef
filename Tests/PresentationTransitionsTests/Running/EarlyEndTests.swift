import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Early ends of ready-made transitions") @MainActor
struct EarlyEndTests {
  private static func fixture(_ index: Int, _ relation: DetailFixture.Relation) -> DetailFixture {
    switch index {
    case 6: DetailFixture.heroes(relation)
    case 7: DetailFixture.curves(relation)
    default: DetailFixture(LessMotionTests.all()[index], relation)
    }
  }

  private final class Watched {
    var run: TransitionRun?
  }

  private func watch(_ fixture: DetailFixture) -> Watched {
    let watched = Watched()
    fixture.transition.alongside = { run, _ in watched.run = run }
    return watched
  }

  @Test(.rule("T-10", "T-11", "T-14a"), arguments: 0..<8, DetailFixture.Relation.allCases)
  func `a transition that is ended early still restores all views`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    for isComing in [true, false] {
      for milliseconds in [0, 1, 100, 220] {
        let fixture = Self.fixture(index, relation), watched = watch(fixture)
        if !isComing { try fixture.show() }
        isComing ? fixture.come() : fixture.go()
        fixture.stage.runTurn()
        fixture.advance(milliseconds)
        try #require(watched.run).end()
        expect(!fixture.isMoving && fixture.isShown == isComing, "after \(milliseconds) ms")
        expect(fixture.spoils == [] && fixture.stage.flights.isEmpty, "after \(milliseconds) ms")
        try fixture.stage.settle()
        expect(fixture.spoils == [] && fixture.stage.issues == [])
        try fixture.stage.close()
      }
    }
  }

  @Test(.rule("T-14a", "T-34"), arguments: 0..<8, DetailFixture.Relation.allCases)
  func `ending a transition during a gesture also ends the gesture`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    let fixture = Self.fixture(index, relation), watched = watch(fixture)
    fixture.transition.drag.begin(length: 400) { fixture.come() }
    fixture.stage.runTurn()
    fixture.stage.runTurn()
    fixture.transition.drag.update(translation: 150)
    try #require(watched.run).end()
    expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [])
    expect(!fixture.transition.drag.isDown)
    fixture.go()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-14a"), arguments: 0..<8, DetailFixture.Relation.allCases)
  func `ending a transition before the start of its animators leaves no unfinished animator`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    let fixture = Self.fixture(index, relation)
    let badge = View("badge", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.stage.window.addSubview(badge)
    fixture.transition.alongside = { run, animator in
      animator.addAnimations { badge.center.x = 100 }
      run.end()
    }
    fixture.come()
    fixture.stage.runTurn()
    expect(fixture.isShown && !fixture.isMoving && fixture.spoils == [] && badge.center.x == 100)
    try fixture.stage.settle()
    expect(fixture.stage.world.leftAnimators == [] && fixture.stage.issues == [])
    try fixture.stage.close()
  }

  @Test(.rule("T-14a")) func `the flight of a released photo can be ended early`() throws {
    for finishes in [true, false] {
      let zoom = PhotoZoomTransition(), fixture = DetailFixture(zoom), watched = watch(fixture)
      try fixture.show()
      zoom.pull.begin { fixture.go() }
      fixture.stage.runTurn()
      zoom.pull.update(translation: CGPoint(x: 10, y: 200))
      finishes ? zoom.pull.release(velocity: CGPoint(x: 0, y: 900)) : zoom.pull.takeBack()
      fixture.advance(100)
      try #require(watched.run).end()
      expect(fixture.isShown != finishes && fixture.spoils == [])
      try fixture.stage.settle()
      expect(fixture.spoils == [] && fixture.stage.world.leftAnimators == [])
      try fixture.stage.close()
    }
  }

  @Test(.rule("T-14a"))
  func `alongside animations of a photo transition end with the transition`() throws {
    for completes in [true, false] {
      let zoom = PhotoZoomTransition(), fixture = DetailFixture(zoom)
      let badge = View("badge", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var context: (any ViewControllerContextTransitioning)?
      fixture.stage.window.addSubview(badge)
      try fixture.show()
      zoom.alongside = { run, animator in
        context = run.context
        animator.addAnimations { badge.center.x = 100 }
      }
      zoom.pull.begin { fixture.go() }
      fixture.stage.runTurn()
      zoom.pull.update(translation: CGPoint(x: 0, y: 40))
      zoom.pull.takeBack()
      fixture.advance(200)
      expect(badge.presentationValues().center.x == 5 && fixture.isMoving)
      context?.completeTransition(completes)
      expect(fixture.isShown != completes && badge.center.x == (completes ? 100 : 5))
      try fixture.stage.settle()
      expect(fixture.spoils == [] && fixture.stage.world.leftAnimators == [])
      try fixture.stage.close()
    }
  }

  @Test(.rule("T-14a", "T-18"))
  func `if other code cancels a dismissal, the sheet's dimming stays unchanged`() throws {
    let sheet = SheetTransition(), fixture = DetailFixture(sheet, .modal)
    var context: (any ViewControllerContextTransitioning)?
    try fixture.show()
    sheet.alongside = { run, _ in context = run.context }
    sheet.drag.begin(length: 400) { fixture.go() }
    fixture.stage.runTurn()
    fixture.advance(250)
    sheet.drag.update(translation: 270)
    fixture.stage.runTurn()
    sheet.drag.release(velocity: 4_000)
    fixture.advance(50)
    context?.completeTransition(false)
    let dimming = try #require(fixture.stage.window.descendant("dimming"))
    expect(fixture.isShown && dimming.alpha == 0.4 && dimming.presentationValues().alpha == 0.4)
    try fixture.stage.settle()
    expect(fixture.spoils == [] && dimming.alpha == 0.4)
    try fixture.stage.close()
  }

  @Test(.rule("H-11", "H-11a"), arguments: [0, 1])
  func `if the app hides a view during its flight, the view stays hidden after the transition`(
    index: Int
  ) throws {
    let fixture = Self.fixture(index, .stack)
    fixture.come()
    fixture.advance(100)
    fixture.wall.cell.isHidden = true
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.wall.cell.isHidden)
    try fixture.stage.close()
  }
}
