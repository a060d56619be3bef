/// A description of a property animator that has not finished, for the report at the end of a test
/// (A-20).
public struct LeftAnimator: Hashable, Sendable, CustomStringConvertible {
  /// The state of an unfinished animator.
  public enum Fate: Hashable, Sendable {
    /// The animator is paused, or waits for its first animation block (A-16).
    ///
    /// The associated value is the completed fraction in the animator's current direction, from 0
    /// to 1.
    case paused(at: Double)
    /// The animator is stopped, and `finishAnimation(at:)` has not been called.
    case stopped
    /// The animator was deallocated while it was paused or stopped.
    ///
    /// The associated value is true if the animator was stopped, and false if it was paused.
    case released(wasStopped: Bool)
  }

  /// The names of the views that the animator animates, in the order of their first changes.
  public let views: [String]
  /// The state of the animator.
  public let fate: Fate

  /// The line of the report for this animator: its state and the names of its views.
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
