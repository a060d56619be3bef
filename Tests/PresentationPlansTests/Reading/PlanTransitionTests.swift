import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Declarations of ready-made transitions in plans, and their errors.
@Suite("Plan transition")
struct PlanTransitionTests {
  private static let views = #"{ "cell": { "in": "A", "frame": [0, 0, 10, 10] } }"#

  private func text(nav: String, a: String = "{}", steps: String = #"[{ "turn": 1 }]"#) -> String {
    """
    { "version": 1, "controllers": { "Nav": \(nav), "A": \(a), "B": {} },
      "views": \(Self.views), "steps": \(steps), "expect": { "end": { "visible": ["Nav"] } } }
    """
  }

  private func nav(_ more: String) -> String { #"{ "root": true, "stack": ["A"], \#(more) }"# }

  private func error(_ more: String, a: String = "{}", steps: String = #"[{ "turn": 1 }]"#)
    -> String
  {
    planError(text(nav: nav(more), a: a, steps: steps))
  }

  @Test func `a ready-made transition can be declared by its kind alone`() throws {
    let plan = try Plan(
      parsing: text(nav: nav(#""transition": "card""#), a: #"{ "matched": "cell" }"#), file: "x")
    expect(plan.controllers[0].transition, equals: PlanTransition(.card))
    expect(plan.controllers[0].hasStackDelegate && plan.controllers[1].matched == "cell")
    let more = #""transition": { "kind": "slide", "duration": "0.4 s", "interactive": true }"#
    try expect(
      Plan(parsing: text(nav: nav(more)), file: "x").controllers[0].transition,
      equals: PlanTransition(.slide, duration: .milliseconds(400), isInteractive: true))
  }

  @Test(arguments: [
    (#""transition": "cart""#, #"found "cart", expected one of "card", "fade", "firstHero", "#),
    (#""transition": "cart""#, #"did you mean "card"?"#),
    (#""transition": {}"#, #"found no "kind""#),
    (#""transition": { "kind": "card", "durration": "1 s" }"#, #"did you mean "duration"?"#),
    (
      #""transition": "card", "animator": { "duration": "1 s" }"#,
      #"Nav.animator: found an object, expected no animator together with "transition""#
    ),
    (
      #""transition": "card", "delegate": false"#,
      "expected true: a stack's delegate returns its transition"
    ),
    (
      #""transition": "card", "removesPresenter": true"#,
      #"expected no such key with "transition", which has its own presentation controller"#
    ),
    (#""matched": "cel""#, #"expected a view of this plan, "cell"; did you mean "cell"?"#),
  ])
  func `an invalid value of a transition is reported`(more: String, message: String) {
    let found = error(more)
    expect(found.contains(message), "\(found)")
  }

  @Test func `a tab bar controller cannot have a ready-made transition`() {
    expect(
      planError(
        planText(
          controllers: #"{ "T": { "root": true, "tabs": ["A"], "transition": "fade" }, "A": {} }"#)
      ).contains(#"expected no "transition" with "tabs"; a stack in a tab may have one"#))
  }

  @Test func `the error for an unknown view in a check suggests the most similar view`() {
    func check(_ name: String) -> String {
      #"[{ "check": "seen", "of": "\#(name)", "is": { "alpha": 1 } }]"#
    }
    let zoom = #""transition": "photoZoom""#, a = #"{ "matched": "cell" }"#
    expect(
      error(zoom, a: a, steps: check("flight cel")).contains(
        #"one of "A", "B", "Nav", "cell", "flight cell"; did you mean "flight cell"?"#))
    expect(error(zoom, a: a, steps: check("flight cell")), equals: "no error")
    expect(error(zoom, a: a, steps: check("A")), equals: "no error")
    expect(
      error(#""delegate": true"#, steps: check("A")).contains(
        #"expected a view of this plan, "cell""#))
  }

  @Test @MainActor
  func `if a view has no flying copy, a check of the flying copy fails`() throws {
    let check = #"[{ "check": "seen", "of": "flight cell", "is": { "alpha": 1 } }]"#
    let zoom = nav(#""transition": "photoZoom""#)
    let plan = try Plan(
      parsing: text(nav: zoom, a: #"{ "matched": "cell" }"#, steps: check), file: "x")
    expect(
      PlanPlayer().play(plan).failures.map(\.message).contains(
        "steps[0]: seen of flight cell: the view does not exist at this moment."))
  }
}
