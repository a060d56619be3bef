public import Foundation
public import Presentation

/// A view that would show what is behind it through an effect; changing the effect is not animated.
@preconcurrency @MainActor open class UIVisualEffectView: View {
  /// The effect; nil for none.
  public final var effect: UIVisualEffect?
  /// The view that holds the contents; it fills this one.
  public final let contentView = View()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }
}

extension UIVisualEffectView: SubviewContainer {}
