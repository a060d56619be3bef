import PresentationLifecycle

extension World {
  /// A transition that has not ended, as reports name it.
  public struct RunningTransition: Hashable, Sendable, CustomStringConvertible {
    /// The printed name of the controller that is presented or dismissed.
    public let controller: String
    /// Whether it goes away.
    public let isDismissal: Bool
    /// Whether an animator of the app has been started and must call `completeTransition`.
    public let awaitsAnimator: Bool
    /// How many requests wait for its end (P-57).
    public let waitingRequests: Int

    /// One clause: who, what is missing, what waits.
    public var description: String {
      let way = isDismissal ? "dismissal" : "presentation"
      let state =
        awaitsAnimator
        ? "\(controller)'s animator never called completeTransition, so its \(way) has not ended"
        : "the \(way) of \(controller) has not ended"
      let waiting =
        switch waitingRequests {
        case 0: ""
        case 1: "; 1 request waits for it"
        default: "; \(waitingRequests) requests wait for it"
        }
      return state + waiting
    }
  }

  /// The transitions that run, in the order in which they were asked for.
  public var runningTransitions: [RunningTransition] {
    let accepted = transitions.values
      .compactMap { transition in ledger.transition(transition.id).map { (transition, $0) } }
      .sorted { $0.1.request.ticket < $1.1.request.ticket }
    return accepted.map { transition, node in
      RunningTransition(
        controller: transition.presented.name, isDismissal: node.direction == .dismissing,
        awaitsAnimator: transition.animator != nil && node.machine.state == .running,
        waitingRequests: node.waiting.count)
    }
  }
}
