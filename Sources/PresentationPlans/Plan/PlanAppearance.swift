/// The appearance state of a controller's view, which a plan can expect.
package enum PlanAppearance: String, CaseIterable, Sendable {
  /// The view is not on screen.
  case disappeared
  /// The view is about to appear: the last callback was `viewWillAppear`.
  case appearing
  /// The view has appeared.
  case appeared
  /// The view is about to disappear: the last callback was `viewWillDisappear`.
  case disappearing
}
