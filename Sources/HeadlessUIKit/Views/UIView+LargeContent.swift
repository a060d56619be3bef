public import Presentation

/// The settings for the large content of a view, which are stored; nothing is shown.
///
/// On a device, a finger that rests on the view shows this content in the middle of the screen if
/// the user prefers large text.
extension View {
  /// Whether a finger that rests on the view shows the large content; false by default.
  public final var showsLargeContentViewer: Bool {
    get { kept.isShown }
    set { kept.isShown = newValue }
  }

  /// The text of the large content.
  public final var largeContentTitle: String? {
    get { kept.title }
    set { kept.title = newValue }
  }

  /// The image of the large content.
  public final var largeContentImage: UIImage? {
    get { kept.image }
    set { kept.image = newValue }
  }

  /// Whether the image of the large content is enlarged; false by default.
  public final var scalesLargeContentImage: Bool {
    get { kept.scalesImage }
    set { kept.scalesImage = newValue }
  }

  /// The insets of the image of the large content.
  public final var largeContentImageInsets: UIEdgeInsets {
    get { kept.imageInsets }
    set { kept.imageInsets = newValue }
  }

  private var kept: KeptLargeContent { attachment { KeptLargeContent() } }
}

/// The large content of one view.
@MainActor private final class KeptLargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
