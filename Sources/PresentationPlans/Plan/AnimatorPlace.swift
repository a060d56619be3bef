import Presentation

/// Where a stopped animator ends.
package enum AnimatorPlace: String, CaseIterable, Sendable {
  /// At the end.
  case end
  /// Where it began.
  case start
  /// Where it is.
  case current

  var position: ViewAnimatingPosition {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}
