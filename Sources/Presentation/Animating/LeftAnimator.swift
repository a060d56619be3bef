/// A property animator that was never finished (A-20), as reports name it.
public struct LeftAnimator: Hashable, Sendable, CustomStringConvertible {
  /// The state in which an animator was left.
  public enum Fate: Hashable, Sendable {
    /// The animator is paused at this fraction of its direction, 0...1.
    case paused(at: Double)
    /// The animator is stopped and waits for its `finishAnimation(at:)`.
    case stopped
    /// The animator was deallocated while it was paused or stopped.
    case released(wasStopped: Bool)
  }

  /// The names of the views that it animates, in order of their first change.
  public let views: [String]
  /// The state in which it was left.
  public let fate: Fate

  /// A clause with the state and the animated views.
  public var description: String {
    let how =
      switch fate {
      case .paused(let fraction): "still paused at \((fraction * 1_000).rounded() / 1_000)"
      case .stopped: "still stopped"
      case .released(let wasStopped): "released while \(wasStopped ? "stopped" : "paused")"
      }
    return "\(how): the animator of \(views.isEmpty ? "no view" : views.joined(separator: ", "))"
  }
}
