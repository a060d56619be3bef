import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Laws of ready-made transitions") @MainActor
struct TransitionLawTests {
  /// The test explores sequences of two moves; the command `present` explores sequences of six.
  @Test(.rule("H-50", "H-51", "T-10"), arguments: 0..<6, DetailFixture.Relation.allCases)
  func `ready-made transitions in any order leave no view hidden or changed`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    for isShown in [false, true] {
      let exploration = try explore(depth: 2) { (scenario: PresentationTesting.Scenario) in
        let fixture = DetailFixture(LessMotionTests.all()[index], relation, in: scenario)
        if isShown { fixture.come() }
        fixture.explore(in: scenario)
      }
      expect(exploration.outcome == .exhausted && exploration.schedules > 15)
    }
  }

  @Test(.rule("N-105", "N-106"), arguments: [0, 1, 3], [false, true])
  func `ready-made transitions with tabs leave no view hidden or changed`(
    index: Int, isShown: Bool
  ) throws {
    let exploration = try explore(depth: 2) { (scenario: PresentationTesting.Scenario) in
      let fixture = DetailFixture(LessMotionTests.all()[index], .stack, hasTabs: true, in: scenario)
      if isShown { fixture.come() }
      fixture.explore(in: scenario)
    }
    expect(exploration.outcome == .exhausted && exploration.schedules > 15)
  }

  @Test(arguments: 0..<6, DetailFixture.Relation.allCases)
  func `random gestures and requests in ready-made transitions leave no view hidden or changed`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    for seed in 0..<10 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let fixture = DetailFixture(LessMotionTests.all()[index], relation)
      let moves = fixture.moves.filter { $0.name != "rotate" && $0.name != "reduce motion" }
      for _ in 0..<40 {
        let possible = moves.filter { $0.isPossible() }
        let place = fixture.page.viewIfLoaded?.seen
        let move = numbers.pick(possible)
        fixture.stage.world.use { move.perform() }
        if move.name == "grab", let place {
          expect(fixture.page.view.seen.isClose(to: place, within: 1e-6), "seed \(seed)")
        }
        fixture.advance(numbers.below(200))
      }
      fixture.stage.world.use { fixture.lift() }
      try fixture.stage.settle()
      fixture.stage.world.use { fixture.lift() }
      try fixture.stage.settle()
      expect(fixture.spoils, equals: [], "seed \(seed)")
      try fixture.stage.close()
    }
  }

  @Test(.rule("T-10", "T-14"), arguments: 0..<6, DetailFixture.Relation.allCases)
  func `if the app ends a ready-made transition early, no view stays hidden or changed`(
    index: Int, relation: DetailFixture.Relation
  ) throws {
    for completes in [true, false] {
      let fixture = DetailFixture(LessMotionTests.all()[index], relation)
      var context: (any ViewControllerContextTransitioning)?
      fixture.transition.alongside = { run, _ in context = run.context }
      fixture.come()
      fixture.advance(100)
      context?.completeTransition(completes)
      expect(fixture.isShown == completes && fixture.spoils == [])
      expect(fixture.log.lines.count { $0.hasSuffix("didLand") }, equals: index == 1 ? 2 : 0)
      try fixture.stage.settle()
      expect(fixture.stage.issues == [] && fixture.spoils == [])
      try fixture.stage.close()
    }
  }

  @Test(.rule("P-83", "A-20"), arguments: 0..<6)
  func `closing a window ends a transition that a gesture controls`(index: Int) throws {
    let fixture = DetailFixture(LessMotionTests.all()[index], .modal)
    fixture.come()
    fixture.advance(100)
    fixture.transition.drag.grab(length: 400)
    fixture.stage.window.close()
    fixture.transition.drag.release()
    try fixture.stage.settle()
    expect(!fixture.wall.cell.isHidden && fixture.page.view.transform == .identity)
    expect(fixture.page.view.alpha == 1 && !fixture.page.photo.isHidden)
    try fixture.stage.close()
  }

  @Test(.rule("P-83"))
  func `closing a window while a photo is dragged unhides the hidden views`() throws {
    let zoom = PhotoZoomTransition(), fixture = DetailFixture(zoom, .modal)
    try fixture.show()
    zoom.pull.begin { fixture.go() }
    fixture.stage.runTurn()
    zoom.pull.update(translation: CGPoint(x: 0, y: 100))
    fixture.stage.window.close()
    zoom.pull.release()
    try fixture.stage.settle()
    expect(
      !fixture.wall.cell.isHidden && fixture.page.view.alpha == 1 && !fixture.page.photo.isHidden)
    expect(fixture.log.lines.count, equals: 8)
    try fixture.stage.close()
  }

  @Test(.rule("P-83"), arguments: 0..<6)
  func `closing a window ends a running transition`(index: Int) throws {
    let fixture = DetailFixture(LessMotionTests.all()[index], .modal)
    fixture.come()
    fixture.advance(100)
    fixture.stage.window.close()
    try fixture.stage.settle()
    expect(!fixture.wall.cell.isHidden && fixture.page.view.transform == .identity)
    try fixture.stage.close()
  }
}
