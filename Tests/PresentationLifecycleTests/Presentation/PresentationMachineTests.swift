import PresentationLifecycle
import TestSupport
import Testing

/// The state table of a presentation, from the `present` request to the end of the dismissal.
struct PresentationMachineTests {
  // state | event | row | next state
  private static let steps = """
    requested                              | present                          | asks for the presentation controller             | asking(presentationController)
    checking                               | refused                          | refused                                          | refused
    checking                               | admitted(keeps, animated)        | asks for the animator                            | choosing(presenting, keeps)
    checking                               | admitted(keeps, plain)           | links, not animated                              | scheduled(presenting, keeps)
    checking                               | admitted(removes, animated)      | asks for the animator                            | choosing(presenting, removes)
    checking                               | admitted(removes, plain)         | links, not animated                              | scheduled(presenting, removes)
    refused                                | settled                          | ends                                             | gone
    asking(presentationController)         | answered(presentationController) | loads the presenter's view                       | asking(presenterView)
    asking(presenterView)                  | answered(presenterView)          | checks                                           | checking
    presented(keeps)                       | carry                            | dismissed with its presenter                     | carried(keeps)
    presented(keeps)                       | tearDown                         | torn down with its window                        | gone
    presented(keeps)                       | dismiss(animated)                | asks for the dismissal's animator                | choosing(dismissing, keeps)
    presented(keeps)                       | dismiss(plain)                   | dismisses, not animated                          | scheduled(dismissing, keeps)
    presented(keeps)                       | adapted(removes)                 | adapts, and covers the presenter                 | presented(removes)
    carried(keeps)                         | putDown                          | dismissal with its presenter cancelled           | presented(keeps)
    carried(keeps)                         | carriedAway                      | removed with its presenter                       | gone
    carried(keeps)                         | tearDown                         | torn down with its window                        | gone
    choosing(presenting, keeps)            | animatorChosen(timed)            | links, animated                                  | scheduled(presenting, keeps)
    choosing(presenting, keeps)            | animatorChosen(interactive)      | links, interactive                               | scheduled(presenting, keeps)
    scheduled(presenting, keeps)           | begin                            | presents over the presenter                      | running(presenting, keeps)
    scheduled(presenting, keeps)           | tearDown                         | torn down with its window                        | gone
    running(presenting, keeps)             | tearDown                         | torn down with its window                        | gone
    running(presenting, keeps)             | ended(completed)                 | presented over the presenter                     | ending(presenting, completed, keeps)
    running(presenting, keeps)             | ended(cancelled)                 | presentation over the presenter cancelled        | ending(presenting, cancelled, keeps)
    ending(presenting, completed, keeps)   | settled                          | remains presented                                | presented(keeps)
    ending(presenting, completed, keeps)   | tearDown                         | torn down with its window                        | gone
    ending(presenting, cancelled, keeps)   | settled                          | ends                                             | gone
    ending(presenting, cancelled, keeps)   | tearDown                         | torn down with its window                        | gone
    choosing(dismissing, keeps)            | tearDown                         | torn down with its window                        | gone
    choosing(dismissing, keeps)            | animatorChosen(timed)            | dismisses, animated                              | scheduled(dismissing, keeps)
    choosing(dismissing, keeps)            | animatorChosen(interactive)      | dismisses, interactive                           | scheduled(dismissing, keeps)
    scheduled(dismissing, keeps)           | begin                            | dismisses from over the presenter                | running(dismissing, keeps)
    scheduled(dismissing, keeps)           | tearDown                         | torn down with its window                        | gone
    running(dismissing, keeps)             | tearDown                         | torn down with its window                        | gone
    running(dismissing, keeps)             | ended(completed)                 | dismissed from over the presenter                | ending(dismissing, completed, keeps)
    running(dismissing, keeps)             | ended(cancelled)                 | dismissal from over the presenter cancelled      | ending(dismissing, cancelled, keeps)
    ending(dismissing, completed, keeps)   | settled                          | ends                                             | gone
    ending(dismissing, completed, keeps)   | tearDown                         | torn down with its window                        | gone
    ending(dismissing, cancelled, keeps)   | settled                          | remains presented                                | presented(keeps)
    ending(dismissing, cancelled, keeps)   | tearDown                         | torn down with its window                        | gone
    presented(removes)                     | carry                            | dismissed with its presenter                     | carried(removes)
    presented(removes)                     | tearDown                         | torn down with its window                        | gone
    presented(removes)                     | dismiss(animated)                | asks for the dismissal's animator                | choosing(dismissing, removes)
    presented(removes)                     | dismiss(plain)                   | dismisses, not animated                          | scheduled(dismissing, removes)
    presented(removes)                     | adapted(keeps)                   | adapts, and shows the presenter                  | presented(keeps)
    carried(removes)                       | putDown                          | dismissal with its presenter cancelled           | presented(removes)
    carried(removes)                       | carriedAway                      | removed with its presenter                       | gone
    carried(removes)                       | tearDown                         | torn down with its window                        | gone
    choosing(presenting, removes)          | animatorChosen(timed)            | links, animated                                  | scheduled(presenting, removes)
    choosing(presenting, removes)          | animatorChosen(interactive)      | links, interactive                               | scheduled(presenting, removes)
    scheduled(presenting, removes)         | begin                            | presents in place of the presenter               | running(presenting, removes)
    scheduled(presenting, removes)         | tearDown                         | torn down with its window                        | gone
    running(presenting, removes)           | tearDown                         | torn down with its window                        | gone
    running(presenting, removes)           | ended(completed)                 | presented in place of the presenter              | ending(presenting, completed, removes)
    running(presenting, removes)           | ended(cancelled)                 | presentation in place of the presenter cancelled | ending(presenting, cancelled, removes)
    ending(presenting, completed, removes) | settled                          | remains presented                                | presented(removes)
    ending(presenting, completed, removes) | tearDown                         | torn down with its window                        | gone
    ending(presenting, cancelled, removes) | settled                          | ends                                             | gone
    ending(presenting, cancelled, removes) | tearDown                         | torn down with its window                        | gone
    choosing(dismissing, removes)          | tearDown                         | torn down with its window                        | gone
    choosing(dismissing, removes)          | animatorChosen(timed)            | dismisses, animated                              | scheduled(dismissing, removes)
    choosing(dismissing, removes)          | animatorChosen(interactive)      | dismisses, interactive                           | scheduled(dismissing, removes)
    scheduled(dismissing, removes)         | begin                            | dismisses and shows the presenter                | running(dismissing, removes)
    scheduled(dismissing, removes)         | tearDown                         | torn down with its window                        | gone
    running(dismissing, removes)           | tearDown                         | torn down with its window                        | gone
    running(dismissing, removes)           | ended(completed)                 | dismissed, the presenter shown                   | ending(dismissing, completed, removes)
    running(dismissing, removes)           | ended(cancelled)                 | dismissal that showed the presenter cancelled    | ending(dismissing, cancelled, removes)
    ending(dismissing, completed, removes) | settled                          | ends                                             | gone
    ending(dismissing, completed, removes) | tearDown                         | torn down with its window                        | gone
    ending(dismissing, cancelled, removes) | settled                          | remains presented                                | presented(removes)
    ending(dismissing, cancelled, removes) | tearDown                         | torn down with its window                        | gone
    """

  // row | its rules | its effects, in order
  private static let rows = """
    asks for the presentation controller | P-24 P-18 | askPresentationController
    loads the presenter's view | P-42 | loadPresenterView
    checks | P-38 P-45 | check
    refused | P-46 | abandonTransition
    asks for the animator | P-24 P-25 | askAnimator
    asks for the dismissal's animator | P-28 P-16 | markBeingDismissed askAnimator
    links, not animated | P-11 P-21 P-24 P-66 | \
      link setInProgress markBeingPresented loadPresentedView openCoordinator \
      disableInteraction announceAdaptiveStyle schedule
    links, animated | P-11 P-20 P-24 P-66 | \
      link setInProgress markBeingPresented loadPresentedView openCoordinator \
      disableInteraction announceAdaptiveStyle schedule
    links, interactive | P-11 P-20 P-24 P-66 | \
      link setInProgress markBeingPresented loadPresentedView openCoordinator \
      announceAdaptiveStyle schedule
    dismisses, not animated | P-16 P-21 P-28 | \
      markBeingDismissed setInProgress openCoordinator disableInteraction schedule
    dismisses, animated | P-20 P-28 | setInProgress openCoordinator disableInteraction schedule
    dismisses, interactive | P-20 P-28 P-66 | setInProgress openCoordinator schedule
    presents over the presenter | P-20 P-26 P-31 P-71 | \
      announceContentSize insertContainer presentationWillBegin presentedWillAppear \
      readFinalFrame start
    presents in place of the presenter | P-20 P-26 P-33 P-71 P-72 | \
      announceContentSize insertContainer takePresenterView presentationWillBegin \
      presenterWillDisappear presentedWillAppear readFinalFrame start
    dismisses from over the presenter | P-20 P-29 P-31 P-62 | \
      dismissalWillBegin announceUserDismissal presentedWillDisappear start
    dismisses and shows the presenter | P-20 P-29 P-33 P-62 P-73 | \
      restorePresenterView dismissalWillBegin announceUserDismissal presentedWillDisappear \
      presenterWillAppear start
    presented over the presenter | P-15 P-27 P-31 | \
      presentationDidEnd clearInProgress presentedDidAppear unmarkBeingPresented \
      deliverCompletion conclude
    presented in place of the presenter | P-15 P-27 P-33 | \
      presentationDidEnd removePresenterView clearInProgress presentedDidAppear \
      presenterDidDisappear unmarkBeingPresented deliverCompletion conclude
    presentation over the presenter cancelled | P-14 P-76 P-77 | \
      presentationDidEnd removePresentedView removeContainer clearInProgress unlink \
      presentedWillDisappear presentedDidDisappear unmarkBeingPresented deliverCompletion \
      conclude
    presentation in place of the presenter cancelled | P-14 P-76 P-77 | \
      presentationDidEnd removePresentedView returnPresenterView removeContainer \
      clearInProgress unlink presentedWillDisappear presentedDidDisappear presenterWillAppear \
      presenterDidAppear unmarkBeingPresented deliverCompletion conclude
    dismissed from over the presenter | P-12 P-16 P-30 P-31 | \
      dismissalDidEnd removePresentedView removeContainer clearInProgress unlink \
      presentedDidDisappear unmarkBeingDismissed deliverCompletion conclude
    dismissed, the presenter shown | P-12 P-16 P-30 P-33 | \
      dismissalDidEnd removePresentedView returnPresenterView removeContainer clearInProgress \
      unlink presenterDidAppear presentedDidDisappear unmarkBeingDismissed deliverCompletion \
      conclude
    dismissal from over the presenter cancelled | P-14 P-75 P-77 | \
      dismissalDidEnd clearInProgress presentedWillAppear presentedDidAppear \
      unmarkBeingDismissed deliverCompletion conclude
    dismissal that showed the presenter cancelled | P-14 P-75 P-77 | \
      dismissalDidEnd removePresenterView clearInProgress presenterWillDisappear \
      presenterDidDisappear presentedWillAppear presentedDidAppear unmarkBeingDismissed \
      deliverCompletion conclude
    remains presented | P-27 P-75 |
    ends | P-30 P-76 | release
    dismissed with its presenter | P-50 P-52a | markBeingDismissed
    dismissal with its presenter cancelled | P-75 P-52a |
    removed with its presenter | P-50 P-52a | release
    adapts, and covers the presenter | P-89 | \
      presenterWillDisappear takePresenterView removePresenterView presenterDidDisappear
    adapts, and shows the presenter | P-89 | \
      presenterWillAppear returnPresenterView presenterDidAppear
    torn down with its window | P-83 | \
      presentedWillDisappear removePresentedView removeContainer unlink presentedDidDisappear \
      unmarkBeingPresented unmarkBeingDismissed clearInProgress release
    """

  @Test(.rule("P-11", "P-14", "P-20", "P-28", "P-46", "P-50", "P-52a"))
  func `a presentation's state table has the expected next state for each event`() {
    expectSameLines(TableText.steps(of: PresentationMachine.self), Self.steps)
  }

  @Test(
    .rule(
      "P-11", "P-12", "P-14", "P-15", "P-16", "P-20", "P-24", "P-26", "P-27", "P-28", "P-29",
      "P-30", "P-31", "P-33", "P-71", "P-72", "P-75", "P-76", "P-77", "P-82"))
  func `a presentation's state table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(PresentationMachine.table.map(\.row)), Self.rows)
  }

  @Test
  func `each impossible event in a presentation's state table has a reason`() {
    expect(PresentationMachine.table.count, equals: 30 * 22)
    expect(
      TableText.impossible(in: PresentationMachine.self),
      equals: [
        "a commit begins only a scheduled transition": 26,
        "a presentation is requested once": 29,
        "only a presented controller changes its style": 58,
        "a request is checked once": 145,
        "a style arrives only after it was asked for": 110,
        "only a carried presentation is removed with its presenter": 56,
        "only a running transition ends": 52,
        "only a transition that ends can settle": 21,
        "only a linked presentation is torn down": 8,
        "only a presented controller is dismissed": 84,
      ])
  }
}
