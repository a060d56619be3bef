/// Controllers that were removed while a controller that they have presented is still on screen.
///
/// A removed controller, here called a screen, stays alive until its presented controller is
/// dismissed. Until then, the screen's presenters still work. They can dismiss the presented
/// controller when the model changes, and can write a dismissal by the user to the model.
@MainActor struct RemovedScreens<Screen: Presenter> {
  private(set) var screens: [Screen.PresenterContent] = []
  private var observed: [ObjectIdentifier] = []
  private var listeners: [AnyObject] = []

  /// Keeps each removed screen that presents a controller, and releases the other screens.
  ///
  /// Calls `body` when one of the presented controllers has left its window.
  mutating func keep(
    _ removed: [Screen.PresenterContent], of screen: Screen,
    then body: @escaping @MainActor () -> Void
  ) {
    let candidates = screens + removed.filter { one in !screens.contains { $0 === one } }
    guard !candidates.isEmpty else { return }
    screens = candidates.filter { !Self.presented(by: $0).isEmpty }
    let contents = screens.flatMap(Self.presented)
    guard observed != contents.map(ObjectIdentifier.init) else { return }
    observed = contents.map(ObjectIdentifier.init)
    listeners = contents.compactMap { screen.presenterObserveRemoval(of: $0, body) }
  }

  private static func presented(by screen: Screen.PresenterContent) -> [Screen.PresenterContent] {
    let presenters = (screen as? any Presenter)?.presenterAttached ?? []
    return presenters.compactMap { $0.shown as? Screen.PresenterContent }
      .filter { $0.presentingViewController != nil }
  }
}
