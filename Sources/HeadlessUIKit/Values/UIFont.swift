public import Foundation

/// A font, with a size and a weight.
public final class UIFont: NSObject, Sendable {
  /// The weight of letters; the raw values are the same as in UIKit.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number of the weight, from -1 (lightest) to 1 (heaviest).
    public let rawValue: CGFloat

    /// Creates a weight with a number from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of most text.
    public static let regular = Weight(rawValue: 0)
    /// A weight heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The weight of the letters.
  public let weight: Weight

  init(size: CGFloat, weight: Weight) {
    (pointSize, self.weight) = (size, weight)
    super.init()
  }

  /// Creates the system's font with a size; the name has no effect, because other fonts are not
  /// supported.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, weight: .regular)
  }

  /// Returns the system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  /// Returns this font with another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight) }
}
