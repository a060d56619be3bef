import PresentationMotion

extension View {
  /// A named timing curve.
  @preconcurrency public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// The animation begins slowly, speeds up, and ends slowly.
    case easeInOut
    /// The animation begins slowly and speeds up.
    case easeIn
    /// The animation begins fast and slows down.
    case easeOut
    /// The animation runs at a constant speed.
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
