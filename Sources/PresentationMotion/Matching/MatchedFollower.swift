/// A value that moves to a target; the caller passes the progress of the motion (G-40).
///
/// When the value begins to follow another target, it starts from the last shown value (G-44).
///
/// ```swift
/// var line = MatchedFollower<String, CGRect>()
/// line.update(id: "Inbox", target: inbox, own: bar, progress: 1)  // inbox
/// line.update(id: "Sent", target: sent, own: bar, progress: 0)  // still inbox
/// line.update(id: "Sent", target: sent, own: bar, progress: 1.2)  // beyond sent
/// ```
///
/// Each update passes the id, the target and the progress together. So it does not matter in which
/// order these values have changed (G-43). In an update with a new id, also pass the first progress
/// of the new motion, usually 0. If you pass the last progress of the old motion, usually 1, the
/// new target is shown for a moment (G-45).
public struct MatchedFollower<ID: Equatable & Sendable, Value: Interpolatable>: Sendable {
  /// The id of the current target; nil before the first update.
  public private(set) var id: ID?
  private var start: Value?
  private var shown: Value?

  /// Creates a follower that has not been updated yet.
  public init() {}

  /// Follows a target, and returns the value that is shown now.
  ///
  /// - Parameters:
  ///   - id: The id of the target to follow.
  ///   - target: The value of the target; nil if there is no target. In this case, `own` is shown
  ///     (G-42).
  ///   - own: The follower's own value, from which its first motion begins.
  ///   - progress: The progress of the motion: 0 at the start, 1 at the target; not clamped.
  @discardableResult public mutating func update(
    id: ID, target: Value?, own: Value, progress: Double
  ) -> Value {
    follow(id, from: shown)
    let value = value(towards: target, own: own, progress: progress)
    shown = value
    return value
  }

  /// Begins to follow another target; does nothing if the target has the same id.
  ///
  /// The motion starts at `shown`, or at the follower's own value if `shown` is nil.
  package mutating func follow(_ id: ID, from shown: Value?) {
    guard id != self.id else { return }
    start = shown
    self.id = id
  }

  /// Returns the value between the start and the target at a progress.
  package func value(towards target: Value?, own: Value, progress: Double) -> Value {
    guard let target else { return own }
    return (start ?? own).interpolated(towards: target, by: progress)
  }
}
