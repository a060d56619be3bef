public import Foundation
public import Presentation

/// A transition that fades a controller in and out.
///
/// ```swift
/// detail.customTransition = FadeTransition()
/// ```
public final class FadeTransition: ControllerTransition {
  /// Creates a fade transition; the default duration is 0.25 seconds.
  public override init(duration: TimeInterval = 0.25) {
    super.init(duration: duration)
  }

  /// Fades the controller's view in for a presentation or push, and out for a dismissal or pop.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut)
    switch run.direction {
    case .coming:
      run.view.alpha = 0
      animator.addAnimations { run.view.alpha = 1 }
    case .going:
      animator.addAnimations { run.view.alpha = 0 }
    }
    return [animator]
  }
}
