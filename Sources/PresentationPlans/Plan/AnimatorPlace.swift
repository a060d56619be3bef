import Presentation

/// The position at which an animation ends: its end, its start, or its current position.
package enum AnimatorPlace: String, CaseIterable, Sendable {
  /// The end of the animation.
  case end
  /// The beginning of the animation.
  case start
  /// The current position of the animation.
  case current

  var position: ViewAnimatingPosition {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}
