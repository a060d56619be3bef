public import Foundation

extension String {
  /// Returns the size of the text in one line; each letter is half as wide as its font is high.
  ///
  /// Only the font of the attributes has an effect; without a font, it is the font with 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// Returns the rectangle that the text needs; each letter is half as wide as its font is high.
  ///
  /// With the option `usesLineFragmentOrigin`, lines are broken at the width of `size`. The height
  /// of `size`, the other options and the context have no effect. Of the attributes, only the font
  /// has an effect; without a font, it is the font with 12 points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
