/// The pace of an animation of a plan.
package enum PlanTiming: Hashable, Sendable {
  /// The named curves.
  package enum Curve: String, CaseIterable, Sendable {
    /// Slow, fast, slow.
    case easeInOut
    /// Slow, then fast.
    case easeIn
    /// Fast, then slow.
    case easeOut
    /// The same speed all the way.
    case linear
  }

  /// A named curve, over the duration.
  case curve(Curve)
  /// A spring with that damping ratio, over the duration; it begins with so many whole ways
  /// per second.
  case damping(Double, velocity: Double)
  /// A spring with its own time, independent of the duration.
  case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
}
