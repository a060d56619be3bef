public import Foundation
public import Presentation

/// A view that would show text.
///
/// It knows the text; letters have no size here.
@preconcurrency @MainActor open class UILabel: View {
  /// The text.
  public final var text: String? {
    didSet { styledText = nil }
  }
  /// The font.
  public final var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of the text.
  public final var textColor: ViewColor! = .label
  /// The alignment of lines.
  public final var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for any number.
  public final var numberOfLines = 1

  /// The text with its attributes; setting it sets the text.
  public final var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  private var styledText: NSAttributedString?
  /// The end of a line that is too long; kept.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font becomes smaller where the text is too long; kept.
  public final var adjustsFontSizeToFitWidth = false
  /// The smallest factor of the font's size; kept.
  public final var minimumScaleFactor: CGFloat = 0
  /// The width at which lines end; kept.
  public final var preferredMaxLayoutWidth: CGFloat = 0

  /// A view at a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }
}
