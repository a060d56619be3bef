public import Presentation

extension View {
  /// The way in which the tint color is adjusted; the raw values are the same as in UIKit.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The tint color is not changed.
    case normal = 1
    /// The tint color is replaced by a gray.
    case dimmed = 2
  }

  /// The way in which the tint color is adjusted; the value is stored but has no effect.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { style.tintMode }
    set { style.tintMode = newValue }
  }

  private var style: KeptStyleOfView { attachment { KeptStyleOfView() } }
}

/// The style of a view, which is stored but has no effect.
@MainActor private final class KeptStyleOfView {
  var tintMode = View.TintAdjustmentMode.automatic
}
