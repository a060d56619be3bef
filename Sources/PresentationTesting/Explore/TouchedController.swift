/// A controller that a scenario's user may touch, by name.
struct TouchedController: Hashable {
  /// What the user may do to it.
  let gesture: Scenario.Gesture
  let name: String
}
