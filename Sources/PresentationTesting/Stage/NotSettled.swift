public import Presentation

/// A stage that did not come to rest, with the work that is still running or pending.
public struct NotSettled: Error, Hashable, Sendable, CustomStringConvertible {
  /// The limit of virtual time, if it was reached; nil if no work was scheduled any more.
  public let limit: Duration?
  /// The transitions that have not ended.
  public let running: [RunningTransition]
  /// The work that was still pending in the clock.
  public let pending: [PendingWork]

  /// A paragraph with the running transitions and the pending work.
  public var description: String {
    let head =
      limit.map { "Not settled after \($0.secondsText)" } ?? "Not settled, but nothing is scheduled"
    let what = running.map(\.description) + pending.map { "still pending: \($0)" }
    return "\(head): \(what.joined(separator: "; "))."
  }
}
