/// A description of a transition that has not ended, for example for the report of a failed test.
public struct RunningTransition: Hashable, Sendable, CustomStringConvertible {
  /// The name of the controller that is presented, dismissed, pushed, popped or selected.
  public let controller: String
  /// Whether the controller is dismissed or popped.
  public var isDismissal: Bool { way.isAway }
  package let way: TraceEvent.TransitionKind
  /// The serial number of the call that requested the transition.
  package let ticket: Int
  /// The progress that an interaction controller has set, from 0 to 1.
  ///
  /// Nil if the transition began without a gesture.
  package let percentComplete: Double?
  /// Whether an animator of the app has been started and has not called `completeTransition` yet.
  public let awaitsAnimator: Bool
  /// Whether an interaction controller still controls the transition.
  let isInteractive: Bool
  /// The number of calls, such as `present`, that wait for the end of the transition (P-57).
  public let waitingRequests: Int

  /// A sentence with the name of the controller and the number of waiting calls.
  ///
  /// The sentence also says what the transition waits for: the end of its interaction, or a call of
  /// `completeTransition` by its animator.
  public var description: String {
    let state =
      if isInteractive {
        "the \(way.noun) of \(controller) has not ended, because its interaction was neither "
          + "finished nor canceled"
      } else if awaitsAnimator {
        "\(controller)'s animator has not called completeTransition, so its \(way.noun) has not "
          + "ended"
      } else {
        "the \(way.noun) of \(controller) has not ended"
      }
    let waiting =
      switch waitingRequests {
      case 0: ""
      case 1: "; 1 request waits for it"
      default: "; \(waitingRequests) requests wait for it"
      }
    return state + waiting
  }

  @MainActor init?(_ transition: TransitionContext, in world: World) {
    guard let node = world.hierarchy.transition(transition.id) else { return nil }
    controller = transition.subject.controller.name
    way = transition.subject.way
    isInteractive = node.isInteractive
    awaitsAnimator = transition.animator != nil && node.machine.state == .running
    waitingRequests = node.waiting.count
    ticket = node.request.ticket
    percentComplete = transition.beganInteractive ? Double(transition.percentComplete) : nil
  }
}
