public import Foundation

extension NSAttributedString.Key {
  /// The font of a text; the value is stored but has no effect.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of a text; the value is stored but has no effect.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind a text; the value is stored but has no effect.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The distance between letters; the value is stored but has no effect.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of paragraphs; the value is stored but has no effect.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The style of a line under a text; the value is stored but has no effect.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of a line through a text; the value is stored but has no effect.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The shadow of a text; the value is stored but has no effect.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The distance of a text from the baseline; the value is stored but has no effect.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The destination of a link; the value is stored but has no effect.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The object that a text contains, such as an image; the value is stored but has no effect.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The color of the outlines of letters; the value is stored but has no effect.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outlines of letters; the value is stored but has no effect.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of a line under a text; the value is stored but has no effect.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of a line through a text; the value is stored but has no effect.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
