/// The kind of a timing curve that a ``TimingCurveProvider`` supplies.
public enum TimingCurveType: Int, Hashable, Sendable {
  /// A named curve, such as `easeInOut`.
  case builtin
  /// A Bezier curve.
  case cubic
  /// A spring.
  case spring
  /// Both a Bezier curve and a spring.
  ///
  /// Animators use the spring and ignore the Bezier curve.
  case composed
}
