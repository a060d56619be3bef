import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Laws of heroes") @MainActor
struct HeroLawTests {
  @Test(
    .ownProcess, .rule("H-13", "H-35", "T-10"), arguments: DetailFixture.Relation.allCases,
    [false, true])
  func `hero transitions in any order leave no view hidden or changed`(
    relation: DetailFixture.Relation, isShown: Bool
  ) throws {
    for makesCurves in [false, true] {
      let exploration = try explore(depth: 3) { (scenario: PresentationTesting.Scenario) in
        let hero =
          makesCurves
          ? HeroTransition(duration: 1, timingParameters: DetailFixture.standardCurve)
          : HeroTransition()
        let fixture = DetailFixture.heroes(relation, hero, in: scenario)
        if isShown { fixture.come() }
        fixture.explore(in: scenario)
      }
      expect(exploration.outcome == .exhausted && exploration.schedules > 60)
    }
  }

  /// Checks that the photo moves at most 4.5 points in a millisecond.
  ///
  /// The distance is at most 400 points, and the speed is at most seven distances per second. After
  /// a reversal, the speed may be one and a half times as high.
  @Test(
    .ownProcess, .rule("H-36", "H-37", "S-36", "S-37"), arguments: DetailFixture.Relation.allCases,
    [false, true])
  func `a hero never jumps, however often it is interrupted`(
    relation: DetailFixture.Relation, makesCurves: Bool
  ) throws {
    for seed in 0..<5 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let fixture = makesCurves ? DetailFixture.curves(relation) : DetailFixture.heroes(relation)
      var place = fixture.shownPhoto
      for _ in 0..<8 {
        fixture.isComing ? fixture.go() : fixture.come()
        for _ in 0..<numbers.below(400) {
          fixture.advance(1)
          let next = fixture.shownPhoto
          expect(next.isClose(to: place, within: 4.5), "seed \(seed)")
          place = next
        }
      }
      try fixture.stage.settle()
      expect(fixture.spoils == [] && fixture.stage.issues == [], "seed \(seed)")
      try fixture.stage.close()
    }
  }

  @Test(.rule("S-36", "S-37"), arguments: DetailFixture.Relation.allCases)
  func `a repeatedly interrupted hero flight moves like one spring with changing targets`(
    relation: DetailFixture.Relation
  ) throws {
    for seed in 0..<20 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let fixture = DetailFixture.heroes(relation)
      var model = SpringMotion(DetailFixture.small, spring: try DetailFixture.spring)
      var now = 0
      for _ in 0..<5 {
        model.move(
          to: fixture.isComing ? DetailFixture.small : DetailFixture.large, at: Double(now) / 1_000)
        let flight = fixture.isComing ? try fixture.flyHome() : try fixture.takeOff()
        for _ in 0..<4 {
          let step = numbers.below(48)
          fixture.advance(step)
          now += step
          let expected = model.sample(at: Double(now) / 1_000).value
          expect(flight.frame().isClose(to: expected), "seed \(seed)")
        }
      }
      try fixture.stage.settle()
      expect(fixture.spoils, equals: [], "seed \(seed)")
      try fixture.stage.close()
    }
  }

  @Test(.rule("T-35", "H-35"), arguments: DetailFixture.Relation.allCases, [false, true])
  func `gestures and requests at any time during hero transitions leave no view hidden or changed`(
    relation: DetailFixture.Relation, makesCurves: Bool
  ) throws {
    for seed in 0..<10 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let fixture = makesCurves ? DetailFixture.curves(relation) : DetailFixture.heroes(relation)
      let moves = fixture.moves.filter { $0.name != "rotate" && $0.name != "reduce motion" }
      var names: [String] = []
      for _ in 0..<40 {
        let move = numbers.pick(moves.filter { $0.isPossible() })
        names.append(move.name)
        let place = fixture.shownPhoto
        fixture.stage.world.use { move.perform() }
        if move.name == "grab", fixture.copy != nil {
          expect(fixture.shownPhoto.isClose(to: place, within: 1e-6), "seed \(seed): \(names)")
          fixture.advance(50)
          expect(fixture.shownPhoto.isClose(to: place, within: 1e-6), "seed \(seed): \(names)")
        }
        fixture.advance(numbers.below(200))
      }
      fixture.stage.world.use { fixture.lift() }
      try fixture.stage.settle()
      expect(fixture.spoils == [] && fixture.stage.flights.isEmpty, "seed \(seed): \(names)")
      try fixture.stage.close()
    }
  }

  @Test(.rule("T-10", "T-14"), arguments: DetailFixture.Relation.allCases, [false, true])
  func `if other code ends a hero transition, no view stays hidden or changed`(
    relation: DetailFixture.Relation, completes: Bool
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    var context: (any ViewControllerContextTransitioning)?
    fixture.transition.alongside = { run, _ in context = run.context }
    _ = try fixture.takeOff()
    fixture.advance(100)
    context?.completeTransition(completes)
    expect(fixture.isShown == completes && fixture.spoils == [] && fixture.stage.flights.isEmpty)
    try fixture.stage.settle()
    expect(fixture.stage.issues == [] && fixture.spoils == [])
    try fixture.stage.close()
  }
}

extension DetailFixture {
  /// Whether the page is on screen or is about to appear.
  fileprivate var isComing: Bool {
    switch relation {
    case .stack: stack.viewControllers.contains { $0 === page }
    case .modal: page.presentingViewController != nil && !page.isBeingDismissed
    }
  }
}
