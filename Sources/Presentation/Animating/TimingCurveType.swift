/// The kinds of timing a provider may supply.
public enum TimingCurveType: Int, Hashable, Sendable {
  /// A curve of the four named ones.
  case builtin
  /// A Bezier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring; the spring counts.
  case composed
}
