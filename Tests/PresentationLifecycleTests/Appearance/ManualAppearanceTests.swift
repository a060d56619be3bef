import PresentationLifecycle
import TestSupport
import Testing

/// The state table of appearance transitions that a container begins and ends (P-94 to P-96).
struct ManualAppearanceTests {
  // state | event | row | next state
  private static let steps = """
    closed       | beginAppearing    | begins to appear         | appearing
    closed       | beginDisappearing | begins to disappear      | disappearing
    closed       | end               | ends without a beginning | closed
    appearing    | beginAppearing    | repeated                 | appearing
    appearing    | beginDisappearing | begins to disappear      | disappearing
    appearing    | end               | ends appearing           | closed
    disappearing | beginAppearing    | begins to appear         | appearing
    disappearing | beginDisappearing | repeated                 | disappearing
    disappearing | end               | ends disappearing        | closed
    """

  // row | its rules | its effects, in order
  private static let rows = """
    begins to appear | P-94 P-96 C-10 | willAppear
    begins to disappear | P-94 P-96 C-10 | willDisappear
    repeated | P-94 C-11 |
    ends appearing | P-94 C-9 | didAppear
    ends disappearing | P-94 C-9 | didDisappear
    ends without a beginning | P-95 C-11 N-48a | reportUnbalanced attemptDelivery
    """

  @Test(.rule("P-94", "P-95", "P-96"))
  func `the table for manual appearance calls has the expected next state for each event`() {
    expectSameLines(TableText.steps(of: ManualAppearance.self), Self.steps)
  }

  @Test(.rule("P-94", "P-95", "P-96"))
  func `the table for manual appearance calls lists the expected rules and effects`() {
    expectSameLines(TableText.rows(ManualAppearance.table.map(\.row)), Self.rows)
  }

  @Test
  func `in the table for manual appearance calls, every event is possible in every state`() {
    expect(ManualAppearance.table.count, equals: 3 * 3)
    expect(TableText.impossible(in: ManualAppearance.self), equals: [:])
  }
}
