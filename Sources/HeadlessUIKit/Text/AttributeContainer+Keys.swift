#if os(Linux)
  public import Foundation
  import Presentation

  extension AttributeContainer {
    /// Creates a container with those attributes of a dictionary that
    /// `AttributeScopes.UIKitAttributes` has, and with links.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      func number(_ key: NSAttributedString.Key) -> CGFloat? {
        (dictionary[key] as? CGFloat) ?? (dictionary[key] as? Double).map { CGFloat($0) }
      }
      func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
        (dictionary[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
      }
      self.font = dictionary[.font] as? UIFont
      self.foregroundColor = dictionary[.foregroundColor] as? ViewColor
      self.backgroundColor = dictionary[.backgroundColor] as? ViewColor
      self.kern = number(.kern)
      self.baselineOffset = number(.baselineOffset)
      self.underlineStyle = line(.underlineStyle)
      self.strikethroughStyle = line(.strikethroughStyle)
      self.link = dictionary[.link] as? URL
    }
  }
#endif
