import Presentation
package import PresentationTesting

/// A scenario that ships with the package: a known bug, and what it takes not to have it.
package struct NamedScenario {
  /// The name by which it is explored.
  package let name: String
  /// The controllers, and what presents them.
  package let about: String
  /// The crafts that it can be built with; the first is the default.
  package let crafts: [Craft]
  /// The default depth of its schedules; nil if all states are visited.
  package let depth: Int?
  private let body: @MainActor (Scenario, Craft) -> Void

  init(
    _ name: String, about: String, crafts: [Craft], depth: Int? = nil,
    body: @escaping @MainActor (Scenario, Craft) -> Void
  ) {
    (self.name, self.about, self.crafts, self.depth) = (name, about, crafts, depth)
    self.body = body
  }

  /// Builds a run of it.
  @MainActor package func build(_ scenario: Scenario, _ craft: Craft) { body(scenario, craft) }

  /// Every one, by name.
  package static let all = [
    deepLink, discardQuestion, doubleDismiss, heroes, login, ownGesture, path, pathUnderSheet,
    photos, swipe, tabPaths, takenBack, transitions, twoPresenters,
  ]
}

extension ViewController {
  /// Presents what `value` names, with the presenter of a craft.
  func show(
    _ value: DemoValue, _ craft: Craft, make: @escaping (String) -> ViewController
  ) {
    let make = { (item: String) in
      value.contentIsMade()
      return make(item)
    }
    switch craft {
    case .binding, .completesTrue, .neverCompletes, .path, .naivePath:
      value.presenter =
        if let item = value.flagged {
          present(while: { value.isOn }, set: { value.isOn = $0 }, named: value.name) {
            make(item.id)
          }
        } else {
          present(item: \.item, of: value, named: value.name) { make($0.id) }
        }
    case .naive, .unowned, .noRollBack, .lostUpdate, .lateWriteBack:
      let presenter = HandmadePresenter(on: self, value, craft, make: make)
      presenterAttach(presenter)
      value.presenter = presenter
    }
  }
}
