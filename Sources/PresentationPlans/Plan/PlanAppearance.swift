/// The appearance of a controller's view, as a plan expects it at its end.
package enum PlanAppearance: String, CaseIterable, Sendable {
  /// Not there.
  case disappeared
  /// `viewWillAppear` was delivered last.
  case appearing
  /// There.
  case appeared
  /// `viewWillDisappear` was delivered last.
  case disappearing
}
