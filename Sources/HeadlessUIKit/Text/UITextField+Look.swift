import Presentation

extension UITextField {
  /// The border of a text field; the raw values are the same as in UIKit.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rectangle with round corners.
    case roundedRect = 3
  }

  /// The times at which a part of a text field is shown; the raw values are the same as in UIKit.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The part is never shown.
    case never = 0
    /// The part is shown only during editing.
    case whileEditing = 1
    /// The part is always shown, except during editing.
    case unlessEditing = 2
    /// The part is always shown.
    case always = 3
  }

  /// Whether the field contains text.
  public final var hasText: Bool { text?.isEmpty == false }

  /// Whether the text is deleted when editing begins.
  ///
  /// The delegate's `textFieldShouldClear` can prevent the deletion.
  public final var clearsOnBeginEditing: Bool {
    get { kept.clearsOnBegin }
    set { kept.clearsOnBegin = newValue }
  }

  /// Whether the font becomes smaller if the text is wider than the field; the value is stored but
  /// has no effect.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { kept.adjustsFont }
    set { kept.adjustsFont = newValue }
  }

  /// The times at which ``leftView`` is shown; the value is stored but has no effect.
  public final var leftViewMode: ViewMode {
    get { kept.leftViewMode }
    set { kept.leftViewMode = newValue }
  }

  /// The times at which ``rightView`` is shown; the value is stored but has no effect.
  public final var rightViewMode: ViewMode {
    get { kept.rightViewMode }
    set { kept.rightViewMode = newValue }
  }

  private var kept: KeptOfTextField { attachment { KeptOfTextField() } }
}

/// The values of a text field that are stored but have no effect.
@MainActor private final class KeptOfTextField {
  var clearsOnBegin = false
  var adjustsFont = false
  var leftViewMode = UITextField.ViewMode.never
  var rightViewMode = UITextField.ViewMode.never
}
