extension TabMachine {
  /// The rows of the state table for changes of tabs.
  ///
  /// A ``Row`` lists the effects that an event has in a state.
  enum Rows {
    static let selects = Row<Effect>(
      "selects", "N-100 N-101 N-102", [.willMove, .setTabs, .layOutOutgoing, .askAnimator])
    static let exchanges = Row<Effect>(
      "exchanges", "N-100",
      [
        .loadIncoming, .markMoving, .incomingWillAppear, .outgoingWillDisappear, .exchangeViews,
        .releaseLeaving, .outgoingDidDisappear, .layOutIncoming, .incomingDidAppear,
        .unmarkMoving, .didMove, .tellDelivered,
      ])
    static let begins = Row<Effect>(
      "begins", "N-103",
      [
        .loadIncoming, .markMoving, .incomingWillAppear, .outgoingWillDisappear, .start,
      ])
    static let exchangesAppearing = Row<Effect>(
      "exchanges while it appears", "N-100 C-7",
      [
        .willMove, .setTabs, .layOutOutgoing, .loadIncoming, .markMoving, .incomingWillAppear,
        .outgoingWillDisappear, .exchangeViews, .releaseLeaving, .outgoingDidDisappear,
        .unmarkMoving, .didMove, .tellDelivered,
      ])
    static let exchangesDisappearing = Row<Effect>(
      "exchanges while it disappears", "C-18",
      [
        .willMove, .setTabs, .layOutOutgoing, .loadIncoming, .markMoving, .exchangeViews,
        .releaseLeaving, .outgoingDidDisappear, .unmarkMoving, .didMove, .tellDelivered,
      ])
    static let changesModel = Row<Effect>(
      "changes the model", "N-34 C-18", [.willMove, .setTabs, .releaseLeaving, .didMove])
    static let showsSelected = Row<Effect>(
      "shows the selected tab", "N-17 C-18", [.installSelected, .rest, .drain])
    static let alreadyShown = Row<Effect>("already shown", "C-18")

    static let ends = Row<Effect>(
      "ends", "N-101a N-103",
      [
        .layOutOutgoing, .removeOutgoingView, .releaseLeaving, .outgoingDidDisappear,
        .incomingDidAppear, .unmarkMoving, .didMove, .conclude,
      ])
    static let restoresTabs = Row<Effect>(
      "restores the tabs", "N-64 N-101a N-103 T-13",
      [
        .layOutIncoming, .removeIncomingView, .restoreTabs, .incomingWillDisappear,
        .incomingDidDisappear, .outgoingWillAppear, .outgoingDidAppear, .unmarkMoving,
        .releaseLeaving, .didMove, .conclude,
      ])
    static let rests = Row<Effect>("rests", "N-105", [.rest, .drain])
    static let settles = Row<Effect>("settles", "N-105 T-46", [.rest])

    static let operatedWhileBusy = Row<Effect>.impossible("a busy selection's changes wait")
    static let notChoosing = Row<Effect>.impossible("an animator is chosen once")
    static let notExchanging = Row<Effect>.impossible("an exchange is delivered once")
    static let notRunning = Row<Effect>.impossible("a transition that runs ends once")
    static let notEnding = Row<Effect>.impossible("an ending is delivered once")
  }
}
