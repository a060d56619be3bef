/// A call that animates a change of one view, without an animator.
package struct PlanAnimation: Hashable, Sendable {
  /// The options that a plan can give it.
  package enum Option: String, CaseIterable, Sendable {
    /// Begins at what is seen, and replaces what runs.
    case beginFromCurrentState
    /// Repeats without end.
    case `repeat`
    /// Every other time backwards.
    case autoreverse
  }

  /// The contents of the call.
  package enum Content: Hashable, Sendable {
    /// A change along a curve.
    case curve(PlanChange, PlanTiming.Curve)
    /// A change like a spring.
    case spring(PlanChange, damping: Double, velocity: Double)
    /// Several changes of the view, one after the other, under an overall curve (A-33a); discrete
    /// ones are taken at once, each at its end.
    case keyframes([PlanKeyframe], areDiscrete: Bool, PlanTiming.Curve)
  }

  /// The view's name.
  package var view: String
  /// The contents of the call.
  package var content: Content
  /// The duration.
  package var duration: Duration
  /// The delay.
  package var delay: Duration
  /// The options.
  package var options: Set<Option>
  /// Whether a completion is passed, and traced.
  package var completion: Bool
}
