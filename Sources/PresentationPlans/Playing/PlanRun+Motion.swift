import Presentation
import PresentationTesting

extension PlanRun {
  /// The calls without an animator whose completions a trace shows.
  enum Completion: String, CaseIterable {
    case animate
    case keyframes

    func event(_ finished: Bool) -> String { "\(rawValue) completion(\(finished))" }
  }

  func animate(_ animation: PlanAnimation) {
    let (duration, delay) = (animation.duration / .seconds(1), animation.delay / .seconds(1))
    switch animation.content {
    case .curve(let change, let curve):
      View.animate(
        withDuration: duration, delay: delay,
        options: animation.viewOptions.union(View.AnimationOptions(curve)),
        animations: { [views] in views.apply(change) },
        completion: completion(.animate, of: animation))
    case .spring(let change, let damping, let velocity):
      View.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: animation.viewOptions,
        animations: { [views] in views.apply(change) },
        completion: completion(.animate, of: animation))
    case .keyframes(let keyframes, let areDiscrete, let curve):
      var options = View.KeyframeAnimationOptions(
        rawValue: animation.viewOptions.union(View.AnimationOptions(curve)).rawValue)
      if areDiscrete { options.insert(.calculationModeDiscrete) }
      View.animateKeyframes(
        withDuration: duration, delay: delay, options: options,
        animations: { [views] in
          for keyframe in keyframes {
            View.addKeyframe(
              withRelativeStartTime: keyframe.start, relativeDuration: keyframe.length
            ) { views.apply(keyframe.change) }
          }
        }, completion: completion(.keyframes, of: animation))
    }
  }

  private func completion(
    _ kind: Completion, of animation: PlanAnimation
  ) -> ((Bool) -> Void)? {
    guard animation.completion else { return nil }
    return { [weak self] finished in self?.note(kind.event(finished), by: animation.view) }
  }

  func animateAlongside(
    _ name: String, _ changes: [PlanChange], completion: Bool, _ step: PlanStep
  ) {
    guard let coordinator = cast[name]?.transitionCoordinator else {
      return fail(step.place, "\(name) takes part in no animated transition.")
    }
    let isQueued = coordinator.animate(
      alongsideTransition: { [views] _ in views.apply(changes) },
      completion: !completion
        ? nil
        : { [weak self] context in
          self?.note("alongside completion(\(!context.isCancelled))", by: name)
        })
    if !isQueued {
      fail(step.place, "what moves beside \(name)'s transition has been started already (T-17).")
    }
  }

  func drive(_ name: String, _ hand: PlanHand, _ step: PlanStep) {
    guard let interaction = cast[name]?.part.interaction else {
      return fail(
        step.place, "no transition of \(name) that a hand can drive has been asked for.")
    }
    switch hand {
    case .grab:
      note("grab(\(name))", by: "user")
      interaction.pause()
    case .steer(let fraction): interaction.update(fraction)
    case .letGo(let finishes):
      let fraction = TraceLine.thousandths(Int64((interaction.percentComplete * 1_000).rounded()))
      note("letGo(\(name)) at \(fraction) -> \(finishes ? "finish" : "cancel")", by: "user")
      finishes ? interaction.finish() : interaction.cancel()
    }
  }

  private func note(_ event: String, by subject: String) {
    stage.world.recorder.note(event, by: subject, at: stage.world.clock)
  }
}

extension PlanAnimation {
  fileprivate var viewOptions: View.AnimationOptions {
    View.AnimationOptions(
      options.map { option in
        switch option {
        case .beginFromCurrentState: .beginFromCurrentState
        case .repeat: .repeat
        case .autoreverse: .autoreverse
        }
      })
  }
}

extension View.AnimationOptions {
  fileprivate init(_ curve: PlanTiming.Curve) {
    switch curve {
    case .easeInOut: self = .curveEaseInOut
    case .easeIn: self = .curveEaseIn
    case .easeOut: self = .curveEaseOut
    case .linear: self = .curveLinear
    }
  }
}
