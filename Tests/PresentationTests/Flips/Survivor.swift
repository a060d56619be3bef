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

  static let all: [Survivor] = neighbours + nextStates

  private static let neighbours = [
    Survivor(
      .presentationLink,
      """
      The two stand side by side, and neither calls anything that the app wrote: nobody can look \
      or ask between them.
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
      Only an old system reads the mark of a dismissal. What it refuses between the two is refused \
      after them as well: the presenter is presenting already.
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
      .interaction, "The two stand side by side, and neither calls anything that the app wrote.",
      [
        "cancels: unmarkInteractive before markCancelled",
        "finishes: unmarkInteractive before unmarkCancelled",
      ]),
    Survivor(
      .propertyAnimation,
      "The two stand side by side, and neither calls anything that the app wrote.",
      [
        "stops and drops: dropCompletions before freeze",
        "stops and drops: retire before dropCompletions",
      ]),
    Survivor(
      .propertyAnimation,
      "After a stop for good nobody answers; after one that waits it is stopped already.",
      ["stopped by a block > stopped"]),
    Survivor(
      .stack, "What is asked for is seen at the layout, after both.",
      ["coalesces: askLayout before setStack"]),
    Survivor(
      .stack, "At rest nothing waits for the first display; listeners look again when they appear.",
      ["shows its top: no rest"]),
    Survivor(
      .tab, "At rest nothing waits for the first display.", ["shows the selected one: no rest"]),
    Survivor(
      .stack, "Transactions and listeners that `rest` calls back are called in a later drain.",
      ["shows its top: rest before willShow", "keeps the model: rest before didMove"]),
    Survivor(
      .transition, "The two stand side by side, and neither calls anything that the app wrote.",
      [
        "abandoned: settleOwner before closeCoordinator",
        "concludes: settleOwner before closeCoordinator",
      ]),
    Survivor(
      .stack, "The two stand side by side, and neither calls anything that the app wrote.",
      [
        "takes back: releaseLeaving before unmarkMoving",
        "ends: releaseLeaving before removeOutgoingView",
        "changes below the top: releaseLeaving before setStack",
      ]),
    Survivor(
      .admission,
      "A refused presentation keeps its two ends until it is released: the report names them.",
      [
        "presented on itself: refuse before raise",
        "presenter in progress: refuse before report",
        "presenter not in the window: refuse before report",
        "presenter already presenting: refuse before report",
        "presented elsewhere: refuse before raise",
        "presented is on screen below: refuse before raise",
      ]),
    Survivor(
      .admission, "The two stand side by side, and neither calls anything that the app wrote.",
      ["change of tabs during a transition: enqueue before report"]),
    Survivor(
      .tab, "The two stand side by side, and neither calls anything that the app wrote.",
      [
        "ends: releaseLeaving before removeOutgoingView",
        "takes back: releaseLeaving before unmarkMoving",
      ]),
  ]

  private static let nextStates = [
    Survivor(
      .tab, "The outcome was told before; only `settled` follows, which ends both alike.",
      ["ends > ending(cancelled)", "takes back > ending(completed)"]),
    Survivor(
      .stack, "The outcome was told before; only `settled` follows, which ends both alike.",
      [
        "ends > ending(cancelled)", "takes back > ending(completed)",
        "gives up its view half > ending(cancelled)",
      ]),
    Survivor(
      .presentationLink,
      """
      The `settled` that follows is impossible in `presented`: a world that is not flipped stops \
      there, naming the row.
      """,
      [
        "dismissal from over the presenter cancelled > presented(keeps)",
        "dismissal that showed the presenter cancelled > presented(removes)",
      ]),
    Survivor(
      .presentationLink,
      "An appearance event that finds a controller where it is already is not sent (P-92a).",
      ["carried > carried(removes)"]),
    Survivor(
      .presentationLink, "The list ends by releasing the link, and its state with it.",
      ["goes > *", "carried away > *", "torn down with its window > *"]),
    Survivor(
      .presentationLink,
      "Until `settled` comes, nothing but rest is told apart; then all of these let the link go.",
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
      "Until `settled` comes, nothing but rest is told apart; then both leave the link presented.",
      [
        "presented over the presenter > ending(dismissing, cancelled, keeps)",
        "presented in place of the presenter > ending(dismissing, cancelled, removes)",
        "dismissal from over the presenter cancelled > ending(presenting, completed, keeps)",
        "dismissal that showed the presenter cancelled > ending(presenting, completed, removes)",
      ]),
    Survivor(
      .interaction,
      "In flight, what nobody steers hears a pause, and ignores all else alike.",
      [
        "not steered > finished", "not steered > cancelled", "finishes > cancelled",
        "cancels > finished", "held no more > free", "held no more > finished",
        "held no more > cancelled", "is released > free", "is released > finished",
        "is released > cancelled",
      ]),
    Survivor(
      .interaction, "It is the state already, wherever the call can come.",
      ["pause ignored > tracking", "released no more > tracking"]),
    Survivor(
      .transition,
      "`drain`, in the same list, forgets the transition before anything is called.",
      ["closes > *"]),
    Survivor(
      .stack, "`settled` is next, before anything of the app is called, and ends both alike.",
      ["gives up its view half > resting"]),
    Survivor(
      .stack, "The next layout finds nothing to exchange, and nothing else tells them apart.",
      ["rests > pending(plain)"]),
  ]
}
