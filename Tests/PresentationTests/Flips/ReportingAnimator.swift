import Foundation
import Presentation

/// An interruptible animator that reports when it is paused and when it continues.
final class ReportingAnimator: ViewImplicitlyAnimating {
  private let animator = ViewPropertyAnimator(duration: 0.3, curve: .linear)
  private let report: (String) -> Void

  init(_ report: @escaping (String) -> Void) { self.report = report }

  var state: ViewAnimatingState { animator.state }
  var isRunning: Bool { animator.isRunning }
  var isReversed: Bool {
    get { animator.isReversed }
    set { animator.isReversed = newValue }
  }
  var fractionComplete: CGFloat {
    get { animator.fractionComplete }
    set { animator.fractionComplete = newValue }
  }

  func startAnimation() { animator.startAnimation() }

  func startAnimation(afterDelay delay: TimeInterval) {
    animator.startAnimation(afterDelay: delay)
  }

  func pauseAnimation() {
    animator.pauseAnimation()
    report("pauseAnimation")
  }

  func stopAnimation(_ withoutFinishing: Bool) { animator.stopAnimation(withoutFinishing) }

  func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    animator.finishAnimation(at: finalPosition)
  }

  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }

  func addAnimations(_ animation: @escaping () -> Void) { animator.addAnimations(animation) }

  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(
      withTimingParameters: parameters, durationFactor: durationFactor)
    report("continueAnimation")
  }
}
