/// A property animator that was never finished (A-20), described for reports.
public struct LeftAnimator: Hashable, Sendable, CustomStringConvertible {
  /// The state in which an animator was left behind.
  public enum Fate: Hashable, Sendable {
    /// The animator is paused at this fraction of its present direction, from 0 to 1.
    case paused(at: Double)
    /// The animator is stopped, and `finishAnimation(at:)` has not been called.
    case stopped
    /// The animator was deallocated while it was paused or stopped.
    case released(wasStopped: Bool)
  }

  /// The names of the views that the animator animates, in the order of their first changes.
  public let views: [String]
  /// The state in which the animator was left behind.
  public let fate: Fate

  /// The state and the animated views, as text.
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
