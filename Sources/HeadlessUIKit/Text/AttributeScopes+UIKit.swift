public import Foundation
public import Presentation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`; the values are stored but have no effect.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance between letters.
    public let kern: KernAttribute
    /// The distance of the text from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of a line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of a line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font of a text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The color of a text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = ViewColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind a text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = ViewColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The distance of a text from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The style of a line under a text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The style of a line through a text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns one of UIKit's attributes, so that `text.font` reads the font of an
  /// `AttributedString`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
