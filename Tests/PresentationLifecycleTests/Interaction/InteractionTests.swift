import PresentationLifecycle
import TestSupport
import Testing

/// The state table of interactions that drive a transition (P-78, P-79).
struct InteractionTests {
  // state | event | row | next state
  private static let steps = """
    none              | begin    | begins               | grounded(nothing)
    none              | takeOff  | not interactive      | free
    none              | update   | update ignored       | none
    none              | finish   | end ignored          | none
    none              | cancel   | end ignored          | none
    none              | pause    | pause ignored        | none
    free              | update   | update ignored       | free
    free              | finish   | end ignored          | free
    free              | cancel   | end ignored          | free
    free              | pause    | takes control        | tracking
    grounded(nothing) | takeOff  | tracks               | tracking
    grounded(nothing) | update   | update ignored       | grounded(nothing)
    grounded(nothing) | finish   | remembers its end    | grounded(finish)
    grounded(nothing) | cancel   | remembers its end    | grounded(cancel)
    grounded(nothing) | pause    | pause ignored        | grounded(nothing)
    grounded(finish)  | takeOff  | finishes             | finished
    grounded(finish)  | update   | update ignored       | grounded(finish)
    grounded(finish)  | finish   | end ignored          | grounded(finish)
    grounded(finish)  | cancel   | end ignored          | grounded(finish)
    grounded(finish)  | pause    | pause ignored        | grounded(finish)
    grounded(cancel)  | takeOff  | cancels              | cancelled
    grounded(cancel)  | update   | update ignored       | grounded(cancel)
    grounded(cancel)  | finish   | end ignored          | grounded(cancel)
    grounded(cancel)  | cancel   | end ignored          | grounded(cancel)
    grounded(cancel)  | pause    | pause ignored        | grounded(cancel)
    tracking          | update   | updates              | tracking
    tracking          | finish   | finishes             | finished
    tracking          | cancel   | cancels              | cancelled
    tracking          | pause    | pause ignored        | tracking
    finished          | update   | update ignored       | finished
    finished          | finish   | end ignored          | finished
    finished          | cancel   | end ignored          | finished
    finished          | pause    | takes control        | tracking
    cancelled         | update   | update ignored       | cancelled
    cancelled         | finish   | end ignored          | cancelled
    cancelled         | cancel   | end ignored          | cancelled
    cancelled         | pause    | takes control        | tracking
    none              | held     | pause not reported   | none
    free              | held     | pause not reported   | free
    grounded(nothing) | held     | pause not reported   | grounded(nothing)
    grounded(finish)  | held     | pause not reported   | grounded(finish)
    grounded(cancel)  | held     | pause not reported   | grounded(cancel)
    tracking          | held     | pause reported       | tracking
    finished          | held     | pause not reported   | finished
    cancelled         | held     | pause not reported   | cancelled
    none              | released | release not reported | none
    free              | released | release not reported | free
    grounded(nothing) | released | release not reported | grounded(nothing)
    grounded(finish)  | released | release not reported | grounded(finish)
    grounded(cancel)  | released | release not reported | grounded(cancel)
    tracking          | released | release not reported | tracking
    finished          | released | release reported     | finished
    cancelled         | released | release reported     | cancelled
    """

  // row | its rules | its effects, in order
  private static let rows = """
    begins | T-3 T-22 | markInteractive
    not interactive | T-21 |
    update ignored | P-79 |
    end ignored | N-70 |
    pause ignored | T-35 |
    pause not reported | T-21 |
    release not reported | T-21 T-35 |
    takes control | T-35 T-45 | markInteractive takeHold
    tracks | P-79 |
    remembers its end | P-79 |
    finishes | P-36 P-78 T-21 T-31 | unmarkCancelled unmarkInteractive runRest
    cancels | P-36 P-78 T-12 T-21 T-31 | markCancelled unmarkInteractive runRest
    updates | P-79 T-43 | takePercent
    pause reported | T-21 T-35 | tellInteractionChange
    release reported | T-21 | tellInteractionChange
    """

  @Test(.rule("P-36", "P-78", "P-79", "N-70", "T-35"))
  func `an interaction's state table has the expected next state for each event`() {
    expectSameLines(TableText.steps(of: Interaction.self), Self.steps)
  }

  @Test(.rule("P-36", "P-78", "P-79", "N-70", "T-35"))
  func `an interaction's state table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(Interaction.table.map(\.row)), Self.rows)
  }

  @Test
  func `each impossible event in an interaction's state table has a reason`() {
    expect(Interaction.table.count, equals: 8 * 8)
    expect(
      TableText.impossible(in: Interaction.self),
      equals: [
        "a transition asks for its interaction once": 7, "an animation starts once": 4,
      ])
  }
}
