import Foundation
import PresentationMotion

/// A view that the system moves in its own transition, and how it looks while it is away.
struct SystemMove {
  let view: View
  /// Its centre.
  let away: CGPoint
  /// Its change of shape; nil if only its place changes.
  var shape: CGAffineTransform?
}
