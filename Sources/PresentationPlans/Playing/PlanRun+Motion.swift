import Presentation
import PresentationTesting

extension PlanRun {
  /// The kinds of animation calls, other than property animators, whose completions are traced.
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
