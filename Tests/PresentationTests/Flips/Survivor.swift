import PresentationLifecycle
import PresentationTesting

/// Planted mistakes ("flips") that change nothing that an app could see, with the reason.
struct Survivor: Sendable {
  let machine: MachineKind
  let reason: String
  /// The descriptions of the flips.
  ///
  /// A description that ends in `*` means all flips whose descriptions begin with the text before
  /// the `*`.
  let flips: [String]

  init(_ machine: MachineKind, _ reason: String, _ flips: [String]) {
    (self.machine, self.reason, self.flips) = (machine, reason, flips)
  }

  static let all: [Survivor] = neighbors + nextStates

  private static let neighbors = [
    Survivor(
      .presentationLink,
      """
      The two effects are adjacent, and neither calls the app's code, so no code can observe the \
      state between them.
      """,
      [
        "links, not animated: setInProgress before link",
        "links, not animated: markBeingPresented before setInProgress",
        "links, not animated: disableInteraction before openCoordinator",
        "links, animated: setInProgress before link",
        "links, animated: markBeingPresented before setInProgress",
        "links, animated: disableInteraction before openCoordinator",
        "links, interactive: setInProgress before link",
        "links, interactive: markBeingPresented before setInProgress",
        "dismisses, not animated: setInProgress before markBeingDismissed",
        "dismisses, not animated: openCoordinator before setInProgress",
        "dismisses, not animated: disableInteraction before openCoordinator",
        "dismisses, animated: openCoordinator before setInProgress",
        "dismisses, animated: disableInteraction before openCoordinator",
        "dismisses, interactive: openCoordinator before setInProgress",
        "dismisses, interactive: schedule before openCoordinator",
        "torn down with its window: unmarkBeingDismissed before unmarkBeingPresented",
        "torn down with its window: clearInProgress before unmarkBeingDismissed",
        "presentation over the presenter cancelled: unlink before clearInProgress",
        "presentation in place of the presenter cancelled: unlink before clearInProgress",
        "dismissed from over the presenter: unlink before clearInProgress",
        "dismissed, the presenter shown: unlink before clearInProgress",
      ]),
    Survivor(
      .presentationLink,
      """
      Only older systems read whether a dismissal is in progress. A request that they refuse \
      between the two effects is also refused after both, because the presenter still presents.
      """,
      [
        "dismissed from over the presenter: clearInProgress before removeContainer",
        "dismissed, the presenter shown: clearInProgress before removeContainer",
        "dismissal from over the presenter cancelled: clearInProgress before dismissalDidEnd",
        "dismissal from over the presenter cancelled: presentedWillAppear before clearInProgress",
        "dismissal that showed the presenter cancelled: clearInProgress before removePresenterView",
        "dismissal that showed the presenter cancelled: presenterWillDisappear before*",
      ]),
    Survivor(
      .interaction, "The two effects are adjacent, and neither calls the app's code.",
      [
        "cancels: unmarkInteractive before markCancelled",
        "finishes: unmarkInteractive before unmarkCancelled",
      ]),
    Survivor(
      .propertyAnimation,
      "The two effects are adjacent, and neither calls the app's code.",
      [
        "stops without completions: dropCompletions before freeze",
        "stops without completions: retire before dropCompletions",
      ]),
    Survivor(
      .propertyAnimation,
      "After a stop without completions no event follows; any other stop has this state.",
      ["stopped by a block > stopped"]),
    Survivor(
      .stack, "The requested layout takes place after both effects.",
      ["coalesces: askLayout before setStack"]),
    Survivor(
      .stack,
      "At rest, no request waits for the first display; listeners compare when they appear.",
      ["shows its top: no rest"]),
    Survivor(
      .tab, "At rest, no request waits for the first display.",
      ["shows the selected tab: no rest"]),
    Survivor(
      .stack, "Transactions and listeners are called in a later drain, and not by `rest` itself.",
      ["shows its top: rest before willShow", "keeps the model: rest before didMove"]),
    Survivor(
      .transition, "The two effects are adjacent, and neither calls the app's code.",
      [
        "abandoned: settleOwner before closeCoordinator",
        "concludes: settleOwner before closeCoordinator",
      ]),
    Survivor(
      .stack, "The two effects are adjacent, and neither calls the app's code.",
      [
        "restores the stack: releaseLeaving before unmarkMoving",
        "ends: releaseLeaving before removeOutgoingView",
        "changes below the top: releaseLeaving before setStack",
      ]),
    Survivor(
      .admission,
      "A refused presentation keeps both controllers until its release; the report names them.",
      [
        "presented on itself: refuse before raise",
        "presenter in progress: refuse before report",
        "presenter not in the window: refuse before report",
        "presenter already presenting: refuse before report",
        "presented elsewhere: refuse before raise",
        "presented is on screen below: refuse before raise",
      ]),
    Survivor(
      .admission, "The two effects are adjacent, and neither calls the app's code.",
      ["change of tabs during a transition: enqueue before report"]),
    Survivor(
      .admission, "The tap itself calls `didSelect`, after the selection was set.",
      [
        "change of tabs: tellSelected before operateTabs",
        "tabs unchanged: tellSelected before popSelected",
      ]),
    Survivor(
      .presentationLink,
      "The presenter's view calls the presenter's `viewWillAppear`, too, before it is on screen.",
      [
        "adapts, and shows the presenter: no presenterWillAppear",
        "adapts, and shows the presenter: returnPresenterView before presenterWillAppear",
      ]),
    Survivor(
      .tab, "The two effects are adjacent, and neither calls the app's code.",
      [
        "ends: releaseLeaving before removeOutgoingView",
        "restores the tabs: releaseLeaving before unmarkMoving",
      ]),
  ]

  private static let nextStates = [
    Survivor(
      .tab,
      "The outcome was reported before; `settled` follows, with equal effects in both states.",
      ["ends > ending(cancelled)", "restores the tabs > ending(completed)"]),
    Survivor(
      .stack,
      "The outcome was reported before; `settled` follows, with equal effects in both states.",
      [
        "ends > ending(cancelled)", "restores the stack > ending(completed)",
        "abandons its transition > ending(cancelled)",
      ]),
    Survivor(
      .presentationLink,
      """
      The following `settled` is impossible in `presented`: without a flip, the program stops \
      there, and names the row.
      """,
      [
        "dismissal from over the presenter cancelled > presented(keeps)",
        "dismissal that showed the presenter cancelled > presented(removes)",
      ]),
    Survivor(
      .presentationLink,
      "An appearance event is not sent to a controller that is already in the state (P-92a).",
      ["dismissed with its presenter > carried(removes)"]),
    Survivor(
      .presentationLink, "The last effect releases the presentation together with its state.",
      ["ends > *", "removed with its presenter > *", "torn down with its window > *"]),
    Survivor(
      .presentationLink,
      """
      Until `settled`, only rest is distinguished from these states; `settled` then releases the \
      presentation in all of them.
      """,
      [
        "refused > ending(presenting, cancelled, keeps)",
        "refused > ending(dismissing, completed, keeps)",
        "refused > ending(presenting, cancelled, removes)",
        "refused > ending(dismissing, completed, removes)",
        "presentation over the presenter cancelled > refused",
        "presentation over the presenter cancelled > ending(dismissing, completed, keeps)",
        "presentation over the presenter cancelled > ending(presenting, cancelled, removes)",
        "presentation over the presenter cancelled > ending(dismissing, completed, removes)",
        "presentation in place of the presenter cancelled > refused",
        "presentation in place of the presenter cancelled > ending(presenting, cancelled, keeps)",
        "presentation in place of the presenter cancelled > ending(dismissing, completed, keeps)",
        "presentation in place of the presenter cancelled > ending(dismissing, completed, removes)",
        "dismissed from over the presenter > refused",
        "dismissed from over the presenter > ending(presenting, cancelled, keeps)",
        "dismissed from over the presenter > ending(presenting, cancelled, removes)",
        "dismissed from over the presenter > ending(dismissing, completed, removes)",
        "dismissed, the presenter shown > refused",
        "dismissed, the presenter shown > ending(presenting, cancelled, keeps)",
        "dismissed, the presenter shown > ending(dismissing, completed, keeps)",
        "dismissed, the presenter shown > ending(presenting, cancelled, removes)",
      ]),
    Survivor(
      .presentationLink,
      """
      Until `settled`, only rest is distinguished from these states; after `settled`, the \
      controller is presented in both cases.
      """,
      [
        "presented over the presenter > ending(dismissing, cancelled, keeps)",
        "presented in place of the presenter > ending(dismissing, cancelled, removes)",
        "dismissal from over the presenter cancelled > ending(presenting, completed, keeps)",
        "dismissal that showed the presenter cancelled > ending(presenting, completed, removes)",
      ]),
    Survivor(
      .interaction,
      "During the animation, an interaction without a gesture reacts only to a pause.",
      [
        "not interactive > finished", "not interactive > cancelled", "finishes > cancelled",
        "cancels > finished", "pause not reported > free", "pause not reported > finished",
        "pause not reported > cancelled", "release reported > free", "release reported > finished",
        "release reported > cancelled",
      ]),
    Survivor(
      .interaction, "The machine is already in this state whenever the call is possible.",
      ["pause ignored > tracking", "release not reported > tracking"]),
    Survivor(
      .transition,
      "`drain`, in the same list, removes the transition before the app's code is called.",
      ["closes > *"]),
    Survivor(
      .stack,
      "`settled` follows before the app's code is called, with equal effects in both states.",
      ["abandons its transition > resting"]),
    Survivor(
      .stack,
      "The next layout finds no views to exchange; nothing else distinguishes the two states.",
      ["rests > pending(plain)"]),
  ]
}
