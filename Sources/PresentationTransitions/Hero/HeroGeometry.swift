import Foundation
import Presentation

/// The settings with which a ``HeroTransition`` computes the frames at both ends of a flight
/// (H-20).
struct HeroGeometry {
  var properties = MatchedProperties.frame
  var sourceAnchor = Anchor.center
  var destinationAnchor = Anchor.center

  /// Returns the frame that the flying view has in the front controller.
  ///
  /// The front controller is the presented, pushed, dismissed or popped controller. In a push, the
  /// flight ends at this frame. In a pop, the flight starts at this frame.
  ///
  /// - Parameters:
  ///   - source: The frame of the view in the controller behind.
  ///   - destination: The frame of the view with the same hero ID in the controller in front.
  func farEnd(of source: CGRect, at destination: CGRect) -> CGRect {
    SharedGeometry(of: destination, at: destinationAnchor)
      .rect(for: source, matching: properties, at: sourceAnchor)
  }
}
