import Presentation
package import PresentationTesting

/// A ready-made scenario that `present explore` runs by name, with or without a known bug.
package struct NamedScenario {
  /// The name of the scenario on the command line.
  package let name: String
  /// A description of the controllers and their presenters.
  package let about: String
  /// The presenters or animators that the scenario can use; the first element is the default.
  package let implementations: [Implementation]
  /// The default limit on the steps of a run; nil to visit all states.
  ///
  /// A step is either an action of the scenario or a run-loop turn.
  package let depth: Int?
  private let body: @MainActor (Scenario, Implementation) -> Void

  init(
    _ name: String, about: String, implementations: [Implementation], depth: Int? = nil,
    body: @escaping @MainActor (Scenario, Implementation) -> Void
  ) {
    (self.name, self.about, self.implementations, self.depth) = (
      name, about, implementations, depth
    )
    self.body = body
  }

  /// Declares the controllers, actions and properties of one run.
  ///
  /// The presenter or animator of the run has the given implementation.
  @MainActor package func build(_ scenario: Scenario, _ implementation: Implementation) {
    body(scenario, implementation)
  }

  /// All scenarios, sorted by name.
  package static let all = [
    deepLink, discardQuestion, doubleDismiss, heroes, login, ownGesture, path, pathUnderSheet,
    photos, swipe, swipeInTab, tabPaths, takenBack, transitions, twoPresenters,
  ]
}

extension ViewController {
  /// Attaches a presenter that shows `value` as a presented controller.
  ///
  /// The presenter has the given implementation, and `make` creates the controller.
  func show(
    _ value: DemoValue, _ implementation: Implementation, make: @escaping (String) -> ViewController
  ) {
    let make = { (item: String) in
      value.contentIsMade()
      return make(item)
    }
    switch implementation {
    case .binding, .completesTrue, .neverCompletes, .path, .naivePath:
      value.presenter =
        if let item = value.flagged {
          present(while: \.isOn, of: value, named: value.name) { make(item.id) }
        } else {
          present(item: \.item, of: value, named: value.name) { make($0.id) }
        }
    case .naive, .unowned, .noRollBack, .lostUpdate, .lateWriteBack:
      let presenter = HandmadePresenter(on: self, value, implementation, make: make)
      presenterAttach(presenter)
      value.presenter = presenter
    }
  }
}
