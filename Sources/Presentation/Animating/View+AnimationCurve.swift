import PresentationMotion

extension View {
  /// The four named curves.
  @preconcurrency public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Slow, fast, slow.
    case easeInOut
    /// Slow, then fast.
    case easeIn
    /// Fast, then slow.
    case easeOut
    /// The same speed all the way.
    case linear

    var curve: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
