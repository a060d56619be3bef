public import Foundation

/// A style of a paragraph that can be changed; the values are stored but have no effect.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  /// The treatment of a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
  /// The distance between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }
  /// The distance after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  /// The distance before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }
  /// The indentation of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }
  /// The indentation of the other lines, in points.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }
  /// The distance of the ends of lines from the edge, in points.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }
  /// The smallest height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }
  /// The factor of the heights of lines; 0 for the natural height.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
}
