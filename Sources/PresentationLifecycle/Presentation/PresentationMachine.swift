/// The state of one modal presentation, from the request to the end of the dismissal.
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
/// The presentation can stay in the states marked `#`: `scheduled` waits for the commit at the end
/// of the turn (P-20), and `running` waits for `completeTransition` (P-80).
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
    /// The dismissal of a lower presentation in the chain also dismisses this presentation (P-50).
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
    /// The transition begins, usually at the end of the turn (P-20).
    ///
    /// During a push or pop, it begins inside the call of `present` or `dismiss` (P-22).
    case begin
    case ended(Outcome)
    /// The transition of the presentation is over.
    case settled
    /// The dismissal of a lower presentation in the chain begins.
    ///
    /// The event `putDown` reports that the dismissal was canceled, and `carriedAway` reports that
    /// the dismissal is complete.
    case carry
    case putDown
    case carriedAway
    /// The presentation style has changed while the controller is presented (P-89).
    case adapted(PresenterVisibility)
    /// The window of the presentation is being closed (P-83).
    case tearDown
  }

  package enum Effect: Hashable, Sendable {
    // Effects before the decision. Each of these effects is the last effect of its row in the state
    // table.
    case askPresentationController
    case loadPresenterView
    case check
    case askAnimator
    // Effects inside the call of `present` or `dismiss`.
    case link
    case setInProgress
    case markBeingPresented
    case markBeingDismissed
    case loadPresentedView
    case openCoordinator
    case disableInteraction
    case announceAdaptiveStyle
    case schedule
    // Effects in the commit.
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
    // Effects at the end of a transition.
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
    // Effects at the end of the whole presentation.
    case release
    case abandonTransition
  }

  package static let kind = MachineKind.presentationLink

  package var state: State

  package init(state: State = .requested) {
    self.state = state
  }
}

/// The direction of a modal transition.
package enum Direction: Hashable, Sendable, CaseIterable {
  case presenting
  case dismissing
}

/// The effect of a presentation on the presenter's view (P-31, P-32).
package enum PresenterVisibility: Hashable, Sendable, CaseIterable {
  /// The presenter's view stays in the window, and the presenter gets no appearance callbacks.
  case keepsPresenter
  /// The presenter's view leaves the window, and the presenter disappears.
  case removesPresenter
}

/// The way in which an animated transition moves: by time or by an interaction.
package enum InteractionMode: Hashable, Sendable, CaseIterable {
  /// Time drives the transition; user interaction is disabled (P-66).
  case timed
  /// An interaction controller drives the transition; user interaction stays enabled (P-66).
  case interactive
}

/// Whether a request is performed with animation (P-21, P-23).
package enum AnimationMode: Hashable, Sendable, CaseIterable {
  case animated
  case plain
}
