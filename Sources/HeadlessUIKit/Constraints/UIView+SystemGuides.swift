public import Presentation

extension View {
  /// The area of the view with a width at which text can be read.
  ///
  /// Widths of text are not modeled. Therefore, the area is the same as that of
  /// ``layoutMarginsGuide``.
  public final var readableContentGuide: UILayoutGuide {
    attachment { SystemGuides(of: self) }.readable
  }

  /// The area of the view that the simulated keyboard covers; while the keyboard is hidden, the
  /// part of the view below the safe area.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    attachment { SystemGuides(of: self) }.keyboard
  }

  /// Returns the views inside this view, and this view, that follow the keyboard: those that have
  /// used their `keyboardLayoutGuide`, and the tables of table controllers on screen.
  final var viewsAboveKeyboard: [View] {
    (followsKeyboard ? [self] : [])
      + subviews.flatMap { $0.viewsAboveKeyboard }
  }

  private var followsKeyboard: Bool {
    attached(SystemGuides.self)?.usesKeyboard == true
      || (self as? UITableView)?.avoidsKeyboard == true
  }
}

/// The guides for text and for the keyboard of one view.
@MainActor private final class SystemGuides {
  let readable: UILayoutGuide
  private unowned let view: View
  private(set) var usesKeyboard = false
  private(set) lazy var keyboard: UIKeyboardLayoutGuide = {
    usesKeyboard = true
    return UIKeyboardLayoutGuide(of: view)
  }()

  init(of view: View) {
    (self.view, readable) = (view, UILayoutGuide(.margins, of: view))
  }
}
