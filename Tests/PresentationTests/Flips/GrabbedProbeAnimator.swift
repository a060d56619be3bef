import Foundation
import Presentation

/// An animator that can be paused.
///
/// The scenario decides when it ends.
final class GrabbedProbeAnimator: ViewControllerAnimatedTransitioning,
  ViewControllerInteractiveTransitioning
{
  private weak var subject: FlipProbe?
  private let animator: ReportingAnimator

  /// - Parameter isRunning: Whether the transition starts the interruptible animator.
  init(_ subject: FlipProbe, isRunning: Bool) {
    self.subject = subject
    animator = ReportingAnimator { [weak subject] call in
      guard let subject else { return }
      subject.scene?.moment("\(subject.name).\(call)")
    }
    if isRunning { animator.startAnimation() }
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    subject.map { $0.scene?.moment("\($0.name).interruptibleAnimator") }
    return animator
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    begin(transitionContext, "animateTransition")
  }

  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    begin(transitionContext, "startInteractiveTransition")
  }

  private func begin(_ context: any ViewControllerContextTransitioning, _ moment: String) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    guard let subject else { return }
    subject.scene?.context = context
    subject.scene?.moment("\(subject.name).\(moment)")
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let subject else { return }
    subject.scene?.moment("\(subject.name).animationEnded")
  }
}
