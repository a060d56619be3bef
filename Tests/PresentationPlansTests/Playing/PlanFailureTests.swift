import Presentation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// The exact output of a plan that fails.
@Suite("Plan failure")
@MainActor struct PlanFailureTests {
  private func failures(
    expect: String,
    steps: String = #"[ { "present": "Editor", "from": "Home" }, { "settle": "10 s" } ]"#
  ) throws -> String {
    let plan = try Plan(parsing: planText(steps: steps, expect: expect), file: "x.json")
    return PlanPlayer().play(plan).failures.map(\.description).joined(separator: "\n")
  }

  @Test func `fulfilled expectations produce no failure`() throws {
    let shown = try failures(
      expect: """
        { "order": ["Home  present(Editor, animated)", "1+  Editor  viewWillAppear(animated)",
            "0.500  2  Editor  viewDidAppear(animated)"],
          "never": ["Home  viewWillDisappear(animated)", "3  Editor  viewDidAppear(animated)"],
          "end": { "visible": ["Home", "Editor"],
            "appearance": { "Home": "appeared", "Editor": "appeared" } } }
        """)
    expect(shown.isEmpty)
  }

  @Test
  func `a failed order expectation prints the missing line below the last line that was found`()
    throws
  {
    let shown = try failures(
      expect: """
        { "order": ["Editor  viewWillAppear(animated)", "Editor  viewDidLoad",
            "Editor  viewDidAppear(animated)"] }
        """)
    expect(
      shown,
      equals: """
        expect.order[1] was not seen after expect.order[0]:
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
             0.500    2   Editor.transition   completeTransition(true)
        -                 Editor              viewDidLoad
        """)
  }

  @Test func `if no expected line was found, a failed order expectation prints the trace`() throws {
    let shown = try failures(
      expect: #"{ "order": ["0.250  1+  Editor  viewDidAppear(animated)"] }"#)
    expect(
      shown,
      equals: """
        expect.order[0] was never seen:
             0.000    1   Home                present(Editor, animated)
             0.000    1   Editor              viewDidLoad
             0.000    1+  Editor.presentation  presentationTransitionWillBegin
        -    0.250    1+  Editor              viewDidAppear(animated)
        """)
  }

  @Test func `an order expectation does not match the same trace line twice`() throws {
    let shown = try failures(
      expect: """
        { "order": ["Editor  viewDidAppear(animated)", "Editor  viewDidAppear(animated)"] }
        """)
    expect(
      shown,
      equals: """
        expect.order[1] was not seen after expect.order[0]:
             0.500    2   Editor              viewDidAppear(animated)
        -                 Editor              viewDidAppear(animated)
        """)
  }

  @Test
  func `if the trace is empty, a failed order expectation prints only the expected line`() throws {
    let shown = try failures(
      expect: #"{ "order": ["Editor  viewDidLoad"] }"#, steps: #"[ { "turn": 1 } ]"#)
    expect(
      shown,
      equals: """
        expect.order[0] was never seen:
        -                 Editor              viewDidLoad
        """)
  }

  @Test
  func `if the trace has unwanted lines, the failure prints the first occurrence of each line`()
    throws
  {
    let shown = try failures(
      expect: """
        { "never": ["Editor  viewDidLoad", "Home  viewDidLoad",
            "Editor  viewDidAppear(animated)"] }
        """)
    expect(
      shown,
      equals: """
        expect.never[0] was seen:
        +    0.000    1   Editor              viewDidLoad
        expect.never[2] was seen:
        +    0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test func `a failed check of the whole trace prints the differences`() throws {
    let shown = try failures(
      expect: """
        { "trace": ["Home  present(Editor, animated)", "Editor  viewDidLoad",
          "Editor  viewDidAppear(animated)"] }
        """)
    expect(
      shown,
      equals: """
        expect.trace: The trace differs (- expected, + seen):
             0.000    1   Home                present(Editor, animated)
             0.000    1   Editor              viewDidLoad
        +    0.000    1+  Editor.presentation  presentationTransitionWillBegin
        +    0.000    1+  Editor              viewWillAppear(animated)
        +    0.000    1+  Editor              viewIsAppearing(animated)
        +    0.500    2   Editor.transition   completeTransition(true)
        +    0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test
  func
    `a failed check of the final state prints the visible controllers and their appearance states`()
    throws
  {
    let shown = try failures(
      expect: """
        { "end": { "visible": ["Editor"],
            "appearance": { "Editor": "disappearing", "Home": "disappeared" } } }
        """)
    expect(
      shown,
      equals: """
        expect.end.visible: expected ["Editor"], found ["Home", "Editor"].
        expect.end.appearance.Editor: expected disappearing, found appeared.
        expect.end.appearance.Home: expected disappeared, found appeared.
        """)
  }

  @Test func `a failed check of the final state prints that a controller is still appearing`()
    throws
  {
    let shown = try failures(
      expect: """
        { "end": { "visible": ["Home"], "appearance": { "Editor": "disappeared" } } }
        """, steps: #"[ { "present": "Editor", "from": "Home" }, { "turn": 1 } ]"#)
    expect(
      shown,
      equals: """
        expect.end.visible: expected ["Home"], found ["Home", "Editor"].
        expect.end.appearance.Editor: expected disappeared, found appearing.
        """)
  }

  @Test
  func `if work is still pending after a settle step, the failure prints the work`() throws {
    let shown = try failures(
      expect: #"{ "end": { "visible": ["Home", "Editor"] } }"#,
      steps: """
        [ { "present": "Editor", "from": "Home" }, { "settle": "0.1 s" },
          { "advance": "0.1 s" }, { "settle": "100 ms" }, { "settle": "1 s" } ]
        """)
    expect(
      shown.replacing(/Transition[^ ]*:[0-9]+/, with: "PLACE"),
      equals: """
        steps[1]: Not settled after 0.1 s: the presentation of Editor has not ended; still pending: timer "Editor.transition" due at 0.5 s, scheduled at PLACE.
        steps[3]: Not settled after 0.1 s: the presentation of Editor has not ended; still pending: timer "Editor.transition" due at 0.5 s, scheduled at PLACE.
        """)
  }

  @Test
  func `failed steps are listed before failed expectations`() throws {
    let plan = try Plan(
      parsing: planText(
        steps: #"[ { "present": "Editor", "from": "Home" }, { "settle": "0.1 s" } ]"#,
        expect: """
          { "end": { "visible": ["Editor"] }, "never": ["Editor  viewDidLoad"],
            "order": ["Home  dismiss()"], "trace": [] }
          """), file: "x.json")
    expect(
      PlanPlayer().play(plan).failures.map(\.place),
      equals: [
        "steps[1]", "expect.trace", "expect.order[0]", "expect.never[0]", "expect.end.visible",
      ])
  }
}
