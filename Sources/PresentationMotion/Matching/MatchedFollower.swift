/// A value that follows a target with a given progress, and starts from where it was last shown
/// when it begins to follow another one (G-40, G-44).
///
/// ```swift
/// var line = MatchedFollower<String, CGRect>()
/// line.update(id: "Inbox", target: inbox, own: bar, progress: 1)  // inbox
/// line.update(id: "Sent", target: sent, own: bar, progress: 0)  // still inbox
/// line.update(id: "Sent", target: sent, own: bar, progress: 1.2)  // beyond sent
/// ```
///
/// An update is one observation of everything at once, so nothing depends on the order in which its
/// parts changed (G-43). On a new id the driver must deliver its first progress in the same update,
/// else the new target shows for a moment (G-45).
public struct MatchedFollower<ID: Equatable & Sendable, Value: Interpolatable>: Sendable {
  /// The id that it follows; nil before the first update.
  public private(set) var id: ID?
  private var start: Value?
  private var shown: Value?

  /// A follower that has not been shown.
  public init() {}

  /// Follows, and answers what is shown now.
  ///
  /// - Parameters:
  ///   - id: The id to follow.
  ///   - target: Where that is; nil if there is none, and the own value is shown (G-42).
  ///   - own: Where the follower is by itself, and where its first way begins.
  ///   - progress: 0 at the start of the way, 1 at the target, unclamped.
  @discardableResult public mutating func update(
    id: ID, target: Value?, own: Value, progress: Double
  ) -> Value {
    follow(id, from: shown)
    let value = value(towards: target, own: own, progress: progress)
    shown = value
    return value
  }

  /// Sets out for another one from what is shown: nothing, and the way begins at the own value.
  package mutating func follow(_ id: ID, from shown: Value?) {
    guard id != self.id else { return }
    start = shown
    self.id = id
  }

  /// Returns the value that is shown on the way.
  package func value(towards target: Value?, own: Value, progress: Double) -> Value {
    guard let target else { return own }
    return (start ?? own).interpolated(towards: target, by: progress)
  }
}
