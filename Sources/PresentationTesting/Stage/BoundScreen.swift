import Presentation

/// A weak reference to a screen with bound presenters.
@MainActor struct BoundScreen {
  private weak var screen: ViewController?
  private let name: String
  private let presenters: [String]

  private init?(_ screen: ViewController) {
    presenters = screen.presenterAttached.map(\.name)
    (self.screen, name) = (screen, screen.name)
    if presenters.isEmpty { return nil }
  }

  /// Returns the screens of a world that have bound presenters.
  static func all(of world: World) -> [BoundScreen] {
    world.controllers.compactMap(BoundScreen.init)
  }

  /// Detaches the presenters of all screens that outlive their world.
  ///
  /// If detaching its presenters releases a screen, a closure of these presenters had captured the
  /// screen.
  ///
  /// - Returns: A text for each released screen, with the names of its presenters.
  static func captured(among screens: [BoundScreen]) -> [String] {
    let alive = screens.filter { $0.screen != nil }
    for entry in alive { entry.detach() }
    return alive.filter { $0.screen == nil }.map {
      "\($0.name), captured by a closure of \($0.presenters.joined(separator: ", "))"
    }
  }

  private func detach() {
    for presenter in screen?.presenterAttached ?? [] { presenter.detach() }
  }
}
