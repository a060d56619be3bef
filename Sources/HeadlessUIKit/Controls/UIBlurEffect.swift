import Foundation

/// A blur.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// The style of the effect; raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the system's bars.
    case regular = 4
    /// As the system's panels.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
  }

  /// The style of the effect.
  public let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
