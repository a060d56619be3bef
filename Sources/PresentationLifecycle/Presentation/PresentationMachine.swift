/// One modal relation: a presenter, what it presents, and where their common life stands.
///
/// ```
///   requested -> asking(controller) -> asking(presenterView) -> checking -> refused -> gone
///                                                                  |
///                      choosing(presenting)* <--admitted-----------+   * animated only
///                               |
///   scheduled(presenting)# -> running(presenting)# -> ending(presenting) --cancelled--> gone
///                                                           | completed
///              +------------------------------------- presented <--------+
///              v                                                         | cancelled
///   choosing(dismissing)* -> scheduled(dismissing)# -> running# -> ending(dismissing) --> gone
/// ```
/// `#` waits for something outside: the commit (P-20), or `completeTransition` (P-80).
package struct PresentationMachine: Machine {
  package enum State: Hashable, Sendable {
    case requested
    case asking(Question)
    case checking
    case refused
    /// The transitioning delegate is being asked for an animator.
    case choosing(Direction, PresenterVisibility)
    case scheduled(Direction, PresenterVisibility)
    case running(Direction, PresenterVisibility)
    case ending(Direction, Outcome, PresenterVisibility)
    case presented(PresenterVisibility)
    /// A dismissal further down takes this link away with it (P-50).
    case carried(PresenterVisibility)
    case gone
  }

  package enum Question: Hashable, Sendable, CaseIterable {
    case presentationController
    case presenterView
  }

  package enum Event: Hashable, Sendable {
    case present
    case answered(Question)
    case admitted(PresenterVisibility, AnimationMode)
    case refused
    case dismiss(AnimationMode)
    case animatorChosen(InteractionMode)
    /// The commit, or the call where a rule says so (P-20, P-22).
    case begin
    case ended(Outcome)
    /// Its transition is over.
    case settled
    /// A dismissal further down begins, ends without effect, or ends.
    case carry
    case putDown
    case carriedAway
    /// Its style has changed while it is up (P-89).
    case adapted(PresenterVisibility)
    /// The window is closed around it (P-83).
    case tearDown
  }

  package enum Effect: Hashable, Sendable {
    // Asking; each is the last of its list.
    case askPresentationController
    case loadPresenterView
    case check
    case askAnimator
    // The synchronous half.
    case link
    case setInProgress
    case markBeingPresented
    case markBeingDismissed
    case loadPresentedView
    case openCoordinator
    case disableInteraction
    case announceAdaptiveStyle
    case schedule
    // The commit half.
    case announceContentSize
    case insertContainer
    case takePresenterView
    case presentationWillBegin
    case restorePresenterView
    case dismissalWillBegin
    case announceUserDismissal
    case presenterWillAppear
    case presenterWillDisappear
    case presentedWillAppear
    case presentedWillDisappear
    case readFinalFrame
    case start
    // The completion half.
    case presentationDidEnd
    case dismissalDidEnd
    case clearInProgress
    case removePresentedView
    case removePresenterView
    case returnPresenterView
    case removeContainer
    case unlink
    case presenterDidAppear
    case presenterDidDisappear
    case presentedDidAppear
    case presentedDidDisappear
    case unmarkBeingPresented
    case unmarkBeingDismissed
    case deliverCompletion
    case conclude
    // The end of the relation.
    case release
    case abandonTransition
  }

  package static let kind = MachineKind.presentationLink

  package var state: State

  package init(state: State = .requested) {
    self.state = state
  }
}

/// Which way a modal transition goes.
package enum Direction: Hashable, Sendable, CaseIterable {
  case presenting
  case dismissing
}

/// The effect of a presentation on the presenter's view (P-31, P-32).
package enum PresenterVisibility: Hashable, Sendable, CaseIterable {
  /// The view stays, and its controller gets no callbacks.
  case keepsPresenter
  /// It leaves the hierarchy, and its controller disappears.
  case removesPresenter
}

/// The driver of an animated transition's progress.
package enum InteractionMode: Hashable, Sendable, CaseIterable {
  /// Time: user interaction is off meanwhile (P-66).
  case timed
  /// An interaction controller; interaction stays on (P-66).
  case interactive
}

/// Whether a request is carried out with an animation (P-21, P-23).
package enum AnimationMode: Hashable, Sendable, CaseIterable {
  case animated
  case plain
}
