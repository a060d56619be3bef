import Foundation
import Presentation

/// The area of a view that the keyboard covers.
///
/// While the simulated keyboard (`World.keyboardHeight`) is shown, the guide extends from the upper
/// edge of the keyboard, or of the accessory view above it, to the lower edge of the view. The
/// guide moves in an animation with the keyboard, after `keyboardWillShowNotification` or
/// `keyboardWillHideNotification` is posted. Without a keyboard, the guide is the area below the
/// safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that is not at the lower edge of the screen; the value is
  /// stored but has no effect.
  public final var followsUndockedKeyboard = false
  /// Whether the guide is the area below the safe area while the keyboard is hidden, and at least
  /// as high while the keyboard is shown; by default true.
  ///
  /// If false, the guide has no height while the keyboard is hidden.
  public final var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }
  /// The distance from the keyboard at which a scrolling finger begins to move the keyboard; the
  /// value is stored but has no effect.
  public final var keyboardDismissPadding: CGFloat = 0

  init(of view: View) { super.init(.bottom, of: view) }

  override func bottomHeight(of view: View) -> CGFloat {
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return min(max(least, view.heightBehindKeyboard), view.bounds.height)
  }
}

extension View {
  /// The height of the part of the view that the keyboard covers; zero or less if there is none.
  var heightBehindKeyboard: CGFloat {
    guard let window, let top = (window.owner as World?)?.keyboard.frame?.minY else { return 0 }
    return bounds.maxY - convert(CGPoint(x: 0, y: top), from: nil).y
  }
}
