/// A call that animates a change of one view, without an animator.
public struct PlanAnimation: Hashable, Sendable {
  /// The options that a plan can give it.
  public enum Option: String, CaseIterable, Sendable {
    /// Begins at what is seen, and replaces what runs.
    case beginFromCurrentState
    /// Goes on for ever.
    case `repeat`
    /// Every other time backwards.
    case autoreverse
  }

  /// What the call is made of.
  public enum Content: Hashable, Sendable {
    /// One change, along a curve.
    case curve(PlanChange, PlanTiming.Curve)
    /// One change, like a spring.
    case spring(PlanChange, damping: Double, velocity: Double)
    /// Several changes of the view, one after the other, under an overall curve (A-33a); discrete
    /// ones are taken at once, each at its end.
    case keyframes([PlanKeyframe], areDiscrete: Bool, PlanTiming.Curve)
  }

  /// The view's name.
  public var view: String
  /// What happens to it.
  public var content: Content
  /// How long it takes.
  public var duration: Duration
  /// How long it waits.
  public var delay: Duration
  /// How it behaves.
  public var options: Set<Option>
  /// Whether a completion is passed, and traced.
  public var completion: Bool
}
