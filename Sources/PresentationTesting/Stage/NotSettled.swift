public import Presentation

/// The error of `Stage.settle(limit:)` if a transition or other work does not end.
///
/// For a transition, the error names the controller, but not the line of the call that began the
/// transition: `present` and similar calls have the same parameters as in UIKit. To find the call,
/// print the stage's trace. For a timer or an animation, the error names the line of the call.
public struct NotSettled: Error, Hashable, Sendable, CustomStringConvertible {
  /// The limit of virtual time that was reached; nil if the limit was not reached.
  ///
  /// If the value is nil and ``pending`` is empty, a transition is running, and nothing is
  /// scheduled that could end the transition. If the value is nil and ``pending`` is not empty, due
  /// work has scheduled further work at the same instant, again and again.
  public let limit: Duration?
  /// The transitions that have not ended.
  public let running: [RunningTransition]
  /// The work that was still pending in the clock.
  public let pending: [PendingWork]

  /// A paragraph with the running transitions and the pending work.
  public var description: String {
    let reason =
      pending.isEmpty ? "but nothing is scheduled" : "although 1,000 turns have run at one instant"
    let head = limit.map { "Not settled after \($0.secondsText)" } ?? "Not settled, \(reason)"
    let what = running.map(\.description) + pending.map { "still pending: \($0)" }
    return "\(head): \(what.joined(separator: "; "))."
  }
}
