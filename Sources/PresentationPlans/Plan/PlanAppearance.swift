/// The appearance of a controller's view that a plan expects.
package enum PlanAppearance: String, CaseIterable, Sendable {
  /// The view is not on screen.
  case disappeared
  /// The last callback was `viewWillAppear`.
  case appearing
  /// The view has appeared.
  case appeared
  /// The last callback was `viewWillDisappear`.
  case disappearing
}
