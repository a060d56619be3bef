/// A call that animates a view without a property animator, such as `View.animate`.
package struct PlanAnimation: Hashable, Sendable {
  /// The animation options that a plan can set.
  package enum Option: String, CaseIterable, Sendable {
    /// Begins at the visible values, and replaces the running animation.
    case beginFromCurrentState
    /// Repeats forever.
    case `repeat`
    /// Runs the animation forward and then backward; with `repeat`, this goes on forever.
    case autoreverse
  }

  /// The kinds of animation calls, with the view changes that they animate.
  package enum Content: Hashable, Sendable {
    /// A change along a timing curve.
    case curve(PlanChange, PlanTiming.Curve)
    /// A change with a spring.
    case spring(PlanChange, damping: Double, velocity: Double)
    /// Several changes of the view, each in a part of the duration, under an overall curve (A-33a).
    ///
    /// If `areDiscrete` is true, nothing is interpolated: each change is made at the end of its
    /// keyframe.
    case keyframes([PlanKeyframe], areDiscrete: Bool, PlanTiming.Curve)
  }

  /// The view's name.
  package var view: String
  /// The kind of the call, with the animated changes.
  package var content: Content
  /// The duration.
  package var duration: Duration
  /// The delay.
  package var delay: Duration
  /// The options.
  package var options: Set<Option>
  /// Whether the call has a completion handler, which the trace then records.
  package var completion: Bool
}
