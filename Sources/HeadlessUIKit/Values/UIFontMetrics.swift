public import Foundation
public import Presentation

/// The sizes of fonts for the text size of the user, which is always `large`.
///
/// For this text size, all sizes are unchanged.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  /// The metrics of the text style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// Returns the font.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font; a font that is larger than the maximum gets this size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the font; the traits have no effect.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: TraitCollection?
  ) -> UIFont {
    font
  }

  /// Returns the value.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the value; the traits have no effect.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> CGFloat {
    value
  }
}
