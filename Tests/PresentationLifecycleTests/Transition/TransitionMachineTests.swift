import PresentationLifecycle
import TestSupport
import Testing

/// The state table of transitions (P-27, P-80, P-81, P-118).
struct TransitionMachineTests {
  // state | event | row | next state
  private static let steps = """
    waiting                   | start               | starts             | beginning(nothing)
    waiting                   | abandon             | abandoned          | delivering
    beginning(nothing)        | started             | runs alongside     | beginning(nothing)
    beginning(nothing)        | alongsideRan        | lays out           | beginning(nothing)
    beginning(nothing)        | laidOut             | runs               | running
    beginning(nothing)        | complete(completed) | remembers its end  | beginning(end(completed))
    beginning(nothing)        | complete(cancelled) | remembers its end  | beginning(end(cancelled))
    beginning(end(completed)) | started             | runs alongside     | beginning(end(completed))
    beginning(end(completed)) | alongsideRan        | lays out           | beginning(end(completed))
    beginning(end(completed)) | laidOut             | ends as remembered | ending(completed)
    beginning(end(completed)) | complete(completed) | completed twice    | beginning(end(completed))
    beginning(end(completed)) | complete(cancelled) | completed twice    | beginning(end(completed))
    beginning(end(cancelled)) | started             | runs alongside     | beginning(end(cancelled))
    beginning(end(cancelled)) | alongsideRan        | lays out           | beginning(end(cancelled))
    beginning(end(cancelled)) | laidOut             | ends as remembered | ending(cancelled)
    beginning(end(cancelled)) | complete(completed) | completed twice    | beginning(end(cancelled))
    beginning(end(cancelled)) | complete(cancelled) | completed twice    | beginning(end(cancelled))
    running                   | complete(completed) | ends               | ending(completed)
    running                   | complete(cancelled) | ends               | ending(cancelled)
    ending(completed)         | complete(completed) | completed twice    | ending(completed)
    ending(completed)         | complete(cancelled) | completed twice    | ending(completed)
    ending(completed)         | concluded           | concludes          | delivering
    ending(cancelled)         | complete(completed) | completed twice    | ending(cancelled)
    ending(cancelled)         | complete(cancelled) | completed twice    | ending(cancelled)
    ending(cancelled)         | concluded           | concludes          | delivering
    delivering                | complete(completed) | completed twice    | delivering
    delivering                | complete(cancelled) | completed twice    | delivering
    delivering                | delivered           | closes             | over
    over                      | complete(completed) | completed twice    | over
    over                      | complete(cancelled) | completed twice    | over
    """

  // row | its rules | its effects, in order
  private static let rows = """
    starts | P-26 P-29 T-3 | startRunner
    runs alongside | P-35 T-18 | runAlongside
    lays out | P-26 P-97 | layOut
    runs | P-79 P-80 T-10 | takeOff
    remembers its end | P-118 |
    ends | P-27 P-30 P-66 | enableInteraction endOwner
    ends as remembered | P-118 P-21 | enableInteraction endOwner
    concludes | P-27 P-30 T-14 T-19 T-46 | animationEnded closeCoordinator settleOwner \
    deliverCompletions
    closes | P-27 P-57a | drain
    abandoned | P-46 P-119 T-19 T-46 | closeCoordinator settleOwner deliverUnseen
    completed twice | P-81 T-15 | reportDoubleCompletion
    """

  @Test(.rule("P-27", "P-80", "P-81", "P-118"))
  func `a transition's state table has the expected next state for each event`() {
    expectSameLines(TableText.steps(of: TransitionMachine.self), Self.steps)
  }

  @Test(.rule("P-26", "P-27", "P-35", "P-57a", "P-81", "P-118"))
  func `a transition's state table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(TransitionMachine.table.map(\.row)), Self.rows)
  }

  @Test
  func `each impossible event in a transition's state table has a reason`() {
    expect(TransitionMachine.table.count, equals: 9 * 9)
    expect(
      TableText.impossible(in: TransitionMachine.self),
      equals: [
        "an owner starts its transition once": 8, "a beginning is delivered once": 18,
        "no context before the start": 2, "an ending is delivered once": 15,
        "a started transition is not refused": 8,
      ])
  }
}
