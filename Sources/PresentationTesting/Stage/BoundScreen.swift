import Presentation

/// A screen with bound presenters, without keeping it alive.
@MainActor struct BoundScreen {
  private weak var screen: ViewController?
  private let name: String
  private let presenters: [String]

  private init?(_ screen: ViewController) {
    presenters = screen.presenterAttached.map(\.name)
    (self.screen, name) = (screen, screen.name)
    if presenters.isEmpty { return nil }
  }

  /// The screens of a world.
  static func all(of world: World) -> [BoundScreen] {
    world.controllers.compactMap(BoundScreen.init)
  }

  /// Detaches the presenters of the screens that are alive after the end of their world, and names
  /// the screens that are released by it: a closure of their presenters has captured them.
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
