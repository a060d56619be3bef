public import Foundation

/// A description of a font: its size, its weight, and traits such as italic.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Traits of a font; the raw values are the same as in UIKit.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Creates traits with the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic; the trait is stored but has no effect.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is wide; the trait is stored but has no effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is narrow; the trait is stored but has no effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The letters have equal widths; the trait is stored but has no effect.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of letters; the value has no effect.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design with letters of equal widths.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The traits.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight

  init(size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits) {
    (pointSize, self.weight, symbolicTraits) = (size, weight, traits)
    super.init()
  }

  /// Returns the description of a text style's font, for the default text size of the system.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the description with other traits; the weight becomes bold or regular if the trait
  /// `traitBold` changes.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let (was, isBold) = (
      self.symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitBold)
    )
    return UIFontDescriptor(
      size: pointSize, weight: was == isBold ? weight : isBold ? .bold : .regular,
      traits: symbolicTraits)
  }

  /// Returns the description with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: newPointSize, weight: weight, traits: symbolicTraits)
  }

  /// Returns this description, because designs are not modeled.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}
