import PresentationLifecycle
import TestSupport
import Testing

/// The state table of tab bar controllers (N-100 to N-105).
struct TabMachineTests {
  // state | event | row | next state
  private static let steps = """
    resting           | operate(visible)      | selects                       | choosing
    resting           | operate(appearing)    | exchanges while it appears    | exchanging
    resting           | operate(disappearing) | exchanges while it disappears | exchanging
    resting           | operate(unseen)       | changes the model             | resting
    choosing          | chosen(animator)      | begins                        | running
    choosing          | chosen(none)          | exchanges                     | exchanging
    resting           | appear(current)       | already shown                 | resting
    resting           | appear(stale)         | shows the selected tab        | resting
    choosing          | appear(current)       | already shown                 | choosing
    choosing          | appear(stale)         | already shown                 | choosing
    exchanging        | appear(current)       | already shown                 | exchanging
    exchanging        | appear(stale)         | already shown                 | exchanging
    running           | appear(current)       | already shown                 | running
    running           | appear(stale)         | already shown                 | running
    ending(completed) | appear(current)       | already shown                 | ending(completed)
    ending(completed) | appear(stale)         | already shown                 | ending(completed)
    ending(cancelled) | appear(current)       | already shown                 | ending(cancelled)
    ending(cancelled) | appear(stale)         | already shown                 | ending(cancelled)
    exchanging        | delivered             | rests                         | resting
    running           | ended(completed)      | ends                          | ending(completed)
    running           | ended(cancelled)      | restores the tabs             | ending(cancelled)
    ending(completed) | settled               | settles                       | resting
    ending(cancelled) | settled               | settles                       | resting
    """

  // row | its rules | its effects, in order
  private static let rows = """
    selects | N-100 N-101 N-102 | willMove setTabs layOutOutgoing askAnimator
    exchanges | N-100 | loadIncoming markMoving incomingWillAppear outgoingWillDisappear \
    exchangeViews releaseLeaving outgoingDidDisappear layOutIncoming incomingDidAppear \
    unmarkMoving didMove tellDelivered
    begins | N-103 | loadIncoming markMoving incomingWillAppear outgoingWillDisappear start
    exchanges while it appears | N-100 C-7 | willMove setTabs layOutOutgoing loadIncoming \
    markMoving incomingWillAppear outgoingWillDisappear exchangeViews releaseLeaving \
    outgoingDidDisappear unmarkMoving didMove tellDelivered
    exchanges while it disappears | C-18 | willMove setTabs layOutOutgoing loadIncoming \
    markMoving exchangeViews releaseLeaving outgoingDidDisappear unmarkMoving didMove tellDelivered
    changes the model | N-34 C-18 | willMove setTabs releaseLeaving didMove
    shows the selected tab | N-17 C-18 | installSelected rest drain
    already shown | C-18 |
    ends | N-101a N-103 | layOutOutgoing removeOutgoingView releaseLeaving outgoingDidDisappear \
    incomingDidAppear unmarkMoving didMove conclude
    restores the tabs | N-64 N-101a N-103 T-13 | layOutIncoming removeIncomingView restoreTabs \
    incomingWillDisappear incomingDidDisappear outgoingWillAppear outgoingDidAppear unmarkMoving \
    releaseLeaving didMove conclude
    rests | N-105 | rest drain
    settles | N-105 T-46 | rest
    """

  @Test(.rule("N-100", "N-103", "N-105", "T-13"))
  func `a tab bar controller's state table has the expected next state for each event`() {
    expectSameLines(TableText.steps(of: TabMachine.self), Self.steps)
  }

  @Test(.rule("N-100", "N-101", "N-102", "N-103"))
  func `a tab bar controller's state table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(TabMachine.table.map(\.row)), Self.rows)
  }

  @Test
  func `each impossible event in a tab bar controller's state table has a reason`() {
    expect(TabMachine.table.count, equals: 6 * 12)
    expect(
      TableText.impossible(in: TabMachine.self),
      equals: [
        "a busy selection's changes wait": 20, "an animator is chosen once": 10,
        "an exchange is delivered once": 5, "a transition that runs ends once": 10,
        "an ending is delivered once": 4,
      ])
  }
}
