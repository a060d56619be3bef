public import Foundation
public import Presentation

/// The contents of a row: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text; the values are stored but have no effect.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The color.
    public var color = ViewColor.label
    /// The largest number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment.
    public var alignment = NSTextAlignment.natural
    /// The change of the letters.
    public var transform = TextTransform.none

    /// A change of the letters of a text; has no effect on the text that a test reads.
    public enum TextTransform: Int, Hashable, Sendable {
      /// No change.
      case none
      /// Only capital letters.
      case uppercase
      /// Only small letters.
      case lowercase
      /// A capital letter at the beginning of each word.
      case capitalized
    }
  }

  /// The look of the image; the values are stored but have no effect.
  public struct ImageProperties {
    /// The tint color; nil for the color of the view.
    public var tintColor: ViewColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The look of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The size of the place for the image; zero for the size of the image.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// The look of the main text.
  public var textProperties = TextProperties()
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text is at the side of the main text; otherwise it is below.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The space between the image and the texts; the value is stored but has no effect.
  public var imageToTextPadding: CGFloat = 8
  /// The space between texts above each other; the value is stored but has no effect.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The space between texts beside each other; the value is stored but has no effect.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The margins around the contents; the value is stored but has no effect.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)

  private init(isSideBySide: Bool = false) {
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// Returns the contents of an ordinary row, without texts.
  public static func cell() -> UIListContentConfiguration { .init() }
  /// Returns the contents of a row whose second text is below the main text, without texts.
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  /// Returns the contents of a row whose second text is beside the main text, without texts.
  public static func valueCell() -> UIListContentConfiguration { .init(isSideBySide: true) }
  /// Returns the contents of a row in a sidebar, without texts.
  public static func sidebarCell() -> UIListContentConfiguration { .init() }
  /// Returns the contents of a header in a plain list, without texts.
  public static func plainHeader() -> UIListContentConfiguration { .init() }
  /// Returns the contents of a header in a grouped list, without texts.
  public static func groupedHeader() -> UIListContentConfiguration { .init() }
  /// Returns the contents of a large header in a grouped list with inset sections, without texts.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init() }

  /// Returns a view that shows the image and the texts.
  public func makeContentView() -> any View & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same contents: they do not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
