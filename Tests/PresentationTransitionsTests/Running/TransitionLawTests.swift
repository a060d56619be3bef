import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

@Suite("Laws of ready-made transitions") @MainActor
struct TransitionLawTests {
  /// The test explores sequences of two moves; the command `present` explores sequences of six.
  @Test(.rule("H-50", "H-51", "T-10"), arguments: 0..<6, Deck.Relation.allCases)
  func `ready-made transitions in any order leave no view hidden or changed`(
    index: Int, relation: Deck.Relation
  ) throws {
    for isShown in [false, true] {
      let exploration = try explore(depth: 2) { (scenario: PresentationTesting.Scenario) in
        let deck = Deck(LessMotionTests.all()[index], relation, in: scenario)
        if isShown { deck.come() }
        deck.explore(in: scenario)
      }
      expect(exploration.outcome == .exhausted && exploration.schedules > 15)
    }
  }

  @Test(.rule("N-105", "N-106"), arguments: [0, 1, 3], [false, true])
  func `ready-made transitions with tabs leave no view hidden or changed`(
    index: Int, isShown: Bool
  ) throws {
    let exploration = try explore(depth: 2) { (scenario: PresentationTesting.Scenario) in
      let deck = Deck(LessMotionTests.all()[index], .stack, hasTabs: true, in: scenario)
      if isShown { deck.come() }
      deck.explore(in: scenario)
    }
    expect(exploration.outcome == .exhausted && exploration.schedules > 15)
  }

  @Test(arguments: 0..<6, Deck.Relation.allCases)
  func `random gestures and requests in ready-made transitions leave no view hidden or changed`(
    index: Int, relation: Deck.Relation
  ) throws {
    for seed in 0..<10 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let deck = Deck(LessMotionTests.all()[index], relation)
      let moves = deck.moves.filter { $0.name != "rotate" && $0.name != "reduce motion" }
      for _ in 0..<40 {
        let possible = moves.filter { $0.isPossible() }
        let place = deck.page.viewIfLoaded?.seen
        let move = numbers.pick(possible)
        deck.stage.world.use { move.perform() }
        if move.name == "grab", let place {
          expect(deck.page.view.seen.isClose(to: place, within: 1e-6), "seed \(seed)")
        }
        deck.advance(numbers.below(200))
      }
      deck.stage.world.use { deck.lift() }
      try deck.stage.settle()
      deck.stage.world.use { deck.lift() }
      try deck.stage.settle()
      expect(deck.spoils, equals: [], "seed \(seed)")
      try deck.stage.close()
    }
  }

  @Test(.rule("T-10", "T-14"), arguments: 0..<6, Deck.Relation.allCases)
  func `if the app ends a ready-made transition early, no view stays hidden or changed`(
    index: Int, relation: Deck.Relation
  ) throws {
    for completes in [true, false] {
      let deck = Deck(LessMotionTests.all()[index], relation)
      var context: (any ViewControllerContextTransitioning)?
      deck.transition.alongside = { run, _ in context = run.context }
      deck.come()
      deck.advance(100)
      context?.completeTransition(completes)
      expect(deck.isShown == completes && deck.spoils == [])
      expect(deck.log.lines.count { $0.hasSuffix("didLand") }, equals: index == 1 ? 2 : 0)
      try deck.stage.settle()
      expect(deck.stage.issues == [] && deck.spoils == [])
      try deck.stage.close()
    }
  }

  @Test(.rule("P-83", "A-20"), arguments: 0..<6)
  func `closing a window ends a transition that a gesture controls`(index: Int) throws {
    let deck = Deck(LessMotionTests.all()[index], .modal)
    deck.come()
    deck.advance(100)
    deck.transition.drag.grab(length: 400)
    deck.stage.window.close()
    deck.transition.drag.release()
    try deck.stage.settle()
    expect(!deck.wall.cell.isHidden && deck.page.view.transform == .identity)
    expect(deck.page.view.alpha == 1 && !deck.page.photo.isHidden)
    try deck.stage.close()
  }

  @Test(.rule("P-83"))
  func `closing a window while a photo is dragged unhides the hidden views`() throws {
    let zoom = PhotoZoomTransition(), deck = Deck(zoom, .modal)
    try deck.show()
    zoom.pull.begin { deck.go() }
    deck.stage.runTurn()
    zoom.pull.update(translation: CGPoint(x: 0, y: 100))
    deck.stage.window.close()
    zoom.pull.release()
    try deck.stage.settle()
    expect(!deck.wall.cell.isHidden && deck.page.view.alpha == 1 && !deck.page.photo.isHidden)
    expect(deck.log.lines.count, equals: 8)
    try deck.stage.close()
  }

  @Test(.rule("P-83"), arguments: 0..<6)
  func `closing a window ends a running transition`(index: Int) throws {
    let deck = Deck(LessMotionTests.all()[index], .modal)
    deck.come()
    deck.advance(100)
    deck.stage.window.close()
    try deck.stage.settle()
    expect(!deck.wall.cell.isHidden && deck.page.view.transform == .identity)
    try deck.stage.close()
  }
}
