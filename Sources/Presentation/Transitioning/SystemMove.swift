import Foundation
import PresentationMotion

/// The movement of a view in the system's own transition, for example from below the screen.
///
/// The view moves between its place on the screen and another place, the far end.
struct SystemMove {
  let view: View
  /// The center of the view at the far end of the movement, for example below the screen.
  let away: CGPoint
  /// The transform of the view at the far end of the movement; nil if only the center changes.
  var shape: CGAffineTransform?
}
