public import Foundation
public import Presentation

/// A view with a text, which is not drawn.
///
/// The label stores its text and the settings of the text. The size of text is not modeled, so a
/// label has no intrinsic content size.
@preconcurrency @MainActor open class UILabel: View {
  /// The text of the label.
  open var text: String? {
    didSet { styledText = nil }
  }
  /// The font of the text; the value is stored but has no effect.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Whether the font follows the user's text size; the value is stored but has no effect.
  open var adjustsFontForContentSizeCategory = false
  /// The color of the text; the value is stored but has no effect.
  open var textColor: ViewColor! = .label
  /// The alignment of the lines of text; the value is stored but has no effect.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines, where 0 means no limit; the value is stored but has no effect.
  open var numberOfLines = 1

  /// The text with its attributes; setting the value also sets `text`.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  private(set) final var styledText: NSAttributedString?
  /// The treatment of a line that is too long; the value is stored but has no effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font becomes smaller if the text is too long; the value is stored but has no
  /// effect.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale to which the font can shrink, as a fraction of its size; the value is
  /// stored but has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The color of the text while the label is highlighted; the value is stored but has no effect.
  open var highlightedTextColor: ViewColor?
  /// Whether the label is highlighted; the value is stored but has no effect.
  open var isHighlighted = false
  /// Whether the text is drawn in full color; the value is stored but has no effect.
  open var isEnabled = true
  /// The place of text that has become smaller; the value is stored but has no effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The color of the shadow of the text; the value is stored but has no effect.
  open var shadowColor: ViewColor?
  /// The offset of the shadow of the text; the value is stored but has no effect.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters move closer together before the text is truncated; the value is stored but has
  /// no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// The width at which lines are broken; the value is stored but has no effect.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Returns the rectangle of the text; by default the whole bounds.
  ///
  /// Text is not laid out, so the package does not call the method.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { bounds }

  /// Has no effect, because nothing is drawn; the package does not call the method.
  open func drawText(in rect: CGRect) {}

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }
}
