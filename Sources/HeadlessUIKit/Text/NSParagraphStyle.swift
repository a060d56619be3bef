public import Foundation

/// The style of a paragraph of text; the values are stored but have no effect.
open class NSParagraphStyle: NSObject {
  final var settings = Settings()

  /// The values of a style.
  struct Settings {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing = CGFloat(0)
    var paragraphSpacing = CGFloat(0)
    var paragraphSpacingBefore = CGFloat(0)
    var firstLineHeadIndent = CGFloat(0)
    var headIndent = CGFloat(0)
    var tailIndent = CGFloat(0)
    var minimumLineHeight = CGFloat(0)
    var maximumLineHeight = CGFloat(0)
    var lineHeightMultiple = CGFloat(0)
  }

  /// A style with the usual values.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { settings.alignment }
  /// The treatment of a line that is too long.
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// The distance between two lines, in points.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// The distance after a paragraph, in points.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// The distance before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// The indentation of the other lines, in points.
  open var headIndent: CGFloat { settings.headIndent }
  /// The distance of the ends of lines from the edge, in points.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The largest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// The factor of the heights of lines; 0 for the natural height.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
}
