/// A place on the way of a matched view.
public struct PlanProgressFrame: Hashable, Sendable {
  /// How far it has come then.
  public var value: Double
  /// How long that takes; nil if it jumps there.
  public var duration: Duration?
}
