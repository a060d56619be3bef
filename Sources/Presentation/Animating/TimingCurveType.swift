/// The kind of a timing curve that a provider supplies.
public enum TimingCurveType: Int, Hashable, Sendable {
  /// One of the four named curves.
  case builtin
  /// A Bezier curve.
  case cubic
  /// A spring.
  case spring
  /// Both a Bezier curve and a spring.
  ///
  /// Animators use the spring.
  case composed
}
