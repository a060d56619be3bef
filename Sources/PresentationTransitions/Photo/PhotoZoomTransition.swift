public import Foundation
public import Presentation

/// A photo of a grid grows into its screen, and flies back to wherever it is by then (H-51).
///
/// Neither of the two views moves: a copy of the photo does, while the originals are hidden and the
/// screen fades. ``pull`` drags the photo away with a hand.
///
/// ```swift
/// let zoom = PhotoZoomTransition()
/// stack.delegate = zoom
/// zoom.pull.begin { stack.popViewController(animated: true) }
/// ```
///
/// Both controllers are ``PhotoScreen``s. Without them the transition reports it and ends at once.
/// With reduced motion nothing flies, and neither is told.
public final class PhotoZoomTransition: ControllerTransition {
  /// The hand that drags the photo away.
  public let pull = PhotoZoomDrag()

  /// A zoom; 0.38 seconds unless told.
  public override init(duration: TimeInterval = 0.38) {
    super.init(duration: duration)
  }

  /// ``pull`` while it is down, for a controller that goes; else the usual.
  public override func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    pull.takes(animator) ? pull : super.interaction(for: animator)
  }

  /// A spring, the tighter one on the way in.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    let flight = try PhotoFlight(run)
    let (copy, view) = (flight.copy, run.view)
    switch run.direction {
    case .coming:
      view.alpha = 0
      let animator = ViewPropertyAnimator(duration: duration, dampingRatio: 0.95) {
        copy.frame = flight.whole
        view.alpha = 1
      }
      return [animator]
    case .going:
      let animator = ViewPropertyAnimator(duration: duration, dampingRatio: 0.9) {
        view.alpha = 0
      }
      sendHome(flight, with: animator)
      return [animator]
    }
  }

  /// The way home is added when the grid has had a turn to lay itself out, to an animator that runs
  /// by then: only now is it known where the photo will be.
  private func sendHome(_ flight: PhotoFlight, with animator: ViewPropertyAnimator) {
    flight.run.controller.world?.clock.async("photo") {
      guard animator.state == .active else { return }
      animator.addAnimations { flight.copy.frame = flight.small }
    }
  }
}
