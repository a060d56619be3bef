public import Presentation

extension View {
  /// The area of the view with a width at which text can be read.
  ///
  /// Widths of text are not modeled. Therefore, the area is the same as that of
  /// ``layoutMarginsGuide``.
  public final var readableContentGuide: UILayoutGuide {
    attachment { SystemGuides(of: self) }.readable
  }

  /// The area of the view that the keyboard covers.
  ///
  /// There is no keyboard, so the area is the part of the view below the safe area.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    attachment { SystemGuides(of: self) }.keyboard
  }
}

/// The guides for text and for the keyboard of one view.
@MainActor private final class SystemGuides {
  let readable: UILayoutGuide
  let keyboard: UIKeyboardLayoutGuide

  init(of view: View) {
    (readable, keyboard) = (UILayoutGuide(.margins, of: view), UIKeyboardLayoutGuide(of: view))
  }
}
