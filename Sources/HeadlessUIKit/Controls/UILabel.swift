public import Foundation
public import Presentation

/// A view with a text, which is not drawn.
///
/// The intrinsic content size is the size of the text, in which each letter is half as wide as the
/// font is high (L-5).
@preconcurrency @MainActor open class UILabel: View, LineBreaking {
  /// The text of the label.
  @exclusivity(unchecked) open var text: String? {
    didSet {
      styledText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the font follows the user's text size; the value is stored but has no effect.
  open var adjustsFontForContentSizeCategory = false
  /// The color of the text; the value is stored but has no effect.
  open var textColor: ViewColor! = .label
  /// The alignment of the lines of text; the value is stored but has no effect.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines, where 0 means no limit.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

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
  /// The width at which lines are broken; 0 for the width that the layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  final var fitsLinesToLayout: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  final var lineWidth: CGFloat?

  /// Returns the rectangle of the text, whose lines have at most the width of `bounds`.
  ///
  /// Called for the intrinsic content size and in `sizeThatFits(_:)`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let text = TextMeasure(styledText, or: text ?? "", font ?? .systemFont(ofSize: 17))
    return CGRect(
      origin: bounds.origin, size: text.roundedSize(in: bounds.width, lines: numberOfLines))
  }

  /// The size of the text (L-5).
  open override var intrinsicContentSize: CGSize {
    textSize(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : lineWidth ?? 0)
  }

  /// Returns the size of the text; if the label may have several lines, they have at most the width
  /// of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: numberOfLines == 1 ? 0 : size.width)
  }

  /// Returns the size of the text in lines with a width, where 0 means no limit.
  private func textSize(in width: CGFloat) -> CGSize {
    let available = CGSize(
      width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let rectangle = CGRect(origin: .zero, size: available)
    return textRect(forBounds: rectangle, limitedToNumberOfLines: numberOfLines).size
  }

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
