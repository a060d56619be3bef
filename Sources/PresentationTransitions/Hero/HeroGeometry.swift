import Foundation
import Presentation

/// The properties and anchors with which a flight matches the views of the two screens (H-20).
struct HeroGeometry {
  var properties = MatchedProperties.frame
  var sourceAnchor = Anchor.center
  var destinationAnchor = Anchor.center

  /// Returns the frame that a view of the screen below has at the other end of its flight.
  func farEnd(of source: CGRect, at destination: CGRect) -> CGRect {
    SharedGeometry(of: destination, at: destinationAnchor)
      .rect(for: source, matching: properties, at: sourceAnchor)
  }
}
