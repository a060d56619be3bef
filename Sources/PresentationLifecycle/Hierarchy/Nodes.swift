package typealias ControllerID = SlotID<ControllerNode>
package typealias LinkID = SlotID<LinkNode>
package typealias TransitionID = SlotID<TransitionNode>
package typealias StackID = SlotID<StackNode>
package typealias TabID = SlotID<TabNode>
package typealias AnimatorID = SlotID<AnimatorNode>

/// The facts about one controller: every fact that user code can read.
package struct ControllerNode: Hashable, Sendable {
  package internal(set) var parent: ControllerID?
  package internal(set) var presentedLink: LinkID?
  package internal(set) var presentingLink: LinkID?
  /// The links of presentations by contained children of this layer's root in contexts of their
  /// own.
  package internal(set) var contextLinks: [LinkID] = []
  package internal(set) var isBeingPresented = false
  package internal(set) var isBeingDismissed = false
  package internal(set) var definesPresentationContext = false
  /// A present or dismiss of this presenter is unfinished (P-41, P-59).
  package internal(set) var isInProgress = false
  /// The presenter at the bottom of the modal chain that this presented controller is in (P-5).
  package internal(set) var bottomPresenter: ControllerID?
  /// The running transitions that this layer takes part in, in order of acceptance.
  package internal(set) var transitions: [TransitionID] = []
  package internal(set) var appearance = ReentrancyGuard(Appearance())
  package internal(set) var isAppearanceAnimated = false
  /// The same for what comes once an owed `viewIsAppearing` has been delivered (P-97).
  package internal(set) var isNextAnimated = false
  package internal(set) var manual = ReentrancyGuard(ManualAppearance())
  /// The stack that this controller has.
  package internal(set) var stack: StackID?
  /// The stack that it is in.
  package internal(set) var stackAround: StackID?
  /// The tabs that this controller has.
  package internal(set) var tab: TabID?
  /// The use that a stack or a tab bar controller makes of its view now.
  package internal(set) var movement: Movement?
}

/// The meaning of an exchange for one of its two controllers (N-6).
package enum Movement: Hashable, Sendable {
  /// It enters the stack or the tabs, or leaves them.
  case entering
  case leaving
  /// It stays in them, and is covered or revealed.
  case staying
}

/// A presenter and what it presents.
package struct LinkNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(PresentationMachine())
  /// The receiver of `present` until it is resolved to the presenter (P-1).
  package internal(set) var presenter: ControllerID
  package let receiver: ControllerID
  package let presented: ControllerID
  package internal(set) var coverage: PresenterVisibility
  /// The root of the layer inside which a contained presenter shows it.
  package internal(set) var contextRoot: ControllerID?
  package internal(set) var transition: TransitionID?
}

/// A running transition: whose it is, and what waits for its end.
package struct TransitionNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(TransitionMachine())
  package internal(set) var interaction = ReentrancyGuard(Interaction())
  package internal(set) var isInteractive = false
  package internal(set) var wasCancelled = false
  /// Whether another request may end it and take its place (N-84).
  package internal(set) var isFluid = false
  package internal(set) var locksInteraction = false
  package let direction: Direction
  package let request: Request
  package let owner: TransitionOwner
  package internal(set) var participants: [ControllerID] = []
  package internal(set) var isCoordinatorOpen = false
  /// Whether only its completions and what waited for it are left: nothing new is part of it
  /// (T-46).
  package internal(set) var isOver = false
  /// Requests in the order in which they were made (P-57a).
  package internal(set) var waiting: [Request] = []

  /// Whether a request that meets it has to wait: it runs, or earlier requests wait for it (T-46).
  var isInTheWay: Bool { !isOver || !waiting.isEmpty }

  /// The links that move, the top-most first; none in the transition of a stack or of tabs.
  package var links: [LinkID] {
    switch owner {
    case .links(let links): links
    case .stack, .tab: []
    }
  }
}

/// The owner of a transition.
package enum TransitionOwner: Hashable, Sendable {
  /// The links that end together, the top-most first; the last one receives the events (P-52a).
  case links([LinkID])
  case stack(StackID)
  case tab(TabID)
}

/// A property animator that has been used and is not at rest.
package struct AnimatorNode: Hashable, Sendable {
  package internal(set) var machine = ReentrancyGuard(PropertyAnimation())
}

/// Something that user code asked for.
package struct Request: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case present(ControllerID)
    case dismiss
    case stack(StackOperation<ControllerID>, StackID)
    case tab(TabOperation, TabID)
  }

  /// Why a request is judged.
  package enum Occasion: Hashable, Sendable {
    case call
    /// It waited.
    case queue
    /// It has ended the transition that was in its way (N-84).
    case redirection
  }

  package let kind: Kind
  package let receiver: ControllerID
  package let drive: AnimationMode
  /// The shell's name for the call: its completion, its place in the source.
  package let ticket: Int
  /// Whether the user's hand asked, and not the program (P-60).
  package let isByUser: Bool

  /// The stack that is asked for something.
  package var stack: StackID? {
    if case .stack(_, let stack) = kind { stack } else { nil }
  }

  package init(
    _ kind: Kind, on receiver: ControllerID, _ drive: AnimationMode, ticket: Int,
    isByUser: Bool = false
  ) {
    (self.kind, self.receiver, self.drive, self.ticket) = (kind, receiver, drive, ticket)
    self.isByUser = isByUser
  }
}
