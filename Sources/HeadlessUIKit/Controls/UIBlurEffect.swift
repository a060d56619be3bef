import Foundation

/// A visual effect that blurs the content behind a view; nothing is drawn.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// The style of the effect; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// A very light blur.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// The blur of the system's bars.
    case regular = 4
    /// The blur of the system's panels.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material of medium thickness.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
  }

  /// The style of the blur; the value is stored, but nothing is drawn.
  public let style: Style

  /// Creates a blur effect with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
