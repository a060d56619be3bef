/// The timing of an animation in a plan.
package enum PlanTiming: Hashable, Sendable {
  /// The named curves.
  package enum Curve: String, CaseIterable, Sendable {
    /// Begins slowly, speeds up, and ends slowly.
    case easeInOut
    /// Begins slowly and ends fast.
    case easeIn
    /// Begins fast and ends slowly.
    case easeOut
    /// Keeps the same speed.
    case linear
  }

  /// A named curve that takes the whole duration of the animation.
  case curve(Curve)
  /// A spring with a damping ratio; the spring moves for the duration of the animation.
  ///
  /// With an initial velocity of 1, the animation would cover the whole distance in one second.
  case damping(Double, velocity: Double)
  /// A spring that determines its own duration.
  case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
}
