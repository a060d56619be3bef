import Foundation
import Presentation

/// The animations that were added to one layer.
@MainActor final class LayerAnimations: LayerOverlay {
  /// A running animation.
  @MainActor final class Running {
    let animation: CAAnimation
    let key: String?
    /// The layer's time when the animation begins.
    let begin: Double
    /// A closure that returns the elapsed time of the animation, in seconds.
    ///
    /// The closure is set while a gesture drives the animation. It is nil while the clock drives
    /// the animation.
    var steered: (@MainActor () -> Double)?
    var ending: RunLoopTimer?
    /// Whether the delegate has been told that the animation has stopped.
    var hasEnded = false
    /// A closure that reports the end of the animation to its `CATransaction`.
    ///
    /// The completion block of the transaction waits for this end.
    var completion: ((Bool) -> Void)?

    init(_ animation: CAAnimation, _ key: String?, begin: Double) {
      (self.animation, self.key, self.begin) = (animation, key, begin)
    }
  }

  private(set) var running: [Running] = []
  private unowned let layer: Layer
  private let world: World

  private init(of layer: Layer) {
    self.layer = layer
    world = layer.owner?.window?.owner ?? .acting("CALayer.add")
  }

  static func find(_ layer: Layer) -> LayerAnimations? { layer.overlay as? LayerAnimations }

  static func of(_ layer: Layer) -> LayerAnimations {
    if let found = find(layer) { return found }
    let made = LayerAnimations(of: layer)
    layer.overlay = made
    return made
  }

  // MARK: Adding and removing

  func add(_ original: CAAnimation, _ key: String?) {
    if let key { remove { $0 == key } }
    let animation = original.copied()
    if animation.duration == 0 { animation.duration = transactionDuration(for: animation) }
    if animation.timingFunction == nil {
      let transaction = world.animations.transactions.innermost
      animation.timingFunction = transaction?.pace as? CAMediaTimingFunction
    }
    report(animation)
    let now = LayerTime.local(world.clock.now / .seconds(1), of: layer)
    let begin = animation.beginTime == 0 ? now : animation.beginTime
    let run = Running(animation, key, begin: begin)
    run.completion = world.animations.transactions.joined { _ in }
    running.append(run)
    steer(run)
    schedule(run)
    tellStart(run)
  }

  private func transactionDuration(for animation: CAAnimation) -> Double {
    world.animations.transactions.innermost?.duration ?? 0.25
  }

  private func report(_ animation: CAAnimation) {
    for path in animation.unknownKeyPaths {
      world.reportOnce(
        "CAAnimation.keyPath.\(path)",
        "An animation of \(path) runs, but changes nothing on screen.",
        advice: "Check the model value and the end of the animation.")
    }
  }

  func remove(where isMeant: (String?) -> Bool) { removeRuns { isMeant($0.key) } }

  /// Removes the animations that a layer loses when it leaves its window (R-10b), or when the app
  /// enters the background.
  ///
  /// An animation that stays in the layer after its end stays now, too. The gesture of an
  /// interactive transition ends the animations that it controls.
  func endAnimations() {
    removeRuns { $0.animation.isRemovedOnCompletion && $0.steered == nil }
  }

  private func removeRuns(where isMeant: (Running) -> Bool) {
    let leaving = running.filter(isMeant)
    running.removeAll { run in leaving.contains { $0 === run } }
    for run in leaving where !run.hasEnded {
      run.ending?.cancel()
      world.clock.async("animation removed") { [world] in
        world.use {
          run.animation.delegate?.animationDidStop(run.animation, finished: false)
          run.completion?(false)
        }
      }
    }
  }

  // MARK: Ends

  /// Lets the gesture of an interactive transition drive the animation.
  ///
  /// If the animation is not added inside `animateTransition` of an interactive transition, the
  /// clock drives the animation. The clock also drives an animation that never ends.
  private func steer(_ run: Running) {
    let length = run.animation.activeDuration
    guard length.isFinite else { return }
    let place = world.animations.followHand(for: length) { [weak self, weak run] finished in
      if let run { self?.end(run, finished: finished) }
    }
    guard let place else { return }
    run.steered = place
  }

  /// Reschedules the end of each animation after a change of the layer's speed, time offset or
  /// begin time.
  func reschedule() {
    for run in running { schedule(run) }
  }

  private func schedule(_ run: Running) {
    run.ending?.cancel()
    run.ending = nil
    guard run.steered == nil else { return }
    let end = LayerTime.global(run.begin + run.animation.activeDuration, of: layer)
    let rest = end - world.clock.now / .seconds(1)
    guard rest.isFinite, rest < 1e9 else { return }
    run.ending = world.clock.schedule("animation", after: .seconds(max(0, rest))) {
      [weak self] in
      self?.end(run, finished: true)
    }
  }

  private func end(_ run: Running, finished: Bool) {
    guard running.contains(where: { $0 === run }), run.ending != nil || run.steered != nil else {
      return
    }
    (run.ending, run.steered, run.hasEnded) = (nil, nil, true)
    if run.animation.isRemovedOnCompletion || !finished {
      running.removeAll { $0 === run }
    }
    world.use {
      run.animation.delegate?.animationDidStop(run.animation, finished: finished)
      run.completion?(finished)
      run.completion = nil
    }
  }

  private func tellStart(_ run: Running) {
    guard let delegate = run.animation.delegate else { return }
    let wait = max(0, LayerTime.global(run.begin, of: layer) - world.clock.now / .seconds(1))
    guard wait.isFinite else { return }
    guard wait > 0 else {
      return world.clock.async("animation begins") { [world] in
        world.use { delegate.animationDidStart(run.animation) }
      }
    }
    _ = world.clock.schedule("animation begins", after: .seconds(wait)) { [world] in
      world.use { delegate.animationDidStart(run.animation) }
    }
  }

  // MARK: Visible values

  func change(_ values: inout View.PresentationValues, after delay: Duration) {
    values = seen(values, after: delay).values
  }

  func finish(_ copy: Layer) {
    let seen = seen(nil, after: .zero)
    copy.transform = seen.transform
    (copy as? CAShapeLayer)?.show(seen.shape)
  }

  private func seen(_ values: View.PresentationValues?, after delay: Duration) -> SeenLayer {
    let values = values ?? layer.valuesWithoutOverlay(after: delay / .seconds(1))
    var seen = SeenLayer(values: values, transform: layer.transform)
    let affine = layer.affineTransform()
    if values.transform != affine {
      seen.transform = CATransform3DMakeAffineTransform(values.transform)
    }
    seen.shape = (layer as? CAShapeLayer)?.shapeValues ?? [:]
    let before = seen.transform
    let now = (world.clock.now + delay) / .seconds(1)
    let time = LayerTime.local(now, of: layer)
    for run in running {
      run.animation.change(&seen, at: run.steered?() ?? time - run.begin)
    }
    if seen.transform != before {
      seen.values.transform = CATransform3DGetAffineTransform(seen.transform)
    }
    return seen
  }
}
