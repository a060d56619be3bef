public import Foundation
public import Presentation

extension UIButton {
  /// The contents and the look of a button, as a value.
  ///
  /// The button shows the title and the image. The other values are stored but have no effect.
  public struct Configuration {
    /// The shape of a button's corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The radius of the configuration's background.
      case fixed
      /// The radius grows with the size of text.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half of the height.
      case capsule
    }

    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// A medium size.
      case medium
      /// A small size.
      case small
      /// The smallest size.
      case mini
      /// A large size.
      case large
    }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// The alignment follows from the place of the image.
      case automatic = 0
      /// At the leading side.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing side.
      case trailing = 3
    }

    /// The mark that shows that the button has a menu.
    public enum Indicator: Int, Hashable, Sendable {
      /// The mark follows from the settings of the button's menu.
      case automatic = 0
      /// No mark.
      case none = 1
      /// The mark of a pop-up menu.
      case popup = 2
    }

    /// The title; nil keeps the title that `setTitle` has set.
    public var title: String?
    /// The title with attributes; if the value is not nil, the button shows its characters instead
    /// of ``title``.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String?
    /// The text with attributes below the title.
    public var attributedSubtitle: AttributedString?
    /// The function that changes the attributes of the title; never called.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The function that changes the attributes of the subtitle; never called.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The treatment of a title that is too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The background of the button.
    public var background = UIBackgroundConfiguration.clear()
    /// The place of the image beside the title.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The mark that shows that the button has a menu.
    public var indicator = Indicator.automatic
    /// Whether the look of the button follows from its selection.
    public var automaticallyUpdateForSelection = true
    /// The image; nil keeps the image that `setImage` has set.
    public var image: UIImage?
    /// The configuration of a symbol; the value is stored but has no effect.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The space around the contents.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The color of the title and the image; nil for the default color.
    public var baseForegroundColor: ViewColor?
    /// The color behind the contents; nil for the default color.
    public var baseBackgroundColor: ViewColor?
    /// Whether the button shows an activity indicator in the place of its image.
    public var showsActivityIndicator = false

    private init() {}

    /// Sets ``contentInsets`` to the insets of a new configuration.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration().contentInsets
    }

    /// Returns the same configuration: it does not depend on the state of a button.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a configuration with the tint color as the background.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a configuration with a light tint color as the background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a configuration with a border in the tint color.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a configuration with a border and the tint color as the background.
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  /// Creates a button with a configuration, which performs an action when the button is tapped.
  ///
  /// If the configuration has no title, the title of the action becomes the title of the button.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    // An initializer sets a property without its observer.
    showConfiguration()
  }

  /// The purpose of a button; the raw values are the same as in UIKit.
  public enum Role: Int, Hashable, Sendable {
    /// No particular purpose.
    case normal = 0
    /// The button that the user most likely taps.
    case primary = 1
    /// The button that cancels a task.
    case cancel = 2
    /// The button that deletes something.
    case destructive = 3
  }

  /// The purpose of the button; the value is stored but has no effect.
  public final var role: Role {
    get { attachment { KeptRole() }.role }
    set { attachment { KeptRole() }.role = newValue }
  }

  final func showConfiguration() {
    let styled = configuration?.attributedTitle.map { String($0.characters) }
    if let title = styled ?? configuration?.title { setTitle(title, for: .normal) }
    if let image = configuration?.image { setImage(image, for: .normal) }
  }
}

/// The stored purpose of a button.
@MainActor private final class KeptRole {
  var role = UIButton.Role.normal
}
