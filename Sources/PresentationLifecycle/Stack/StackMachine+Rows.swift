extension StackMachine {
  /// The rows of the state table for navigation stacks.
  ///
  /// A ``Row`` lists the effects that an event has in a state.
  enum Rows {
    static let operates = Row<Effect>(
      "operates", "N-2 N-10 N-13 N-45", [.willMove, .setStack, .askAnimator])
    static let awaitsLayout = Row<Effect>(
      "awaits layout", "N-1 N-90", [.openCoordinator, .askLayout])
    static let operatesPlainly = Row<Effect>(
      "operates without animation", "N-2 N-14", [.willMove, .setStack, .askLayout])
    static let coalesces = Row<Effect>("coalesces", "N-44", [.willMove, .setStack, .askLayout])
    static let changesBelow = Row<Effect>(
      "changes below the top", "N-28 N-29", [.willMove, .setStack, .releaseLeaving, .didMove])
    static let changesBelowRunning = Row<Effect>(
      "changes below a running transition", "N-28 N-29 N-84", [.willMove, .setStack])
    static let changesModel = Row<Effect>(
      "changes the model", "N-34 N-41a",
      [.willMove, .setStack, .releaseLeaving, .didMove])

    static let begins = Row<Effect>(
      "begins", "N-3 N-10 N-12 N-13",
      [
        .loadIncoming, .markMoving, .outgoingWillDisappear, .incomingWillAppear, .willShow, .start,
      ])
    static let exchanges = Row<Effect>(
      "exchanges", "N-12 N-14",
      [
        .loadIncoming, .markMoving, .outgoingWillDisappear, .incomingWillAppear, .willShow,
        .exchangeViews, .releaseLeaving, .outgoingDidDisappear, .layOutIncoming,
        .incomingDidAppear, .unmarkMoving, .didMove, .didShow, .tellDelivered,
      ])
    static let nothingToExchange = Row<Effect>(
      "nothing to exchange", "N-32 N-44", [.releaseLeaving, .didMove, .tellDelivered])
    static let showsTop = Row<Effect>(
      "shows its top", "N-15 N-17 N-34 N-42", [.installTop, .willShow, .rest, .drain])
    static let layoutIgnored = Row<Effect>("layout ignored", "N-1")

    static let ends = Row<Effect>(
      "ends", "N-4 N-10 N-11 N-12 N-13",
      [
        .removeOutgoingView, .releaseLeaving, .outgoingDidDisappear, .incomingDidAppear,
        .unmarkMoving, .didMove, .didShow, .conclude,
      ])
    static let restoresStack = Row<Effect>(
      "restores the stack", "N-64 N-65 N-66 N-69",
      [
        .removeIncomingView, .restoreStack, .incomingWillDisappear, .incomingDidDisappear,
        .outgoingWillAppear, .outgoingDidAppear, .unmarkMoving, .releaseLeaving, .didMove,
        .conclude,
      ])
    static let keepsModel = Row<Effect>(
      "keeps the model", "N-1 N-34", [.releaseLeaving, .didMove, .rest, .drain])
    static let abandonsTransition = Row<Effect>(
      "abandons its transition", "N-1 N-28 N-34 T-19", [.releaseLeaving, .didMove, .abandon])
    static let cancelsSwipe = Row<Effect>("cancels a swipe", "N-34 N-64", [.liftFinger])
    static let leavingIgnored = Row<Effect>("leaving ignored", "N-34")
    static let rests = Row<Effect>("rests", "N-40 N-42", [.rest, .drain])
    static let settles = Row<Effect>("settles", "N-40 T-46", [.rest])

    static let operatedWhileBusy = Row<Effect>.impossible("a busy stack's operations wait")
    static let notChoosing = Row<Effect>.impossible("an animator is chosen once")
    static let notExchanging = Row<Effect>.impossible("an exchange is delivered once")
    static let notRunning = Row<Effect>.impossible("a transition that runs ends once")
    static let notEnding = Row<Effect>.impossible("an ending is delivered once")
  }
}
