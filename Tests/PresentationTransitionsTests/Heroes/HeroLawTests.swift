import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Laws of heroes") @MainActor
struct HeroLawTests {
  @Test(
    .ownProcess, .rule("H-13", "H-35", "T-10"), arguments: Deck.Relation.allCases, [false, true])
  func `hero transitions in any order leave no view hidden or changed`(
    relation: Deck.Relation, isShown: Bool
  ) throws {
    for makesCurves in [false, true] {
      let exploration = try explore(depth: 3) { (scenario: PresentationTesting.Scenario) in
        let hero =
          makesCurves
          ? HeroTransition(duration: 1, timingParameters: Deck.standardCurve) : HeroTransition()
        let deck = Deck.heroes(relation, hero, in: scenario)
        if isShown { deck.come() }
        deck.explore(in: scenario)
      }
      expect(exploration.outcome == .exhausted && exploration.schedules > 60)
    }
  }

  /// Checks that the photo moves at most 4.5 points in a millisecond.
  ///
  /// The distance is at most 400 points, and the speed is at most seven distances per second. After
  /// a reversal, the speed may be one and a half times as high.
  @Test(
    .ownProcess, .rule("H-36", "H-37", "S-36", "S-37"), arguments: Deck.Relation.allCases,
    [false, true])
  func `a hero never jumps, however often it is interrupted`(
    relation: Deck.Relation, makesCurves: Bool
  ) throws {
    for seed in 0..<5 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let deck = makesCurves ? Deck.curves(relation) : Deck.heroes(relation)
      var place = deck.shownPhoto
      for _ in 0..<8 {
        deck.isComing ? deck.go() : deck.come()
        for _ in 0..<numbers.below(400) {
          deck.advance(1)
          let next = deck.shownPhoto
          expect(next.isClose(to: place, within: 4.5), "seed \(seed)")
          place = next
        }
      }
      try deck.stage.settle()
      expect(deck.spoils == [] && deck.stage.issues == [], "seed \(seed)")
      try deck.stage.close()
    }
  }

  @Test(.rule("S-36", "S-37"), arguments: Deck.Relation.allCases)
  func `a repeatedly interrupted hero flight moves like one spring with changing targets`(
    relation: Deck.Relation
  ) throws {
    for seed in 0..<20 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let deck = Deck.heroes(relation)
      var model = SpringMotion(Deck.small, spring: try Deck.spring)
      var now = 0
      for _ in 0..<5 {
        model.move(to: deck.isComing ? Deck.small : Deck.large, at: Double(now) / 1_000)
        let flight = deck.isComing ? try deck.flyHome() : try deck.takeOff()
        for _ in 0..<4 {
          let step = numbers.below(48)
          deck.advance(step)
          now += step
          let expected = model.sample(at: Double(now) / 1_000).value
          expect(flight.frame().isClose(to: expected), "seed \(seed)")
        }
      }
      try deck.stage.settle()
      expect(deck.spoils, equals: [], "seed \(seed)")
      try deck.stage.close()
    }
  }

  @Test(.rule("T-35", "H-35"), arguments: Deck.Relation.allCases, [false, true])
  func `gestures and requests at any time during hero transitions leave no view hidden or changed`(
    relation: Deck.Relation, makesCurves: Bool
  ) throws {
    for seed in 0..<10 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let deck = makesCurves ? Deck.curves(relation) : Deck.heroes(relation)
      let moves = deck.moves.filter { $0.name != "rotate" && $0.name != "reduce motion" }
      var names: [String] = []
      for _ in 0..<40 {
        let move = numbers.pick(moves.filter { $0.isPossible() })
        names.append(move.name)
        let place = deck.shownPhoto
        deck.stage.world.use { move.perform() }
        if move.name == "grab", deck.copy != nil {
          expect(deck.shownPhoto.isClose(to: place, within: 1e-6), "seed \(seed): \(names)")
          deck.advance(50)
          expect(deck.shownPhoto.isClose(to: place, within: 1e-6), "seed \(seed): \(names)")
        }
        deck.advance(numbers.below(200))
      }
      deck.stage.world.use { deck.lift() }
      try deck.stage.settle()
      expect(deck.spoils == [] && deck.stage.flights.isEmpty, "seed \(seed): \(names)")
      try deck.stage.close()
    }
  }

  @Test(.rule("T-10", "T-14"), arguments: Deck.Relation.allCases, [false, true])
  func `if other code ends a hero transition, no view stays hidden or changed`(
    relation: Deck.Relation, completes: Bool
  ) throws {
    let deck = Deck.heroes(relation)
    var context: (any ViewControllerContextTransitioning)?
    deck.transition.alongside = { run, _ in context = run.context }
    _ = try deck.takeOff()
    deck.advance(100)
    context?.completeTransition(completes)
    expect(deck.isShown == completes && deck.spoils == [] && deck.stage.flights.isEmpty)
    try deck.stage.settle()
    expect(deck.stage.issues == [] && deck.spoils == [])
    try deck.stage.close()
  }
}

extension Deck {
  /// Whether the page is on screen or is about to appear.
  fileprivate var isComing: Bool {
    switch relation {
    case .stack: stack.viewControllers.contains { $0 === page }
    case .modal: page.presentingViewController != nil && !page.isBeingDismissed
    }
  }
}
