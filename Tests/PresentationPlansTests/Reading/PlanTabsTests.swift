import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Declarations of tabs in plans, and their errors.
@Suite("Plan tabs")
struct PlanTabsTests {
  static let controllers = """
    { "Home": { "root": true }, "Tabs": { "tabs": ["A"], "delegate": true }, "A": {}, "B": {} }
    """

  private func action(_ step: String) throws -> String? {
    let text = planText(controllers: Self.controllers, steps: "[\(step)]")
    return try Plan(parsing: text, file: "x.json").steps.first?.text
  }

  private func tabs(_ text: String) throws -> PlanController {
    let controllers = #"{ "Home": { "root": true }, "A": {}, "Tabs": \#(text) }"#
    let plan = try Plan(parsing: planText(controllers: controllers), file: "x.json")
    return try #require(plan.controllers.last)
  }

  private func error(tabs: String, more: String = "") -> String {
    planError(
      planText(
        controllers: #"{ "Home": { "root": true }, "A": {}, "Tabs": \#(tabs)\#(more) }"#))
  }

  private func error(step: String) -> String {
    planError(planText(controllers: Self.controllers, steps: "[\(step)]"))
  }

  @Test func `the controllers and the delegate of a tab bar controller can be read from a plan`()
    throws
  {
    let plain = try tabs(#"{ "tabs": ["A"] }"#)
    expect(plain.tabs == ["A"] && !plain.hasTabsDelegate && plain.maySelect)
    expect(try tabs(#"{ "tabs": [], "delegate": true }"#).hasTabsDelegate)
    expect(try tabs(#"{ "tabs": [], "animator": { "duration": "1 s" } }"#).hasTabsDelegate)
    let strict = try tabs(#"{ "tabs": [], "maySelect": false, "mayDismiss": false }"#)
    expect(strict.hasTabsDelegate && !strict.maySelect && strict.userMayDismiss == false)
    expect(try tabs(#"{ "hidesBar": true }"#).hidesBar && tabs("{}").tabs == nil)
  }

  @Test(arguments: [
    (#"{ "select": "B", "on": "Tabs" }"#, #"SelectVerb(controller: "B", tabs: "Tabs")"#),
    (
      #"{ "setTabs": "Tabs", "to": ["B", "A"] }"#,
      #"SetTabsVerb(tabs: "Tabs", controllers: ["B", "A"], animated: false)"#
    ),
    (#"{ "tapTab": "A" }"#, #"TapTabVerb(controller: "A")"#),
  ])
  func `every step with a tab bar controller can be read from a plan`(step: String, text: String)
    throws
  {
    try expect(action(step), equals: text)
  }

  @Test func `the tabs, the selection and the tab bar can be checked in a plan`() throws {
    for (step, text) in [
      (
        #"{ "check": "tabs", "of": "Tabs", "is": ["A"] }"#,
        #"TabsFact(tabs: "Tabs", expected: ["A"])"#
      ),
      (
        #"{ "check": "selected", "of": "Tabs", "is": null }"#,
        #"SelectedFact(tabs: "Tabs", expected: nil)"#
      ),
      (
        #"{ "check": "barHidden", "of": "Tabs", "is": true }"#,
        #"BarHiddenFact(tabs: "Tabs", expected: true)"#
      ),
    ] {
      expect(try action(step)?.contains(text) == true)
    }
    let expectation = """
      { "end": { "tabs": { "Tabs": ["A"] }, "selected": { "Tabs": "A" }, \
      "barHidden": { "Tabs": false } } }
      """
    let plan = try Plan(
      parsing: planText(controllers: Self.controllers, expect: expectation), file: "x.json")
    expect(
      plan.expectation.end?.checks.map(\.place),
      equals: [
        "expect.end.tabs.Tabs", "expect.end.selected.Tabs", "expect.end.barHidden.Tabs",
      ])
  }

  @Test @MainActor
  func `a failed check of the final state prints the actual tabs and the actual selection`()
    throws
  {
    let expectation = """
      { "end": { "tabs": { "Tabs": ["B"] }, "selected": { "Tabs": null }, \
      "barHidden": { "Tabs": true } } }
      """
    let plan = try Plan(
      parsing: planText(controllers: Self.controllers, expect: expectation), file: "x.json")
    expect(
      PlanPlayer().play(plan).failures.map(\.description),
      equals: [
        #"expect.end.tabs.Tabs: expected ["B"], found ["A"]."#,
        #"expect.end.selected.Tabs: expected null, found "A"."#,
        #"expect.end.barHidden.Tabs: expected true, found false."#,
      ])
  }

  @Test @MainActor func `a plan can make calls in the callbacks of a tab bar delegate`() throws {
    let controllers = """
      { "Tabs": { "root": true, "tabs": ["A", "B"], "delegate": true }, "A": {}, "B": {} }
      """
    let steps = """
      [{ "in": "Tabs.delegate.shouldSelect", "do": [{ "check": "selected", "of": "Tabs", "is": "B" }] },
      { "in": "Tabs.delegate.didSelect", "do": [{ "select": "A", "on": "Tabs" }] },
      { "tapTab": "B" }]
      """
    let plan = try Plan(
      parsing: planText(
        controllers: controllers, steps: steps,
        expect: #"{ "end": { "selected": { "Tabs": "A" } } }"#), file: "x.json")
    expect(
      PlanPlayer().play(plan).failures.map(\.description),
      equals: [
        #"steps[0].do[0]: selected of Tabs: expected "B", found "A"."#
      ])
  }

  @Test func `the error for an invalid tab bar controller says which declaration is expected`() {
    expect(error(tabs: #"{ "tabs": ["A"], "stack": [] }"#).contains("no \"stack\" together with"))
    expect(error(tabs: #"{ "tabs": ["Tabs"] }"#).contains("without \"tabs\" of its own"))
    expect(error(tabs: #"{ "tabs": ["Home"] }"#).contains("neither the root nor"))
    expect(error(tabs: #"{ "tabs": ["A", "A"] }"#).contains("\"Tabs\" has it already"))
    expect(
      error(tabs: #"{ "tabs": ["A"] }"#, more: #", "Nav": { "stack": ["A"] }"#)
        .contains("\"Nav\" has it already"))
    expect(error(tabs: #"{ "maySelect": true }"#).contains("only with \"tabs\""))
    expect(
      error(tabs: #"{ "tabs": [], "delegate": false, "maySelect": true }"#).contains(
        "the delegate returns the animator and \"maySelect\""))
    expect(
      error(tabs: #"{ "tabs": [], "dismissAnimator": { "duration": "1 s" } }"#).contains(
        "no such key with \"tabs\": \"animator\" animates every selection"))
    expect(error(step: #"{ "select": "A", "on": "B" }"#).contains("with \"tabs\", \"Tabs\""))
    expect(error(step: #"{ "setTabs": "Tabs", "to": ["Tabs"] }"#).contains("of its own"))
    expect(
      planError(planText(steps: #"[{ "tapTab": "Home" }]"#)).contains("a plan with \"tabs\""))
    expect(
      error(step: #"{ "in": "A.delegate.didSelect", "do": [{ "root": "A" }] }"#)
        .contains("a controller with \"tabs\" and \"delegate\": true"))
  }
}
