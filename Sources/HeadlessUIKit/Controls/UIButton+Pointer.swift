import Presentation

extension UIButton {
  /// Whether the button changes its look below a pointer; the value is stored but has no effect.
  public final var isPointerInteractionEnabled: Bool {
    get { kept.isEnabled }
    set { kept.isEnabled = newValue }
  }

  private var kept: KeptPointer { attachment { KeptPointer() } }
}

/// The settings for the pointer of one button.
@MainActor private final class KeptPointer {
  var isEnabled = false
}
