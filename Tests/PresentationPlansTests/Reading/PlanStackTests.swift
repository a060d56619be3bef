import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Declarations of stacks in plans, and their errors.
@Suite("Plan stack")
struct PlanStackTests {
  static let controllers = """
    { "Home": { "root": true }, "Nav": { "stack": ["A"], "delegate": true }, "A": {}, "B": {} }
    """

  private func action(_ step: String) throws -> String? {
    let text = planText(controllers: Self.controllers, steps: "[\(step)]")
    return try Plan(parsing: text, file: "x.json").steps.first?.text
  }

  private func nav(_ text: String) throws -> PlanController {
    let controllers = #"{ "Home": { "root": true }, "A": {}, "Nav": \#(text) }"#
    let plan = try Plan(parsing: planText(controllers: controllers), file: "x.json")
    return try #require(plan.controllers.last)
  }

  private func error(nav: String, more: String = "") -> String {
    planError(
      planText(
        controllers: #"{ "Home": { "root": true }, "A": {}, "Nav": \#(nav)\#(more) }"#))
  }

  private func error(step: String) -> String {
    planError(planText(controllers: Self.controllers, steps: "[\(step)]"))
  }

  private func error(expect: String) -> String {
    planError(planText(controllers: Self.controllers, expect: expect))
  }

  @Test func `the controllers and the delegate of a stack can be read from a plan`() throws {
    let plain = try nav(#"{ "stack": ["A"] }"#)
    expect(plain.stack == ["A"] && !plain.hasStackDelegate && plain.userMayDismiss == nil)
    let empty = try nav(#"{ "stack": [], "delegate": true, "mayDismiss": false }"#)
    expect(empty.stack == [] && empty.hasStackDelegate && empty.userMayDismiss == false)
    expect(try nav(#"{ "stack": [], "animator": { "duration": "1 s" } }"#).hasStackDelegate)
    expect(try nav("{}").stack == nil)
  }

  @Test(arguments: [
    (
      #"{ "push": "B", "on": "Nav" }"#,
      #"PushVerb(controller: "B", stack: "Nav", animated: true)"#
    ),
    (#"{ "pop": "Nav", "animated": false }"#, #"PopVerb(stack: "Nav", animated: false)"#),
    (
      #"{ "popTo": "A", "on": "Nav" }"#,
      #"PopToVerb(controller: "A", stack: "Nav", animated: true)"#
    ),
    (#"{ "popToRoot": "Nav" }"#, #"PopToRootVerb(stack: "Nav", animated: true)"#),
    (
      #"{ "setStack": "Nav", "to": ["B", "A"], "animated": false }"#,
      #"SetStackVerb(stack: "Nav", controllers: ["B", "A"], animated: false)"#
    ),
    (
      #"{ "setStack": "Nav", "to": [] }"#,
      #"SetStackVerb(stack: "Nav", controllers: [], animated: true)"#
    ),
    (
      #"{ "setStack": "Nav", "to": ["B", "B"] }"#,
      #"SetStackVerb(stack: "Nav", controllers: ["B", "B"], animated: true)"#
    ),
  ])
  func `every step with a stack can be read from a plan`(step: String, text: String) throws {
    try expect(action(step), equals: text)
  }

  @Test func `a stack and its top controller can be checked in a plan`() throws {
    let stack = try action(#"{ "check": "stack", "of": "Nav", "is": ["A"] }"#)
    expect(stack?.contains(#"StackFact(stack: "Nav", expected: ["A"])"#) == true)
    let top = try action(#"{ "check": "top", "of": "Nav", "is": null }"#)
    expect(top?.contains(#"TopFact(stack: "Nav", expected: nil)"#) == true)
    let expectation = #"{ "end": { "stack": { "Nav": ["A"] }, "top": { "Nav": "A" } } }"#
    let plan = try Plan(
      parsing: planText(controllers: Self.controllers, expect: expectation), file: "x.json")
    expect(
      plan.expectation.end?.checks.map(\.place),
      equals: ["expect.end.stack.Nav", "expect.end.top.Nav"])
  }

  @Test
  func `a binding can have the name "top" only in a plan without stacks`() throws {
    let text = planText(
      bindings: #"{ "top": { "from": "Home", "presents": "Editor" } }"#,
      steps: #"[{ "set": "top", "to": true }]"#, expect: #"{ "end": { "top": true } }"#)
    let plan = try Plan(parsing: text, file: "x.json")
    expect(plan.expectation.end?.values.map(\.binding), equals: ["top"])
    expect(
      planError(
        planText(
          controllers: Self.controllers,
          bindings: #"{ "top": { "from": "Home", "presents": "B" } }"#)
      ).contains("expected a name that is not the name of a fact"))
  }

  @Test(arguments: [
    (#"{ "stack": {} }"#, "Nav.stack: found an empty object, expected a list of controllers, from"),
    (#"{ "stack": [1] }"#, "Nav.stack[0]: found 1, expected a controller's name"),
    (#"{ "stack": ["a"] }"#, #"found "a", expected a controller of this plan, one of "A", "Home""#),
    (
      #"{ "stack": ["Home"] }"#, #"expected a controller that is neither the root nor "in" another"#
    ),
    (#"{ "stack": ["Nav"] }"#, #"found "Nav", expected a controller that is not a stack (N-27)"#),
    (
      #"{ "stack": ["A", "A"] }"#, #"found a second "A", expected every controller once; "Nav" has"#
    ),
    (
      #"{ "stack": [], "delegate": false, "animator": { "duration": "1 s" } }"#,
      "Nav.delegate: found false, expected true: a stack's delegate returns its animators"
    ),
  ])
  func `an invalid stack is reported`(nav: String, message: String) {
    expect(error(nav: nav).contains(message))
  }

  @Test func `a controller cannot be in two stacks, or in a stack and another parent`() {
    expect(
      error(nav: #"{ "stack": ["A"] }"#, more: #", "Other": { "stack": ["A"] }"#).hasSuffix(
        #"Other.stack[0]: found a second "A", expected every controller once; "Nav" has it already"#
      ))
    expect(
      error(nav: #"{ "stack": ["B"] }"#, more: #", "B": { "in": "A" }"#).contains(
        #"found "B", expected a controller that is neither the root nor "in" another"#))
  }

  @Test(arguments: [
    (#"{ "push": "B" }"#, #"steps[0]: found no "on", expected the key "on""#),
    (#"{ "push": "Bb", "on": "Nav" }"#, #"steps[0].push: found "Bb", expected a controller of"#),
    (#"{ "push": "B", "on": "Home" }"#, #"steps[0].on: found "Home", expected a stack, "Nav""#),
    (#"{ "push": "B", "to": "Nav" }"#, #"found "to", expected one of "animated", "on", "push""#),
    (#"{ "pop": "Nac" }"#, #"did you mean "Nav"?"#),
    (#"{ "popto": "A", "on": "Nav" }"#, #"did you mean "popTo"?"#),
    (#"{ "setStack": "Nav" }"#, #"found no "to""#),
    (#"{ "setStack": "Nav", "to": ["Nav"] }"#, "expected a controller that is not a stack"),
    (#"{ "check": "stack", "of": "A", "is": [] }"#, #"found "A", expected a stack, "Nav""#),
    (#"{ "check": "stack", "of": "Nav", "is": "A" }"#, "expected a list of controllers, from the"),
    (#"{ "check": "top", "of": "Nav", "is": 1 }"#, "expected a controller's name, or null"),
    (#"{ "in": "A.delegate.willShow", "do": [{ "pop": "Nav" }] }"#, #"a stack with "delegate""#),
    (
      #"{ "in": "Nav.delegate.presentationControllerDidDismiss", "do": [{ "pop": "Nav" }] }"#,
      #"expected a controller with "mayDismiss": true"#
    ),
  ])
  func `an invalid step with a stack is reported`(step: String, message: String) {
    expect(error(step: step).contains(message))
  }

  @Test func `if a pop step names a plain controller, the error asks for a stack`() {
    expect(
      stepsError(#"[{ "pop": "Home" }]"#).hasSuffix(
        #"steps[0].pop: found "Home", expected a controller with a "stack""#))
  }

  @Test func `in the expected final state, the keys in "stack" and "top" must be names of stacks`()
  {
    expect(
      error(expect: #"{ "end": { "stack": {} } }"#).hasSuffix(
        "expect.end.stack: found an empty object, expected at least one stack"))
    expect(
      error(expect: #"{ "end": { "top": { "A": null } } }"#).hasSuffix(
        #"expect.end.top: found "A", expected a stack, "Nav""#))
  }
}
