public import Foundation
public import Presentation

/// A view that would show text.
///
/// It knows the text; letters have no size here.
@preconcurrency @MainActor open class UILabel: View {
  /// The text.
  public final var text: String?
  /// The font.
  public final var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of the text.
  public final var textColor: ViewColor! = .label
  /// The alignment of lines.
  public final var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for any number.
  public final var numberOfLines = 1

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
