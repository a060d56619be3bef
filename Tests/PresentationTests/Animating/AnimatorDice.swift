import Foundation
import Presentation
import PresentationTesting

/// Random calls on three animators that move the same two views, and the rules that must hold after
/// each call.
@MainActor final class AnimatorDice {
  private struct Actor {
    let animator: ViewPropertyAnimator
    /// The numbers of the completions that have not been called.
    var waiting: Set<Int> = []
  }

  private let fixture = AnimatorFixture()
  private let views: [View]
  private var actors: [Actor] = []
  private var numbers: SeededNumbers
  private var completions = 0
  private(set) var journal: [String] = []
  private(set) var broken: [String] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    views = [fixture.card, fixture.view("Other")]
    for _ in 0..<3 {
      let curve = numbers.pick(View.AnimationCurve.allCases)
      let duration = Double(5 + numbers.below(10)) / 10
      let animator =
        numbers.chance(1, of: 4)
        ? fixture.animator(duration) { _ in SpringTimingParameters(dampingRatio: 0.6) }
        : fixture.animator(duration, curve)
      actors.append(Actor(animator: animator))
      let isSpring = animator.timingParameters?.springTimingParameters != nil
      journal.append("\(actors.count - 1) lasts \(duration) s, \(isSpring ? "spring" : "\(curve)")")
    }
  }

  /// Makes `count` random calls, then brings every animator to its end.
  func roll(_ count: Int) {
    for _ in 0..<count where broken.isEmpty {
      numbers.chance(1, of: 3) ? wait() : act(numbers.below(actors.count))
      expectLaws()
    }
    if broken.isEmpty { end() }
    fixture.world.end()
  }

  // MARK: Calls

  private func act(_ index: Int) {
    let animator = actors[index].animator
    let seen = places
    let jumps: Bool
    switch numbers.below(14) {
    case 0, 1: jumps = call(index, "start") { animator.startAnimation() }
    case 2: jumps = call(index, "start later") { animator.startAnimation(afterDelay: 0.2) }
    case 3, 4: jumps = call(index, "pause") { animator.pauseAnimation() }
    case 5: jumps = scrub(index)
    case 6: jumps = call(index, "reverse") { animator.isReversed.toggle() }
    case 7, 8: jumps = addBlock(index)
    case 9: jumps = addCompletion(index)
    case 10: jumps = goOn(index)
    case 11: jumps = stop(index)
    case 12: jumps = finish(index)
    default:
      jumps = call(index, "pauses at its end") { animator.pausesOnCompletion.toggle() }
    }
    let far = zip(seen, places).map { abs($0 - $1) }.max() ?? 0
    if !jumps, far > 1e-6 { breaks("what is seen jumps by \(far)") }
  }

  /// Makes a call, and returns whether the call may make a view jump.
  private func call(_ index: Int, _ name: String, _ body: () -> Void) -> Bool {
    let animator = actors[index].animator
    // A reversed animator begins at its end, so its views jump to the end.
    let mayJump = animator.state == .inactive && animator.isReversed
    journal.append("\(index) \(name)")
    body()
    return mayJump
  }

  private func scrub(_ index: Int) -> Bool {
    // A spring with hardly any remaining time ends at once (A-45), so its fraction is at most 0.6.
    let isSpring = actors[index].animator.timingParameters?.springTimingParameters != nil
    let fraction = CGFloat(numbers.below(isSpring ? 8 : 13) - 1) / 10
    journal.append("\(index) fraction \(fraction)")
    actors[index].animator.fractionComplete = fraction
    return true
  }

  private func addBlock(_ index: Int) -> Bool {
    let animator = actors[index].animator
    let view = numbers.pick(views), place = CGFloat(numbers.below(200))
    let fraction = animator.fractionComplete
    let way = animator.isReversed ? 1 - fraction : fraction
    // A block with hardly any remaining time makes its changes at once.
    guard way < 0.75 else { return false }
    let factor = CGFloat(numbers.below(8)) / 10 * (0.75 - way)
    return call(index, "add \(view.name) to \(place), \(factor)") {
      animator.addAnimations({ view.center.x = place }, delayFactor: factor)
    }
  }

  private func addCompletion(_ index: Int) -> Bool {
    let number = completions
    completions += 1
    actors[index].waiting.insert(number)
    return call(index, "add completion \(number)") {
      actors[index].animator.addCompletion { [weak self] _ in
        self?.completed(index, number)
      }
    }
  }

  private func completed(_ index: Int, _ number: Int) {
    journal.append("\(index) completes \(number)")
    if actors[index].waiting.remove(number) == nil {
      breaks("completion \(number) was called twice, or after it was dropped")
    }
  }

  private func goOn(_ index: Int) -> Bool {
    let animator = actors[index].animator
    let factor = CGFloat(numbers.below(4)) / 2
    let parameters: (any TimingCurveProvider)? = fixture.use {
      switch numbers.below(3) {
      case 0: nil
      case 1: CubicTimingParameters(animationCurve: numbers.pick(View.AnimationCurve.allCases))
      default: SpringTimingParameters(dampingRatio: 0.7)
      }
    }
    // A spring with hardly any remaining time ends at once (A-45).
    let isShort = factor == 0 && animator.fractionComplete > 0.7
    return call(index, "continue \(parameters.map { "\($0.timingCurveType)" } ?? "-") \(factor)") {
      animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
    } || isShort
  }

  private func stop(_ index: Int) -> Bool {
    let animator = actors[index].animator
    let drops = numbers.chance(1, of: 2)
    if drops, animator.state == .active { actors[index].waiting = [] }
    return call(index, drops ? "stop for good" : "stop") { animator.stopAnimation(drops) }
  }

  private func finish(_ index: Int) -> Bool {
    let animator = actors[index].animator
    let position = numbers.pick(ViewAnimatingPosition.allCases)
    let mayJump = animator.state == .stopped && position != .current
    return call(index, "finish at \(position)") { animator.finishAnimation(at: position) }
      || mayJump
  }

  // MARK: Time

  private func wait() {
    let count = 1 + numbers.below(60)
    journal.append("wait \(count * 5) ms")
    for _ in 0..<count where broken.isEmpty {
      let seen = places
      fixture.advance(5)
      let far = zip(seen, places).map { abs($0 - $1) }.max() ?? 0
      // Up to twenty blocks move a view by 200 points within a quarter of a second, where the curve
      // is steep.
      if far > 60 {
        breaks("what is seen jumps from \(seen) to \(places) until \(fixture.world.clock.now)")
      }
    }
  }

  // MARK: Laws

  private var places: [CGFloat] { views.map { $0.presentationValues().center.x } }

  private func breaks(_ what: String) { broken.append("\(what), after \(journal)") }

  private func expectLaws() {
    for (index, actor) in actors.enumerated() {
      let animator = actor.animator
      if animator.isRunning, animator.state != .active { breaks("\(index) runs, not active") }
      if !(0...1).contains(animator.fractionComplete) {
        breaks("the fraction of \(index) is \(animator.fractionComplete)")
      }
      if animator.state != .active, animator.fractionComplete != 0 {
        breaks("\(index) has a fraction while \(animator.state)")
      }
    }
    if !places.allSatisfy(\.isFinite) { breaks("a place is not finite") }
  }

  private func end() {
    journal.append("end")
    for index in actors.indices { end(index) }
    for (index, actor) in actors.enumerated() {
      if actor.animator.state != .inactive { breaks("\(index) does not end") }
      if !actor.waiting.isEmpty { breaks("\(index) did not call \(actor.waiting.sorted())") }
    }
    for view in views where view.presentationValues().center != view.center {
      breaks("\(view.name) is seen at \(view.presentationValues().center), not \(view.center)")
    }
    if !fixture.world.clock.isIdle { breaks("left: \(fixture.world.clock.pending)") }
  }

  private func end(_ index: Int) {
    let animator = actors[index].animator
    animator.pausesOnCompletion = false
    if animator.state == .stopped { return animator.finishAnimation(at: .end) }
    animator.addAnimations { [card = fixture.card] in card.alpha = 1 - card.alpha }
    animator.startAnimation()
    fixture.advance(60_000)
  }
}
