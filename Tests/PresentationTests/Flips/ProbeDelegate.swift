import Presentation
import PresentationTesting

/// A transitioning delegate that logs the calls of its methods.
@MainActor final class ProbeDelegate {
  private let removes: Bool
  private let fullscreen: Bool
  private let present: ScriptedEnding?
  private let dismiss: ScriptedEnding?
  private let places: Bool
  /// The ending of the next dismissal; nil for the ending that was passed to the initializer.
  var dismissOnce: ScriptedEnding?
  /// Whether the scenario controls the next transition that has an animator, as a gesture does.
  var steersNext = false
  /// Whether this delegate's animators can be paused.
  ///
  /// If they can be paused, the scenario ends the transitions.
  var isGrabbed = false
  /// The interaction controller of transitions that can be paused; nil for none.
  var hand: PercentDrivenInteractiveTransition?
  let delegate = ScriptedTransitioningDelegate()

  init(
    removes: Bool, fullscreen: Bool, present: ScriptedEnding?,
    dismiss: ScriptedEnding?, places: Bool
  ) {
    (self.removes, self.fullscreen, self.places) = (removes, fullscreen, places)
    (self.present, self.dismiss) = (present, dismiss)
    delegate.presentation = { [unowned self] presented, _ in
      moment(presented, "asked for presentation controller")
      return ProbePresentation(presented, removes: removes, fullscreen: fullscreen)
    }
    delegate.animator = { [unowned self] in
      $1 == .presenting ? presentationAnimator(for: $0) : dismissalAnimator(for: $0)
    }
    delegate.interactor = { [unowned self] animator, _ in interactor(animator) }
  }

  private func presentationAnimator(
    for presented: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    moment(presented, "asked for animator")
    return animator(for: presented, present)
  }

  private func dismissalAnimator(
    for dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    moment(dismissed, "asked for dismissal's animator")
    defer { dismissOnce = nil }
    return animator(for: dismissed, dismissOnce ?? dismiss)
  }

  private func interactor(
    _ animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    if let hand { return hand }
    defer { steersNext = false }
    return steersNext ? animator as? any ViewControllerInteractiveTransitioning : nil
  }

  private func animator(
    for controller: ViewController, _ ending: ScriptedEnding?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let probe = controller as? FlipProbe, let ending else { return nil }
    if isGrabbed { return GrabbedProbeAnimator(probe, isRunning: hand != nil) }
    return ProbeAnimator(probe, ending, places: places)
  }

  private func moment(_ controller: ViewController, _ what: String) {
    guard let probe = controller as? FlipProbe else { return }
    probe.scene?.moment("\(probe.name).\(what)")
  }
}
