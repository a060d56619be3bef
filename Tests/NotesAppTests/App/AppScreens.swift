import PresentationBinding

/// Makes the screens: view controllers in the app, controllers without a screen in tests.
@MainActor protocol AppScreens {
  /// The type of all screens.
  associatedtype Content: AlertPresenter where Content.PresenterContent == Content
  /// The type of stacks.
  associatedtype Stack: StackPresenter where Stack.PresenterContent == Content

  /// Makes a screen.
  func make(_ place: Place) -> Content

  /// Makes a stack that begins with a screen, and binds it.
  func makeStack(_ root: Place, _ bind: (Stack) -> Void) -> Content

  /// Says whether the user may drag an editor away.
  func lock(_ editor: Content, _ isLocked: Bool)
}
