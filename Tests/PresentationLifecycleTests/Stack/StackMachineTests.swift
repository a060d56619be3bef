import PresentationLifecycle
import TestSupport
import Testing

/// The state table of navigation stacks (N-1).
struct StackMachineTests {
  // state | event | row | next state
  private static let steps = """
    resting           | operate(visible, animated)   | operates                           | choosing
    resting           | operate(visible, plain)      | operates without animation         | pending(plain)
    resting           | operate(sameTop, animated)   | changes below the top              | resting
    resting           | operate(sameTop, plain)      | changes below the top              | resting
    resting           | operate(offScreen, animated) | changes the model                  | resting
    resting           | operate(offScreen, plain)    | changes the model                  | resting
    pending(plain)    | operate(visible, animated)   | operates                           | choosing
    pending(plain)    | operate(visible, plain)      | coalesces                          | pending(plain)
    pending(plain)    | operate(sameTop, animated)   | coalesces                          | pending(plain)
    pending(plain)    | operate(sameTop, plain)      | coalesces                          | pending(plain)
    pending(plain)    | operate(offScreen, animated) | changes the model                  | resting
    pending(plain)    | operate(offScreen, plain)    | changes the model                  | resting
    running           | operate(sameTop, animated)   | changes below a running transition | running
    running           | operate(sameTop, plain)      | changes below a running transition | running
    choosing          | animatorChosen               | awaits layout                      | pending(animated)
    resting           | layOut(current)              | layout ignored                     | resting
    resting           | appear(current)              | layout ignored                     | resting
    resting           | layOut(stale)                | shows its top                      | resting
    resting           | appear(stale)                | shows its top                      | resting
    choosing          | layOut(current)              | layout ignored                     | choosing
    choosing          | appear(current)              | layout ignored                     | choosing
    choosing          | layOut(stale)                | layout ignored                     | choosing
    choosing          | appear(stale)                | layout ignored                     | choosing
    pending(animated) | layOut(current)              | abandons its transition            | ending(completed)
    pending(animated) | appear(current)              | layout ignored                     | pending(animated)
    pending(animated) | layOut(stale)                | begins                             | running
    pending(animated) | appear(stale)                | layout ignored                     | pending(animated)
    pending(plain)    | layOut(current)              | nothing to exchange                | exchanging
    pending(plain)    | appear(current)              | layout ignored                     | pending(plain)
    pending(plain)    | layOut(stale)                | exchanges                          | exchanging
    pending(plain)    | appear(stale)                | layout ignored                     | pending(plain)
    exchanging        | layOut(current)              | layout ignored                     | exchanging
    exchanging        | appear(current)              | layout ignored                     | exchanging
    exchanging        | layOut(stale)                | layout ignored                     | exchanging
    exchanging        | appear(stale)                | layout ignored                     | exchanging
    running           | layOut(current)              | layout ignored                     | running
    running           | appear(current)              | layout ignored                     | running
    running           | layOut(stale)                | layout ignored                     | running
    running           | appear(stale)                | layout ignored                     | running
    ending(completed) | layOut(current)              | layout ignored                     | ending(completed)
    ending(completed) | appear(current)              | layout ignored                     | ending(completed)
    ending(completed) | layOut(stale)                | layout ignored                     | ending(completed)
    ending(completed) | appear(stale)                | layout ignored                     | ending(completed)
    ending(cancelled) | layOut(current)              | layout ignored                     | ending(cancelled)
    ending(cancelled) | appear(current)              | layout ignored                     | ending(cancelled)
    ending(cancelled) | layOut(stale)                | layout ignored                     | ending(cancelled)
    ending(cancelled) | appear(stale)                | layout ignored                     | ending(cancelled)
    exchanging        | delivered                    | rests                              | resting
    running           | ended(completed)             | ends                               | ending(completed)
    running           | ended(cancelled)             | restores the stack                 | ending(cancelled)
    resting           | leaveWindow                  | leaving ignored                    | resting
    choosing          | leaveWindow                  | leaving ignored                    | choosing
    pending(animated) | leaveWindow                  | abandons its transition            | ending(completed)
    pending(plain)    | leaveWindow                  | keeps the model                    | resting
    exchanging        | leaveWindow                  | leaving ignored                    | exchanging
    running           | leaveWindow                  | cancels a swipe                    | running
    ending(completed) | leaveWindow                  | leaving ignored                    | ending(completed)
    ending(cancelled) | leaveWindow                  | leaving ignored                    | ending(cancelled)
    ending(completed) | settled                      | settles                            | resting
    ending(cancelled) | settled                      | settles                            | resting
    """

  // row | its rules | its effects, in order
  private static let rows = """
    operates | N-2 N-10 N-13 N-45 | willMove setStack askAnimator
    awaits layout | N-1 N-90 | openCoordinator askLayout
    operates without animation | N-2 N-14 | willMove setStack askLayout
    coalesces | N-44 | willMove setStack askLayout
    changes below the top | N-28 N-29 | willMove setStack releaseLeaving didMove
    changes below a running transition | N-28 N-29 N-84 | willMove setStack
    changes the model | N-34 N-41a | willMove setStack releaseLeaving didMove
    begins | N-3 N-10 N-12 N-13 | loadIncoming markMoving outgoingWillDisappear \
    incomingWillAppear willShow start
    exchanges | N-12 N-14 | loadIncoming markMoving outgoingWillDisappear incomingWillAppear \
    willShow exchangeViews releaseLeaving outgoingDidDisappear layOutIncoming incomingDidAppear \
    unmarkMoving didMove didShow tellDelivered
    nothing to exchange | N-32 N-44 | releaseLeaving didMove tellDelivered
    shows its top | N-15 N-17 N-34 N-42 | installTop willShow rest drain
    layout ignored | N-1 |
    ends | N-4 N-10 N-11 N-12 N-13 | removeOutgoingView releaseLeaving outgoingDidDisappear \
    incomingDidAppear unmarkMoving didMove didShow conclude
    restores the stack | N-64 N-65 N-66 N-69 | removeIncomingView restoreStack incomingWillDisappear \
    incomingDidDisappear outgoingWillAppear outgoingDidAppear unmarkMoving releaseLeaving didMove \
    conclude
    keeps the model | N-1 N-34 | releaseLeaving didMove rest drain
    abandons its transition | N-1 N-28 N-34 T-19 | releaseLeaving didMove abandon
    cancels a swipe | N-34 N-64 | liftFinger
    leaving ignored | N-34 |
    rests | N-40 N-42 | rest drain
    settles | N-40 T-46 | rest
    """

  @Test(.rule("N-1", "N-40", "N-44", "N-45"))
  func `a stack's state table has the expected next state for each event`() {
    expectSameLines(TableText.steps(of: StackMachine.self), Self.steps)
  }

  @Test(.rule("N-10", "N-12", "N-13", "N-14", "N-29", "N-64"))
  func `a stack's state table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(StackMachine.table.map(\.row)), Self.rows)
  }

  @Test
  func `each impossible event in a stack's state table has a reason`() {
    expect(StackMachine.table.count, equals: 8 * 16)
    expect(
      TableText.impossible(in: StackMachine.self),
      equals: [
        "a busy stack's operations wait": 34, "an animator is chosen once": 7,
        "an exchange is delivered once": 7, "a transition that runs ends once": 14,
        "an ending is delivered once": 6,
      ])
  }
}
