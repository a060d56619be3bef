import Foundation
import PresentationMotion

/// A view that the system moves in its own transition, and the view's look at the far end of the
/// move.
struct SystemMove {
  let view: View
  /// The center of the view at the far end.
  let away: CGPoint
  /// The transform of the view at the far end; nil if only the center changes.
  var shape: CGAffineTransform?
}
