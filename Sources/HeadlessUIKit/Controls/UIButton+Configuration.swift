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

    /// The title; nil keeps the title that `setTitle` has set.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The image; nil keeps the image that `setImage` has set.
    public var image: UIImage?
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

  final func showConfiguration() {
    if let title = configuration?.title { setTitle(title, for: .normal) }
    if let image = configuration?.image { setImage(image, for: .normal) }
  }
}
