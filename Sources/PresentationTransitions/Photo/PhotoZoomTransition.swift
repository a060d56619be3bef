public import Foundation
public import Presentation

/// A transition in which a photo of a grid grows into a screen (H-51).
///
/// When the screen is dismissed or popped, the photo flies back into the grid.
///
/// The photo flies back to the place that it has in the grid at that time. A copy of the photo
/// moves, while both originals are hidden and the screen fades. Use ``pull`` to let the user pull
/// the photo away.
///
/// ```swift
/// let zoom = PhotoZoomTransition()
/// stack.delegate = zoom
/// zoom.pull.begin { stack.popViewController(animated: true) }
/// ```
///
/// If a controller is not a ``PhotoScreen``, the transition reports an issue and ends immediately.
/// With reduced motion, the photo does not fly, and the methods of ``PhotoScreen`` are not called.
public final class PhotoZoomTransition: ControllerTransition {
  /// The drag that pulls the photo away.
  public let pull = PhotoZoomDrag()

  /// Creates a zoom; the default duration is 0.38 seconds.
  public override init(duration: TimeInterval = 0.38) {
    super.init(duration: duration)
  }

  /// Returns ``pull`` if it has begun and the controller is dismissed or popped.
  ///
  /// Otherwise, returns the default interaction.
  public override func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    pull.takes(animator) ? pull : super.interaction(for: animator)
  }

  /// Moves the photo on a spring.
  ///
  /// The damping ratio is 0.95 on the way to the screen, and 0.9 on the way back to the grid.
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

  /// Adds the movement to the grid the next time that the main queue runs.
  ///
  /// The animator is running then, and the grid has been laid out, so the place of the photo
  /// is known.
  private func sendHome(_ flight: PhotoFlight, with animator: ViewPropertyAnimator) {
    flight.run.controller.world?.clock.async("photo") {
      guard animator.state == .active else { return }
      animator.addAnimations { flight.copy.frame = flight.small }
    }
  }
}
