extension PresentationMachine {
  /// The rows of the state table for modal presentations.
  ///
  /// A ``Row`` lists the effects, such as callbacks, that an event has in a state. Some events have
  /// two rows: one row for presentations that remove the presenter's view, and one row for
  /// presentations that keep it.
  enum Rows {
    // Rows before the decision, when nothing has changed yet.
    static let asksController = Row<Effect>(
      "asks for the presentation controller", "P-24 P-18", [.askPresentationController])
    static let loadsPresenter = Row<Effect>(
      "loads the presenter's view", "P-42", [.loadPresenterView])
    static let checks = Row<Effect>("checks", "P-38 P-45", [.check])
    static let refused = Row<Effect>("refused", "P-46", [.abandonTransition])
    static let asksPresentAnimator = Row<Effect>(
      "asks for the animator", "P-24 P-25", [.askAnimator])
    static let asksDismissAnimator = Row<Effect>(
      "asks for the dismissal's animator", "P-28 P-16", [.markBeingDismissed, .askAnimator])

    // Rows for the call of `present` or `dismiss`.
    static let linksPlain = Row<Effect>(
      "links, not animated", "P-11 P-21 P-24 P-66", synchronousPresent)
    static let linksAnimated = Row<Effect>(
      "links, animated", "P-11 P-20 P-24 P-66", synchronousPresent)
    static let linksInteractive = Row<Effect>(
      "links, interactive", "P-11 P-20 P-24 P-66",
      [
        .link, .setInProgress, .markBeingPresented, .loadPresentedView, .openCoordinator,
        .announceAdaptiveStyle, .schedule,
      ])
    static let dismissesPlain = Row<Effect>(
      "dismisses, not animated", "P-16 P-21 P-28", [.markBeingDismissed] + synchronousDismiss)
    static let dismissesAnimated = Row<Effect>(
      "dismisses, animated", "P-20 P-28", synchronousDismiss)

    static let dismissesInteractive = Row<Effect>(
      "dismisses, interactive", "P-20 P-28 P-66", [.setInProgress, .openCoordinator, .schedule])

    private static let synchronousPresent: [Effect] = [
      .link, .setInProgress, .markBeingPresented, .loadPresentedView, .openCoordinator,
      .disableInteraction, .announceAdaptiveStyle, .schedule,
    ]
    private static let synchronousDismiss: [Effect] = [
      .setInProgress, .openCoordinator, .disableInteraction, .schedule,
    ]

    // Rows for the commit, which begins the transition.
    static let presentKeeping = Row<Effect>(
      "presents over the presenter", "P-20 P-26 P-31 P-71",
      [
        .announceContentSize, .insertContainer, .presentationWillBegin, .presentedWillAppear,
        .readFinalFrame, .start,
      ])
    static let presentRemoving = Row<Effect>(
      "presents in place of the presenter", "P-20 P-26 P-33 P-71 P-72",
      [
        .announceContentSize, .insertContainer, .takePresenterView, .presentationWillBegin,
        .presenterWillDisappear, .presentedWillAppear, .readFinalFrame, .start,
      ])
    static let dismissKeeping = Row<Effect>(
      "dismisses from over the presenter", "P-20 P-29 P-31 P-62",
      [.dismissalWillBegin, .announceUserDismissal, .presentedWillDisappear, .start])
    static let dismissRemoving = Row<Effect>(
      "dismisses and shows the presenter", "P-20 P-29 P-33 P-62 P-73",
      [
        .restorePresenterView, .dismissalWillBegin, .announceUserDismissal,
        .presentedWillDisappear, .presenterWillAppear, .start,
      ])

    // Rows for the end of a presentation's transition.
    static let presentedKeeping = Row<Effect>(
      "presented over the presenter", "P-15 P-27 P-31",
      [
        .presentationDidEnd, .clearInProgress, .presentedDidAppear, .unmarkBeingPresented,
        .deliverCompletion, .conclude,
      ])
    static let presentedRemoving = Row<Effect>(
      "presented in place of the presenter", "P-15 P-27 P-33",
      [
        .presentationDidEnd, .removePresenterView, .clearInProgress, .presentedDidAppear,
        .presenterDidDisappear, .unmarkBeingPresented, .deliverCompletion, .conclude,
      ])
    static let presentCancelledKeeping = Row<Effect>(
      "presentation over the presenter cancelled", "P-14 P-76 P-77",
      [
        .presentationDidEnd, .removePresentedView, .removeContainer, .clearInProgress, .unlink,
        .presentedWillDisappear, .presentedDidDisappear, .unmarkBeingPresented,
        .deliverCompletion, .conclude,
      ])
    static let presentCancelledRemoving = Row<Effect>(
      "presentation in place of the presenter cancelled", "P-14 P-76 P-77",
      [
        .presentationDidEnd, .removePresentedView, .returnPresenterView, .removeContainer,
        .clearInProgress, .unlink, .presentedWillDisappear, .presentedDidDisappear,
        .presenterWillAppear, .presenterDidAppear, .unmarkBeingPresented, .deliverCompletion,
        .conclude,
      ])

    // Rows for the end of a dismissal's transition.
    static let dismissedKeeping = Row<Effect>(
      "dismissed from over the presenter", "P-12 P-16 P-30 P-31",
      [
        .dismissalDidEnd, .removePresentedView, .removeContainer, .clearInProgress, .unlink,
        .presentedDidDisappear, .unmarkBeingDismissed, .deliverCompletion, .conclude,
      ])
    static let dismissedRemoving = Row<Effect>(
      "dismissed, the presenter shown", "P-12 P-16 P-30 P-33",
      [
        .dismissalDidEnd, .removePresentedView, .returnPresenterView, .removeContainer,
        .clearInProgress, .unlink, .presenterDidAppear, .presentedDidDisappear,
        .unmarkBeingDismissed, .deliverCompletion, .conclude,
      ])
    static let dismissCancelledKeeping = Row<Effect>(
      "dismissal from over the presenter cancelled", "P-14 P-75 P-77",
      [
        .dismissalDidEnd, .clearInProgress, .presentedWillAppear, .presentedDidAppear,
        .unmarkBeingDismissed, .deliverCompletion, .conclude,
      ])
    static let dismissCancelledRemoving = Row<Effect>(
      "dismissal that showed the presenter cancelled", "P-14 P-75 P-77",
      [
        .dismissalDidEnd, .removePresenterView, .clearInProgress, .presenterWillDisappear,
        .presenterDidDisappear, .presentedWillAppear, .presentedDidAppear,
        .unmarkBeingDismissed, .deliverCompletion, .conclude,
      ])

    // Rows for the end of the whole presentation.
    static let remainsPresented = Row<Effect>("remains presented", "P-27 P-75")
    static let endsPresentation = Row<Effect>("ends", "P-30 P-76", [.release])
    static let dismissedWithPresenter = Row<Effect>(
      "dismissed with its presenter", "P-50 P-52a", [.markBeingDismissed])
    static let dismissalWithPresenterCancelled = Row<Effect>(
      "dismissal with its presenter cancelled", "P-75 P-52a")
    static let removedWithPresenter = Row<Effect>(
      "removed with its presenter", "P-50 P-52a", [.release])

    static let adaptsToCover = Row<Effect>(
      "adapts, and covers the presenter", "P-89",
      [.presenterWillDisappear, .takePresenterView, .removePresenterView, .presenterDidDisappear])
    static let adaptsToReveal = Row<Effect>(
      "adapts, and shows the presenter", "P-89",
      [.presenterWillAppear, .returnPresenterView, .presenterDidAppear])

    static let tornDown = Row<Effect>(
      "torn down with its window", "P-83",
      [
        .presentedWillDisappear, .removePresentedView, .removeContainer, .unlink,
        .presentedDidDisappear, .unmarkBeingPresented, .unmarkBeingDismissed, .clearInProgress,
        .release,
      ])

    static let presentedTwice = Row<Effect>.impossible("a presentation is requested once")
    static let notAsked = Row<Effect>.impossible("a style arrives only after it was asked for")
    static let notChecking = Row<Effect>.impossible("a request is checked once")
    static let notPresented = Row<Effect>.impossible("only a presented controller is dismissed")
    static let notAdapting = Row<Effect>.impossible("only a presented controller changes its style")
    static let notScheduled = Row<Effect>.impossible("a commit begins only a scheduled transition")
    static let notRunning = Row<Effect>.impossible("only a running transition ends")
    static let notEnding = Row<Effect>.impossible("only a transition that ends can settle")
    static let notLinked = Row<Effect>.impossible("only a linked presentation is torn down")
    static let notCarried = Row<Effect>.impossible(
      "only a carried presentation is removed with its presenter")

    static func schedules(_ direction: Direction, _ mode: InteractionMode) -> Row<Effect> {
      switch (direction, mode) {
      case (.presenting, .timed): linksAnimated
      case (.presenting, .interactive): linksInteractive
      case (.dismissing, .timed): dismissesAnimated
      case (.dismissing, .interactive): dismissesInteractive
      }
    }

    static func begins(_ direction: Direction, _ visibility: PresenterVisibility) -> Row<Effect> {
      switch (direction, visibility) {
      case (.presenting, .keepsPresenter): presentKeeping
      case (.presenting, .removesPresenter): presentRemoving
      case (.dismissing, .keepsPresenter): dismissKeeping
      case (.dismissing, .removesPresenter): dismissRemoving
      }
    }

    static func ends(
      _ direction: Direction, _ outcome: Outcome, _ visibility: PresenterVisibility
    ) -> Row<Effect> {
      switch (direction, outcome, visibility) {
      case (.presenting, .completed, .keepsPresenter): presentedKeeping
      case (.presenting, .completed, .removesPresenter): presentedRemoving
      case (.presenting, .cancelled, .keepsPresenter): presentCancelledKeeping
      case (.presenting, .cancelled, .removesPresenter): presentCancelledRemoving
      case (.dismissing, .completed, .keepsPresenter): dismissedKeeping
      case (.dismissing, .completed, .removesPresenter): dismissedRemoving
      case (.dismissing, .cancelled, .keepsPresenter): dismissCancelledKeeping
      case (.dismissing, .cancelled, .removesPresenter): dismissCancelledRemoving
      }
    }
  }
}
