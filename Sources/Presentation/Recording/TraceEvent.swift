import Foundation
package import PresentationLifecycle

/// A recorded event, such as a call of `viewDidLoad`.
///
/// The value is small, because it stores names and texts as indices into ``Recorder/words``.
package enum TraceEvent: Hashable, Sendable {
  case viewDidLoad
  case callback(Callback, animated: Bool)
  case layout(LayoutCallback)
  case present(Word, animated: Bool, Fate)
  case dismiss(animated: Bool, Fate)
  case completion(of: Call)
  case stack(StackOperation<Word>, animated: Bool, Fate)
  case tabs(TabsCall, Fate)
  case didSelect(Word)
  case willMove(toParent: Word?)
  case didMove(toParent: Word?)
  case willShow(Word, animated: Bool)
  case didShow(Word, animated: Bool)
  case query(Query, answer: Word?)
  case hook(PresentationController.Hook)
  case sizeTransition(width: Double, height: Double)
  case traitTransition(TraitCollection)
  case animateTransition
  case startInteractiveTransition
  case adaptive(Adaptive)
  case completeTransition(Bool)
  case animationEnded(Bool)
  indirect case flight(ViewFlight.Event)
  /// A line that another module has composed.
  case note(Word)
  case issue(PresentationIssue.Code, Word)
  /// An event without an effect, because the transition or presentation that it was sent to no
  /// longer exists.
  case stale

  package enum Call: Hashable, Sendable {
    case present
    case dismiss
  }

  /// The decision about a request, such as a call of `present`.
  ///
  /// The request begins at once, waits, interrupts the running transition, or begins after it has
  /// waited.
  package enum Fate: Hashable, Sendable {
    case now
    case queued(behind: Word, TransitionKind)
    /// The request has waited, and must wait for another transition.
    case queuedAgain(behind: Word, TransitionKind)
    /// The request ends the running transition, and begins in the same call.
    case interrupting(Word, TransitionKind)
    case drained
    case drainedDismissal(presenter: Word, presented: Word)
  }

  /// The kind of a transition: a controller is presented, dismissed, pushed, popped or selected.
  package enum TransitionKind: String, Hashable, Sendable, CaseIterable {
    case presented
    case dismissed
    case pushed
    case popped
    case selected

    /// Whether the controller disappears: true for a dismissal and a pop.
    package var isAway: Bool {
      switch self {
      case .presented, .pushed, .selected: false
      case .dismissed, .popped: true
      }
    }

    /// The noun that messages use for this kind.
    package var noun: String {
      switch self {
      case .presented: "presentation"
      case .dismissed: "dismissal"
      case .pushed: "push"
      case .popped: "pop"
      case .selected: "selection"
      }
    }
  }

  /// A call that changes the tabs or the selection of a tab bar controller.
  package enum TabsCall: Hashable, Sendable {
    case select(Word)
    case set([Word], animated: Bool)
  }

  /// A call of a delegate's method that returns a value.
  package enum Query: Hashable, Sendable {
    case presentationController
    case presentAnimator
    case dismissAnimator
    case presentInteractor
    case dismissInteractor
    case stackAnimator(StackDirection, from: Word, to: Word)
    case stackInteractor
    case tabAnimator(from: Word, to: Word)
    case tabInteractor
    case shouldSelect(Word)
    case adaptiveStyle
    case shouldDismiss
  }

  /// A call of a method of the adaptive presentation delegate that returns no value.
  package enum Adaptive: String, Hashable, Sendable, CaseIterable {
    case willPresentWithAdaptiveStyle
    case prepareForPopoverPresentation
    case presentationControllerWillDismiss
    case presentationControllerDidDismiss
    case presentationControllerDidAttemptToDismiss
  }
}

/// The index of a text in ``Recorder/words``.
package typealias Word = Int32

/// The appearance callbacks of a controller.
package enum Callback: String, Hashable, Sendable, CaseIterable {
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}

/// The layout callbacks of a controller.
package enum LayoutCallback: String, Hashable, Sendable {
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
}

/// The object that a trace line is about: a controller, its delegate or animator, or the ``World``.
package struct Subject: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable {
    case controller = ""
    case delegate = ".delegate"
    case presentation = ".presentation"
    case animator = ".animator"
    case transition = ".transition"
  }

  package let name: Word
  package let role: Role

  package init(name: Word, role: Role = .controller) {
    (self.name, self.role) = (name, role)
  }

  /// The world itself; its name is the first text in ``Recorder/words``.
  package static let world = Subject(name: 0)
}
