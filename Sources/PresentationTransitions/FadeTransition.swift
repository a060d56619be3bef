public import Foundation
public import Presentation

/// Fades a controller in, and out again.
///
/// ```swift
/// detail.customTransition = FadeTransition()
/// ```
public final class FadeTransition: ControllerTransition {
  /// A fade; 0.25 seconds unless told.
  public override init(duration: TimeInterval = 0.25) {
    super.init(duration: duration)
  }

  /// From 0 to 1, or from 1 to 0.
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
