import PresentationLifecycle
import TestSupport
import Testing

/// The state table of interactions that drive a transition (P-78, P-79).
struct InteractionTests {
  // state | event | row | next state
  private static let steps = """
    none              | begin   | begins            | grounded(nothing)
    none              | takeOff | not steered       | free
    none              | update  | update ignored    | none
    none              | finish  | end ignored       | none
    none              | cancel  | end ignored       | none
    none              | pause   | pause ignored     | none
    free              | update  | update ignored    | free
    free              | finish  | end ignored       | free
    free              | cancel  | end ignored       | free
    free              | pause   | takes hold        | tracking
    grounded(nothing) | takeOff | tracks            | tracking
    grounded(nothing) | update  | update ignored    | grounded(nothing)
    grounded(nothing) | finish  | remembers its end | grounded(finish)
    grounded(nothing) | cancel  | remembers its end | grounded(cancel)
    grounded(nothing) | pause   | pause ignored     | grounded(nothing)
    grounded(finish)  | takeOff | finishes          | finished
    grounded(finish)  | update  | update ignored    | grounded(finish)
    grounded(finish)  | finish  | end ignored       | grounded(finish)
    grounded(finish)  | cancel  | end ignored       | grounded(finish)
    grounded(finish)  | pause   | pause ignored     | grounded(finish)
    grounded(cancel)  | takeOff | cancels           | cancelled
    grounded(cancel)  | update  | update ignored    | grounded(cancel)
    grounded(cancel)  | finish  | end ignored       | grounded(cancel)
    grounded(cancel)  | cancel  | end ignored       | grounded(cancel)
    grounded(cancel)  | pause   | pause ignored     | grounded(cancel)
    tracking          | update  | updates           | tracking
    tracking          | finish  | finishes          | finished
    tracking          | cancel  | cancels           | cancelled
    tracking          | pause   | pause ignored     | tracking
    finished          | update  | update ignored    | finished
    finished          | finish  | end ignored       | finished
    finished          | cancel  | end ignored       | finished
    finished          | pause   | takes hold        | tracking
    cancelled         | update  | update ignored    | cancelled
    cancelled         | finish  | end ignored       | cancelled
    cancelled         | cancel  | end ignored       | cancelled
    cancelled         | pause   | takes hold        | tracking
    none              | held     | held no more     | none
    free              | held     | held no more     | free
    grounded(nothing) | held     | held no more     | grounded(nothing)
    grounded(finish)  | held     | held no more     | grounded(finish)
    grounded(cancel)  | held     | held no more     | grounded(cancel)
    tracking          | held     | is held          | tracking
    finished          | held     | held no more     | finished
    cancelled         | held     | held no more     | cancelled
    none              | released | released no more | none
    free              | released | released no more | free
    grounded(nothing) | released | released no more | grounded(nothing)
    grounded(finish)  | released | released no more | grounded(finish)
    grounded(cancel)  | released | released no more | grounded(cancel)
    tracking          | released | released no more | tracking
    finished          | released | is released      | finished
    cancelled         | released | is released      | cancelled
    """

  // row | its rules | its effects, in order
  private static let rows = """
    begins | T-3 T-22 | markInteractive
    not steered | T-21 |
    update ignored | P-79 |
    end ignored | N-70 |
    pause ignored | T-35 |
    held no more | T-21 |
    released no more | T-21 T-35 |
    takes hold | T-35 T-45 | markInteractive takeHold
    tracks | P-79 |
    remembers its end | P-79 |
    finishes | P-36 P-78 T-21 T-31 | unmarkCancelled unmarkInteractive runRest
    cancels | P-36 P-78 T-12 T-21 T-31 | markCancelled unmarkInteractive runRest
    updates | P-79 T-43 | takePercent
    is held | T-21 T-35 | tellInteractionChange
    is released | T-21 | tellInteractionChange
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
        "a transition asks for its interaction once": 7, "a transition takes off once": 4,
      ])
  }
}
