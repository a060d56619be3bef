public import Foundation

/// A font, with a size and a weight.
public final class UIFont: NSObject, Sendable {
  /// The weight of letters; the raw values are the same as in UIKit.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 (lightest) to 1 (heaviest).
    public let rawValue: CGFloat

    /// Creates a weight from a number between -1 (lightest) and 1 (heaviest).
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight that has a name.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight between ultra light and light.
    public static let thin = Weight(rawValue: -0.6)
    /// A weight between thin and regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of most text.
    public static let regular = Weight(rawValue: 0)
    /// A weight between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// A weight between semibold and heavy.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight that has a name.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text, which determines the size and the weight of its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the text style, as in UIKit.
    public let rawValue: String

    /// Creates a text style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of titles of the first level: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of titles of the second level: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of titles of the third level: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of small captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
      .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }

  /// The usual size of the system's font: 14 points.
  public static let systemFontSize: CGFloat = 14

  /// The size of the font in points.
  public let pointSize: CGFloat
  /// The weight of the letters.
  public let weight: Weight
  private let traits: UIFontDescriptor.SymbolicTraits

  init(size: CGFloat, weight: Weight, traits: UIFontDescriptor.SymbolicTraits = []) {
    (pointSize, self.weight, self.traits) = (size, weight, traits)
    super.init()
  }

  /// Creates a font from a description; the size 0 means the size of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize == 0 ? descriptor.pointSize : pointSize, weight: descriptor.weight,
      traits: descriptor.symbolicTraits)
  }

  /// The description of the font; a font that is at least semibold has the trait `traitBold`.
  public var fontDescriptor: UIFontDescriptor {
    let bold: UIFontDescriptor.SymbolicTraits =
      weight.rawValue >= Weight.semibold.rawValue ? .traitBold : []
    return UIFontDescriptor(size: pointSize, weight: weight, traits: traits.union(bold))
  }

  /// Creates the system's font with a size; the name has no effect, because other fonts are not
  /// supported.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, weight: .regular)
  }

  /// Returns the system's font with a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// Returns the system's bold font with a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  /// Returns the system's regular font, because italic fonts are not modeled.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }

  /// Returns the system's font with digits of equal widths, which is not modeled.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// Returns the system's font with letters of equal widths, which is not modeled.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// Returns the font of a text style, for the default text size of the system.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: TextStyle.sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font of a text style, for the default text size of the system; the traits have no
  /// effect.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The usual size of the text of labels.
  public static var labelFontSize: CGFloat { 17 }

  /// The height of a line in points: 1.19 times the size, approximately as in the system's font.
  public var lineHeight: CGFloat { pointSize * 1.19 }

  /// The height of letters above the baseline: 0.95 times the size, approximately as in the
  /// system's font.
  public var ascender: CGFloat { pointSize * 0.95 }

  /// The depth of letters below the baseline, as a negative number: 0.24 times the size,
  /// approximately as in the system's font.
  public var descender: CGFloat { pointSize * -0.24 }

  /// The height of capital letters: 0.7 times the size, approximately as in the system's font.
  public var capHeight: CGFloat { pointSize * 0.7 }

  /// Returns this font with another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: weight, traits: traits)
  }
}
