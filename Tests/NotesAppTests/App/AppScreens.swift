import PresentationBinding

/// A factory of screens: view controllers in the app, model controllers in tests.
@MainActor protocol AppScreens {
  /// The type of all screens.
  associatedtype Content: AlertPresenter where Content.PresenterContent == Content
  /// The type of stacks.
  associatedtype Stack: StackPresenter where Stack.PresenterContent == Content

  /// Creates a screen.
  func make(_ place: Place) -> Content

  /// Creates a stack that begins with a screen, and binds the stack.
  func makeStack(_ root: Place, _ bind: (Stack) -> Void) -> Content

  /// Sets whether the user may drag an editor away.
  func lock(_ editor: Content, _ isLocked: Bool)
}
