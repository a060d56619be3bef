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
    /// The material of the system's bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// A material of medium thickness, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of the system's bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// A material of medium thickness, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of the system's bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The style of the blur; the value is stored, but nothing is drawn.
  public let style: Style

  /// Creates a blur effect with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
