import PresentationMotion

extension View {
  /// A named curve.
  @preconcurrency public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Begins slowly, speeds up, and ends slowly.
    case easeInOut
    /// Begins slowly and speeds up.
    case easeIn
    /// Begins fast and slows down.
    case easeOut
    /// Runs at a constant speed.
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
