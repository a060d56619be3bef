import PresentationLifecycle
import TestSupport
import Testing

/// Who steers a transition, and how that ends (P-78, P-79).
struct InteractionTests {
  // state | event | row | next state
  private static let steps = """
    none              | begin   | begins            | grounded(nothing)
    none              | takeOff | not steered       | none
    none              | update  | update ignored    | none
    none              | finish  | end ignored       | none
    none              | cancel  | end ignored       | none
    grounded(nothing) | takeOff | tracks            | tracking
    grounded(nothing) | update  | update ignored    | grounded(nothing)
    grounded(nothing) | finish  | remembers its end | grounded(finish)
    grounded(nothing) | cancel  | remembers its end | grounded(cancel)
    grounded(finish)  | takeOff | finishes          | finished
    grounded(finish)  | update  | update ignored    | grounded(finish)
    grounded(finish)  | finish  | end ignored       | grounded(finish)
    grounded(finish)  | cancel  | end ignored       | grounded(finish)
    grounded(cancel)  | takeOff | cancels           | cancelled
    grounded(cancel)  | update  | update ignored    | grounded(cancel)
    grounded(cancel)  | finish  | end ignored       | grounded(cancel)
    grounded(cancel)  | cancel  | end ignored       | grounded(cancel)
    tracking          | update  | updates           | tracking
    tracking          | finish  | finishes          | finished
    tracking          | cancel  | cancels           | cancelled
    finished          | update  | update ignored    | finished
    finished          | finish  | end ignored       | finished
    finished          | cancel  | end ignored       | finished
    cancelled         | update  | update ignored    | cancelled
    cancelled         | finish  | end ignored       | cancelled
    cancelled         | cancel  | end ignored       | cancelled
    """

  // row | its rules | its effects, in order
  private static let rows = """
    begins | T-3 T-22 | markInteractive
    not steered | T-21 |
    tracks | P-79 |
    updates | P-79 T-43 | takePercent
    update ignored | P-79 |
    remembers its end | P-79 |
    finishes | P-36 P-78 T-21 | unmarkInteractive tellInteractionChange
    cancels | P-36 P-78 T-12 T-21 | markCancelled unmarkInteractive tellInteractionChange
    end ignored | N-70 |
    """

  @Test(.rule("P-36", "P-78", "P-79", "N-70"))
  func `each state takes each possible event as the table says`() {
    expectSameLines(TableText.steps(of: Interaction.self), Self.steps)
  }

  @Test(.rule("P-36", "P-78", "P-79", "N-70"))
  func `each row has its rules and its effects in their order`() {
    expectSameLines(TableText.rows(Interaction.table.map(\.row)), Self.rows)
  }

  @Test func `every other pair is impossible`() {
    #expect(Interaction.table.count == 7 * 5)
    #expect(
      TableText.impossible(in: Interaction.self) == [
        "a transition asks for its interaction once": 6, "a transition takes off once": 3,
      ])
  }
}
