import Presentation

/// The area of a view that the keyboard covers.
///
/// There is no keyboard, so the guide is always the area below the safe area, as in UIKit while the
/// keyboard is hidden.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that is not at the lower edge of the screen; the value is
  /// stored but has no effect.
  public final var followsUndockedKeyboard = false
  /// Whether the guide is at the safe area while the keyboard is hidden; the value is stored but
  /// has no effect.
  public final var usesBottomSafeArea = true
  /// The distance from the keyboard at which a scrolling finger begins to move the keyboard; the
  /// value is stored but has no effect.
  public final var keyboardDismissPadding: CGFloat = 0

  init(of view: View) { super.init(.bottom, of: view) }
}
