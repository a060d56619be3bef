package typealias ControllerID = SlotID<ControllerNode>
package typealias LinkID = SlotID<LinkNode>
package typealias TransitionID = SlotID<TransitionNode>
package typealias StackID = SlotID<StackNode>
package typealias TabID = SlotID<TabNode>
package typealias AnimatorID = SlotID<AnimatorNode>

/// The state of one controller: the values that app code can read, and the state machines.
package struct ControllerNode: Hashable, Sendable {
  package internal(set) var parent: ControllerID?
  package internal(set) var presentedLink: LinkID?
  package internal(set) var presentingLink: LinkID?
  /// The presentations whose presenters are, or have been, descendants of this controller.
  ///
  /// If a presenter has a parent, its presentation is stored at the root-most ancestor of the
  /// presenter.
  package internal(set) var contextLinks = ShortList<LinkID>()
  package internal(set) var isBeingPresented = false
  package internal(set) var isBeingDismissed = false
  package internal(set) var definesPresentationContext = false
  /// Whether this controller is the presenter of an unfinished presentation or dismissal (P-41,
  /// P-59).
  package internal(set) var isInProgress = false
  /// The lowest presenter in the chain of presentations that contains this controller (P-5).
  ///
  /// The value is nil if the controller is not presented.
  package internal(set) var bottomPresenter: ControllerID?
  /// The transitions in which this controller takes part, in the order of their acceptance.
  package internal(set) var transitions = ShortList<TransitionID>()
  package internal(set) var appearance = ReentrancyGuard(Appearance())
  package internal(set) var isAppearanceAnimated = false
  /// The `animated` argument for the callbacks after an early `viewIsAppearing` call (P-97).
  package internal(set) var isNextAnimated = false
  package internal(set) var manual = ReentrancyGuard(ManualAppearance())
  /// The stack of this controller, if it is a navigation controller.
  package internal(set) var stack: StackID?
  /// The tabs of this controller, if it is a tab bar controller.
  package internal(set) var tab: TabID?
  /// The role of this controller in the running transition of its navigation or tab bar controller.
  package internal(set) var movement: Movement?
}

/// The role of a controller in a transition of a stack or of tabs (N-6).
package enum Movement: Hashable, Sendable {
  /// The controller enters the stack or the tabs.
  case entering
  case leaving
  /// The controller stays in the stack or the tabs, and is covered or revealed.
  case staying
}

/// A presentation: the presenter, the presented controller, and the state of the presentation.
package struct LinkNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(PresentationMachine())
  /// The presenting controller (P-1).
  ///
  /// Before the presenter is determined, the value is the controller on which `present` was called.
  package internal(set) var presenter: ControllerID
  package let receiver: ControllerID
  package internal(set) var presented: ControllerID
  package internal(set) var visibility: PresenterVisibility
  /// The root-most ancestor of the presenter; nil if the presenter has no parent.
  package internal(set) var contextRoot: ControllerID?
  package internal(set) var transition: TransitionID?
}

/// A running transition: the presentations, stack or tabs to which it belongs, and the requests
/// that wait for its end.
package struct TransitionNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(TransitionMachine())
  package internal(set) var interaction = ReentrancyGuard(Interaction())
  package internal(set) var isInteractive = false
  package internal(set) var wasCancelled = false
  /// Whether another request may end the transition and take its place (N-84).
  package internal(set) var isFluid = false
  package internal(set) var locksInteraction = false
  package let direction: Direction
  package let request: Request
  package let owner: TransitionOwner
  package internal(set) var participants = ShortList<ControllerID>()
  package internal(set) var isCoordinatorOpen = false
  /// Whether the transition is over (T-46).
  ///
  /// After the end, only the completions of the transition are called, and waiting requests are
  /// performed.
  package internal(set) var isOver = false
  /// The requests that wait for the end of the transition, in the order of their calls (P-57a).
  package internal(set) var waiting: [Request] = []

  /// Whether a new request has to wait for this transition, or for requests in its queue (T-46).
  var isInTheWay: Bool { !isOver || !waiting.isEmpty }

  /// The presentations that take part, from the top down.
  ///
  /// The list is empty for a transition of a stack or of tabs.
  package var links: ShortList<LinkID> {
    switch owner {
    case .links(let links): links
    case .stack, .tab: []
    }
  }
}

/// The presentations, the stack or the tabs to which a transition belongs.
package enum TransitionOwner: Hashable, Sendable {
  /// The presentations that begin or end together, from the top down.
  ///
  /// The lowest presentation receives the events of the transition (P-52a).
  case links(ShortList<LinkID>)
  case stack(StackID)
  case tab(TabID)
}

/// A property animator that is active, which means in any state except `inactive`.
package struct AnimatorNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(PropertyAnimation())
}

/// A request by the app or the user: to present, to dismiss, or to change a stack or tabs.
package struct Request: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case present(ControllerID)
    case dismiss
    case stack(StackOperation<ControllerID>, StackID)
    case tab(TabOperation, TabID)
  }

  /// The event that makes a decision about a request necessary.
  package enum Occasion: Hashable, Sendable {
    case call
    /// The request has left a queue in which it has waited.
    case queue
    /// The request has ended the fluid transition that was in its way (N-84).
    case redirection
  }

  package let kind: Kind
  package let receiver: ControllerID
  package let mode: AnimationMode
  /// The number of the call, with which its controllers and its completion are looked up.
  package let ticket: Int
  /// Whether the user rather than the program made the request (P-60).
  package let isByUser: Bool

  /// The stack that the request changes; nil for requests that change no stack.
  package var stack: StackID? {
    if case .stack(_, let stack) = kind { stack } else { nil }
  }

  /// Whether the request is a `present` or a `dismiss`.
  package var isModal: Bool {
    switch kind {
    case .present, .dismiss: true
    case .stack, .tab: false
    }
  }

  package init(
    _ kind: Kind, on receiver: ControllerID, _ mode: AnimationMode, ticket: Int,
    isByUser: Bool = false
  ) {
    (self.kind, self.receiver, self.mode, self.ticket) = (kind, receiver, mode, ticket)
    self.isByUser = isByUser
  }
}
