/// The issues that a misuse of a property animator raises.
///
/// The messages about the state of an animator are the same as UIKit's messages.
extension Issues {
  static func stoppedAnimator() -> PresentationIssue {
    animatorState(
      "A-20", "The property animator is already stopped!",
      "Call finishAnimation(at:) first.")
  }

  static func notStoppedAnimator() -> PresentationIssue {
    animatorState(
      "A-20", "finishAnimationAtPosition: should only be called on a stopped animator!",
      "Call stopAnimation(false) first.")
  }

  static func activeAnimator() -> PresentationIssue {
    animatorState(
      "A-21",
      "It is not allowed to set the interruptible property of an active animator, or to interrupt "
        + "one that is not interruptible.",
      "Set it before the animator is started.")
  }

  static func delayOfPausedAnimator() -> PresentationIssue {
    animatorState(
      "A-22", "A paused property animator cannot be started after a delay.",
      "Call startAnimation() when the delay is over.")
  }

  static func negativeDelay() -> PresentationIssue {
    animatorState(
      "A-22", "The delay should be greater than or equal to zero.", "Pass zero or more seconds.")
  }

  static func scrubsLinearlyWhilePaused() -> PresentationIssue {
    animatorState(
      "A-23", "Cannot modify scrubsLinearly while animation is already paused",
      "Set it before the animator is paused.")
  }

  static func releasedAnimator(of views: [String]) -> PresentationIssue {
    let animated = views.isEmpty ? "no view" : views.joined(separator: ", ")
    return PresentationIssue(
      .releasedAnimator, rule: "A-20", isRaised: true,
      """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released. \
      It animated \(animated).
      """, advice: "Keep a reference to the animator until it has ended.")
  }

  static func pausedAnotherAnimator(_ controller: String) -> PresentationIssue {
    PresentationIssue(
      .pausedAnotherAnimator, rule: "T-45a",
      """
      The transition of \(controller) was not paused: interruptibleAnimator(using:) returned an \
      animator that is not running.
      """,
      advice: "Return the animator that animateTransition(using:) has started, until "
        + "animationEnded(_:).")
  }

  private static func animatorState(
    _ rule: String, _ message: String, _ advice: String
  ) -> PresentationIssue {
    PresentationIssue(.animatorState, rule: rule, isRaised: true, message, advice: advice)
  }
}
