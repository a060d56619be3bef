public import Foundation
public import Presentation

/// A view with a visual effect, which is not drawn; changes of the effect are not animated.
@preconcurrency @MainActor open class UIVisualEffectView: View {
  /// The visual effect of the view; nil if no visual effect is set.
  public final var effect: UIVisualEffect?
  /// The view that holds the contents and fills the effect view.
  public final let contentView = View()

  /// Creates a view without a visual effect.
  public convenience init() {
    self.init(effect: nil)
  }

  /// Creates a view with a visual effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }
}

extension UIVisualEffectView: SubviewContainer {}
