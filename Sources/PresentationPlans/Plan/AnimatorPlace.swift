import Presentation

/// The position at which a stopped animator ends.
package enum AnimatorPlace: String, CaseIterable, Sendable {
  /// At the end.
  case end
  /// The beginning.
  case start
  /// The present position.
  case current

  var position: ViewAnimatingPosition {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}
