/// The controllers, actions and tabs that gestures of one or more runs have found or not found.
struct TouchRecord: Codable, Hashable {
  /// The name of a controller, and a gesture that the user of a scenario may make on it.
  struct Controller: Codable, Hashable {
    /// The gesture that the user may make, such as `drag`.
    let gesture: String
    let name: String
  }

  /// The title of an alert's action, and the alert in which the user of a scenario taps the action.
  struct Action: Codable, Hashable {
    let title: String
    let alert: String
  }

  /// The gestures on controllers that had never existed when the gesture was made.
  private(set) var missedControllers: Set<Controller> = []
  private var foundActions: Set<Action> = []
  /// The missed actions, and the most similar titles in their alerts; empty if none is similar.
  private var missedActions: [Action: String] = [:]
  private var foundTabs: Set<Int> = []
  private var missedTabs: Set<Int> = []

  mutating func miss(_ controller: Controller) { missedControllers.insert(controller) }

  mutating func find(_ action: Action) { foundActions.insert(action) }

  /// Adds an action that the alert does not have, although the alert is presented.
  mutating func miss(_ action: Action, nearest: String?) {
    let nearest = nearest ?? ""
    missedActions[action] = min(missedActions[action] ?? nearest, nearest)
  }

  mutating func find(tab index: Int) { foundTabs.insert(index) }

  mutating func miss(tab index: Int) { missedTabs.insert(index) }

  mutating func add(_ other: TouchRecord) {
    missedControllers.formUnion(other.missedControllers)
    foundActions.formUnion(other.foundActions)
    missedActions.merge(other.missedActions, uniquingKeysWith: min)
    foundTabs.formUnion(other.foundTabs)
    missedTabs.formUnion(other.missedTabs)
  }

  /// The first action, in alphabetical order, that no gesture has found, and the most similar one.
  var missingAction: (action: Action, nearest: String?)? {
    missedActions.filter { !foundActions.contains($0.key) }
      .min { ($0.key.alert, $0.key.title) < ($1.key.alert, $1.key.title) }
      .map { ($0.key, $0.value.isEmpty ? nil : $0.value) }
  }

  /// The lowest index of a tab that no gesture has found.
  var missingTab: Int? { missedTabs.subtracting(foundTabs).min() }
}
