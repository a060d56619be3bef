import Presentation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Exported plans") @MainActor
struct PlanExportTests {
  private func plan(_ text: String) throws -> Plan {
    try Plan(parsing: text, file: "Plans/sheets/editor-goes.json")
  }

  private func sheet(steps: String, editor: String = #""style": "pageSheet""#) throws -> Plan {
    try plan(
      planText(
        controllers: #"{ "Home": { "root": true }, "Editor": { \#(editor) } }"#, steps: steps,
        expect: #"{ "order": [ "Home  present(Editor)" ] }"#))
  }

  private func refusals(_ plan: Plan, _ target: ExportTarget) -> [String] {
    do throws(PlanExport.Refusals) {
      _ = try PlanExport(of: plan, for: target)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  private static let editorGoes = """
    { "version": 1,
      "about": "A sheet goes in the turn after the call (P-20, P-16).",
      "controllers": { "Home": { "root": true }, "Editor": { "style": "pageSheet" } },
      "steps": [
        { "present": "Editor", "from": "Home", "animated": false, "completion": true },
        { "turn": 2 },
        { "in": "Editor.viewWillDisappear", "do": [
          { "check": "isBeingDismissed", "of": "Editor", "is": true } ] },
        { "dismiss": "Home" },
        { "settle": "10 s" } ],
      "expect": {
        "order": [
          "Editor.transition  completeTransition(true)",
          "Editor  viewDidDisappear(animated)" ],
        "never": [ "Home  viewWillDisappear" ],
        "end": { "visible": ["Home"], "appearance": { "Editor": "disappeared" } } } }
    """

  private static let editorGoesOnUIKit = #"""
    // Exported from sheets/editor-goes by "present export --uikit".
    // Not run on a device by the authors of the package.

    import UIKit
    import XCTest

    /// A sheet goes in the turn after the call (P-20, P-16).
    @MainActor final class EditorGoesTests: PlanTestCase {
      func testPlan() {
        plan("sheets/editor-goes", rules: ["P-20", "P-16"])

        // Controllers
        let home = PlannedController("Home")
        let editor = PlannedController("Editor")
        editor.modalPresentationStyle = .pageSheet
        show(home)

        // Steps
        home.present(
          editor,
          animated: false,
          completion: editor.completion("Home  present completion"))
        runTurns(2)
        editor.next(.viewWillDisappear, "steps[2]") { [self] in
          check("steps[2].do[0]", editor.isBeingDismissed, true)
        }
        home.dismiss(animated: true)
        settle(within: 10, "steps[4]")

        // Expectations
        // Not in the test's trace: expect.order[0], Editor.transition completeTransition(true)
        expectOrder(
          """
          Editor  viewDidDisappear(animated)
          """)
        expectNever(
          """
          Home  viewWillDisappear
          """)
        expectRecord(
          """
          Home  present(Editor)
          Editor  viewDidLoad
          Editor  viewWillAppear
          Editor  viewIsAppearing
          Editor  viewDidAppear
          Home  present completion
          Home  dismiss(animated)
          Editor  viewWillDisappear(animated)
          Editor  viewDidDisappear(animated)
          """)
        check("expect.end.visible", visible, ["Home"])
        check("expect.end.appearance.Editor", editor.planAppearance, "disappeared")
        finish()
      }
    }

    """#

  @Test func `a number inside a longer word of a plan's description is no rule`() throws {
    let text = Self.editorGoes.replacing("P-20, P-16", with: "P-20, APP-55, P-57x2, P-16")
    expect(try plan(text).rules, equals: ["P-20", "P-16"])
  }

  @Test
  func `exporting a plan for UIKit gives a test that records callbacks`() throws {
    let export = try PlanExport(of: try plan(Self.editorGoes), for: .uiKit)
    expect(export.typeName, equals: "EditorGoesTests")
    expect(export.rules, equals: ["P-20", "P-16"])
    expect(export.text, equals: Self.editorGoesOnUIKit)
  }

  @Test
  func `exporting a plan as a Stage test keeps the plan's steps and expectations`() throws {
    let text = try PlanExport(of: try plan(Self.editorGoes), for: .stage).text
    let steps = #"""
          let stage = Stage(home)

          // Steps
          home.present(editor, animated: false, completion: editor.completion)
          for _ in 0..<2 { stage.runTurn() }
          editor.next(.viewWillDisappear, "steps[2]") {
            #expect(editor.isBeingDismissed == true, "steps[2].do[0]")
          }
          home.dismiss(animated: true)
          try stage.settle(limit: .seconds(10))

          // Expectations
          expectOrder(
            stage.trace,
            """
            Editor.transition  completeTransition(true)
            Editor  viewDidDisappear(animated)
            """)
      """#
    expect(text.contains(steps))
    expect(text.contains("  @Test func `editor-goes`() throws {\n"))
  }

  @Test
  func `if a plan excludes a trace line at one time only, the UIKit test omits the exclusion`()
    throws
  {
    let text = Self.editorGoes.replacing(
      #""never": [ "Home  viewWillDisappear" ]"#,
      with: #""never": [ "0.250  Editor  viewDidDisappear(animated)", "Home  viewWillDisappear" ]"#)
    let export = try PlanExport(of: plan(text), for: .uiKit).text
    expect(
      export.contains(
        "// Not in the test's trace: expect.never[0], 0.250 Editor viewDidDisappear(animated)"))
    expect(export.contains("    Home  viewWillDisappear\n"))
    expect(try PlanExport(of: plan(text), for: .stage).text.contains("0.250  Editor"))
  }

  @Test
  func `names with a digit at the start and descriptions with line breaks become valid code`()
    throws
  {
    let text = Self.editorGoes.replacing("Editor", with: "#1 Editor")
      .replacing("goes in the turn", with: #"goes\nfatalError()\rin the turn"#)
    let export = try PlanExport(of: plan(text), for: .stage).text
    expect(export.contains(##"let screen1Editor = PlannedController("#1 Editor")"##))
    expect(export.contains("/// A sheet goes fatalError() in the turn after the call"))
  }

  @Test func `a user's gesture can be exported to a Stage test, but not to a UIKit test`() throws {
    let plan = try sheet(
      steps: """
        [ { "present": "Editor", "from": "Home", "animated": false }, { "settle": "10 s" },
          { "drag": "Editor", "to": 0.5 }, { "drag": "Editor", "to": 0.25 },
          { "release": "Editor", "velocity": -400 }, { "settle": "10 s" } ]
        """)
    expect(
      refusals(plan, .uiKit),
      equals: [
        "steps[2]: the drag of a sheet is an act of the user: UIKit has no public call for it",
        "steps[3]: the drag of a sheet is an act of the user: UIKit has no public call for it",
        "steps[4]: the release of a sheet is an act of the user: UIKit has no public call for it",
      ])
    expect(
      try PlanExport(of: plan, for: .stage).text.contains(
        """
            let drag1 = stage.user.drag("Editor")
            drag1.update(0.5)
            drag1.update(0.25)
            drag1.release(velocity: -400)
        """))
  }

  @Test func `a drag and a swipe back of the same stack are exported as two gestures`() throws {
    let plan = try sheet(
      steps: """
        [ { "present": "Editor", "from": "Home", "animated": false }, { "settle": "10 s" },
          { "drag": "Editor", "to": 0.5 }, { "turn": 1 }, { "swipeBack": "Editor", "to": 0.25 },
          { "cancel": "Editor" }, { "settle": "10 s" } ]
        """, editor: #""style": "pageSheet", "stack": []"#)
    expect(
      try PlanExport(of: plan, for: .stage).text.contains(
        """
            let drag1 = stage.user.drag("Editor")
            drag1.update(0.5)
            stage.runTurn()
            let swipeBack1 = stage.user.swipeBack("Editor")
            swipeBack1.update(0.25)
            drag1.cancel()
            swipeBack1.cancel()
        """))
  }

  @Test func `in an exported test, a closure captures self only if the closure uses self`() throws {
    for (completion, capture) in [("false", " {"), ("true", " { [self] in")] {
      let text = planText(
        views: #"{ "card": { "in": "Home", "frame": [0, 0, 8, 8] } }"#,
        steps: """
          [ { "in": "Editor.viewWillAppear", "do": [
              { "alongside": "Editor", "changes": [{ "view": "card", "alpha": 0.5 }],
                "completion": \(completion) }] },
            { "present": "Editor", "from": "Home" }, { "settle": "10 s" } ]
          """, expect: #"{ "end": { "visible": ["Home", "Editor"] } }"#)
      let line = "    editor.next(.viewWillAppear, \"steps[0]\")\(capture)\n"
      expect(try PlanExport(of: plan(text), for: .uiKit).text.contains(line))
    }
  }

  @Test func `a request that waits for two transitions is one call in an exported test`() throws {
    let plan = try plan(
      planText(
        controllers: """
          { "Home": { "root": true }, "Editor": { "style": "pageSheet" },
            "Alert": { "style": "pageSheet" } }
          """,
        steps: """
          [ { "in": "Editor.viewDidAppear", "do": [
              { "dismiss": "Home" }, { "present": "Alert", "from": "Home" } ] },
            { "present": "Editor", "from": "Home" }, { "settle": "10 s" } ]
          """, expect: #"{ "end": { "visible": ["Home", "Alert"] } }"#))
    let calls = plan.recordableLines(on: .modern).filter { $0.contains("present(Alert") }
    expect(calls, equals: ["Home  present(Alert, animated)"])
  }

  @Test func `a failing plan is not exported`() throws {
    let plan = try plan(planText(expect: #"{ "end": { "visible": ["Editor"] } }"#))
    expect(
      refusals(plan, .stage),
      equals: [
        #"the plan fails here: expect.end.visible: expected ["Editor"], found ["Home"]."#
      ])
  }

  @Test func `if a plan would raise an exception in UIKit, the plan is not exported for UIKit`()
    throws
  {
    let plan = try sheet(
      steps: #"[ { "present": "Editor", "from": "Home" } ]"#, editor: #""in": "Home""#)
    let reasons = refusals(plan, .uiKit)
    expect(reasons.contains { $0.hasPrefix("UIKit raises an exception, which ends the test: ") })
  }

  @Test func `a controller named Class is exported as a variable named class2`() throws {
    let plan = try plan(
      planText(
        controllers: #"{ "Class": { "root": true }, "my page": {}, "My Page": {}, "é": {} }"#,
        expect: #"{ "end": { "visible": ["Class"] } }"#))
    let text = try PlanExport(of: plan, for: .stage).text
    expect(text.contains(#"let class2 = PlannedController("Class")"#))
    expect(text.contains(#"_ = PlannedController("my page")"#))
    expect(text.contains(#"_ = PlannedController("é")"#))
  }

  @Test
  func `if a plan has a schedule, the exported test runs the schedule's run-loop turns`() throws {
    let plan = try sheet(
      steps: """
        [ { "present": "Editor", "from": "Home" }, { "settle": "10 s" }, { "dismiss": "Home" } ]
        """)
    let scheduled = try plan.scheduled(Schedule(parsing: "0.t.0.t"))
    expect(PlanPlayer().play(scheduled).passed)
    let text = try PlanExport(of: scheduled, for: .stage).text
    expect(
      text.contains(
        """
            home.present(editor, animated: true)
            stage.runTurn()
            home.dismiss(animated: true)
            stage.advance(by: .milliseconds(500))
            try stage.settle(limit: .seconds(60))
        """))
    expect(text.contains("dismiss(animated), queued: Editor is being presented"))
    #expect(throws: ExportRefusal.self) { try plan.scheduled(Schedule(parsing: "0.0.0")) }
    #expect(throws: ExportRefusal.self) { try plan.scheduled(Schedule(parsing: "1")) }
  }

  @Test
  func `every plan that uses only features of UIKit can be exported to a Stage test`() throws {
    let reasons = try RepositoryPlans.all().flatMap { refusals($0.plan, .stage) }
    expect(!reasons.isEmpty)
    expect(reasons.filter { !$0.hasSuffix("contains only what UIKit has, too") }, equals: [])
  }
}
