public import Foundation
public import Presentation

/// A view that an app shows instead of the keyboard or above it.
///
/// As an `inputAccessoryView`, the view is shown above the simulated keyboard
/// (`World.keyboardHeight`). As an `inputView`, it is never shown.
@preconcurrency @MainActor open class UIInputView: View {
  /// The look of an input view; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// The look of a plain view.
    case `default`
    /// The look of the keyboard.
    case keyboard
  }

  /// The look of the view; the value is stored but has no effect.
  public final let inputViewStyle: Style
  /// Whether the constraints of the view determine its height above the keyboard; by default false,
  /// which means that the frame determines it.
  open var allowsSelfSizing = false

  /// Creates an input view with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates an input view with the look of a plain view.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates an input view with the look of a plain view.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
