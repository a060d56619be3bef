public import Foundation

extension NSAttributedString {
  /// Returns the size of the text in one line; each letter is half as wide as its font is high.
  public func size() -> CGSize { TextMeasure(self).size(in: 0, []) }

  /// Returns the rectangle that the text needs; each letter is half as wide as its font is high.
  ///
  /// With the option `usesLineFragmentOrigin`, lines are broken at the width of `size`. The height
  /// of `size`, the other options and the context have no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: TextMeasure(self).size(in: size.width, options))
  }
}
