import Foundation
import Presentation
import PresentationTesting

/// An animator that logs its calls, and ends in the way that its `Ending` describes.
///
/// As an interaction controller, the animator waits until the scenario ends the interaction.
final class ProbeAnimator: ViewControllerAnimatedTransitioning,
  ViewControllerInteractiveTransitioning
{
  private weak var subject: FlipProbe?
  private let ending: ScriptedEnding
  private let places: Bool

  init(_ subject: FlipProbe, _ ending: ScriptedEnding, places: Bool) {
    (self.subject, self.ending, self.places) = (subject, ending, places)
  }

  /// The completion speed.
  ///
  /// The system reads it at the release, when the remaining part of the transition begins.
  var completionSpeed: CGFloat {
    moment("asked for its speed")
    return 1
  }

  private func moment(_ what: String) {
    guard let subject else { return }
    subject.scene?.moment("\(subject.name).\(what)")
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    if places { transitionContext.addAppearingView() }
    subject?.scene?.context = transitionContext
    moment("animateTransition")
    ending.play(in: transitionContext) { end in
      guard let end else { return }
      subject?.scene?.world.clock.schedule("animator", after: .milliseconds(300)) { end() }
    }
  }

  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    if places { transitionContext.addAppearingView() }
    subject?.scene?.context = transitionContext
    moment("startInteractiveTransition")
  }

  func animationEnded(_ transitionCompleted: Bool) { moment("animationEnded") }
}
