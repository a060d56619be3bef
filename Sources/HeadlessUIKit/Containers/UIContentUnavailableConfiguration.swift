public import Foundation
public import Presentation

/// The contents of a screen that has nothing to show: an image, texts and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The settings of a button.
  public struct ButtonProperties {
    /// The action that the button performs; nil if there is no button.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether the button can be tapped.
    public var isEnabled = true
    /// The purpose of the button; the value is stored but has no effect.
    public var role = UIButton.Role.normal
  }

  /// The look of a text; the values are stored but have no effect.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The color.
    public var color = ViewColor.label
    /// The largest number of lines; 0 for no limit.
    public var numberOfLines = 0
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
  }

  /// The image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The look of the main text.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The contents of the first button.
  public var button = UIButton.Configuration.plain()
  /// The settings of the first button.
  public var buttonProperties = ButtonProperties()
  /// The contents of the second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The settings of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The look of the background; the value is stored but has no effect.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether the contents show an activity indicator.
  let isLoading: Bool
  private let isSearch: Bool
  private static let noResults = "No Results"

  private init(isLoading: Bool = false, isSearch: Bool = false) {
    (self.isLoading, self.isSearch) = (isLoading, isSearch)
    if isSearch { text = Self.noResults }
  }

  /// Returns contents without texts, an image or buttons.
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  /// Returns contents with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration { .init(isLoading: true) }
  /// Returns contents that say that a search has found nothing.
  public static func search() -> UIContentUnavailableConfiguration { .init(isSearch: true) }

  /// Returns a view that shows the contents.
  @MainActor public func makeContentView() -> any View & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the contents for a state.
  ///
  /// If the contents say that a search has found nothing, and their text was not changed, the text
  /// names what the user searches for. Other contents do not depend on the state.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard isSearch, text == Self.noResults,
      let searched = (state as? ContentUnavailableState)?.searchText, !searched.isEmpty
    else { return self }
    var named = self
    named.text = "\(Self.noResults) for “\(searched)”"
    return named
  }
}
