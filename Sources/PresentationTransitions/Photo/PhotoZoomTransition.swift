public import Foundation
public import Presentation

/// A transition in which a photo of a grid grows into a detail screen (H-51).
///
/// When the detail screen is dismissed or popped, the photo moves back to the place that it has in
/// the grid at that time. During the transition, a copy of the photo moves, and the detail screen
/// fades. The photo views of both screens are hidden. With ``pull``, the user can drag the photo
/// back into the grid.
///
/// ```swift
/// let zoom = PhotoZoomTransition()
/// stack.delegate = zoom
/// zoom.pull.begin { stack.popViewController(animated: true) }
/// ```
///
/// Each of the two controllers must be a ``PhotoScreen`` or contain a ``PhotoScreen``. If not, the
/// transition reports an issue and is completed without an animation.
///
/// With reduced motion, a transition without a drag does not move the photo, and does not call the
/// methods of ``PhotoScreen``.
public final class PhotoZoomTransition: ControllerTransition {
  /// The drag with which the user moves the photo back into the grid.
  public let pull = PhotoZoomDrag()

  /// Creates a zoom transition; the default duration is 0.38 seconds.
  public override init(duration: TimeInterval = 0.38) {
    super.init(duration: duration)
  }

  /// Returns ``pull`` for a dismissal or a pop that this drag has requested.
  ///
  /// Returns ``ControllerTransition/drag`` for all other transitions.
  public override func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    pull.takes(animator) ? pull : super.interaction(for: animator)
  }

  /// Moves the photo with a spring, and fades the detail screen.
  ///
  /// The damping ratio is 0.95 on the way to the detail screen, and 0.9 on the way to the grid.
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

  /// Makes the animator move the copy of the photo to the grid.
  ///
  /// The movement begins in the next turn of the run loop. By then, the grid has been laid out, so
  /// that the place of the photo is known. The animator is already running and accepts further
  /// animations.
  private func sendHome(_ flight: PhotoFlight, with animator: ViewPropertyAnimator) {
    flight.run.controller.world?.clock.async("photo") {
      guard animator.state == .active else { return }
      animator.addAnimations { flight.copy.frame = flight.small }
    }
  }
}
