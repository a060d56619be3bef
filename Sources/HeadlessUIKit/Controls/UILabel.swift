public import Foundation
public import Presentation

/// A view with a text, which is not drawn.
///
/// The label stores the text. The size of the text is not modeled.
@preconcurrency @MainActor open class UILabel: View {
  /// The text.
  public final var text: String?
  /// The font.
  public final var font: UIFont! = .systemFont(ofSize: 17)
  /// The color of the text.
  public final var textColor: ViewColor! = .label
  /// The alignment of the lines.
  public final var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  public final var numberOfLines = 1

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }
}
