import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Plan controller")
struct PlanControllerTests {
  private func editor(_ text: String) throws -> PlanController {
    let controllers = #"{ "Home": { "root": true }, "Editor": \#(text) }"#
    let plan = try Plan(parsing: planText(controllers: controllers), file: "x.json")
    return try #require(plan.controllers.last)
  }

  @Test func `a controller without options has the default options`() throws {
    let plain = try editor("{}")
    expect(plain.style == nil && plain.parent == nil && plain.userMayDismiss == nil)
    expect(plain.animator == nil && plain.dismissAnimator == nil)
    expect(!plain.isModal && plain.definesContext == nil && !plain.removesPresenter)
    expect(!plain.forwardsWillDismiss)
  }

  @Test(arguments: PlanController.Style.allCases)
  func `every presentation style can be read from a plan`(style: PlanController.Style) throws {
    try expect(editor(#"{ "style": "\#(style.rawValue)" }"#).style, equals: style)
  }

  @Test func `all options of a controller can be read from a plan`() throws {
    let full = try editor(
      """
      { "style": "custom", "in": "Home", "modal": true, "definesContext": true,
        "mayDismiss": false, "removesPresenter": true, "forwardsWillDismiss": true,
        "animator": { "duration": "0.3 s" },
        "dismissAnimator": { "duration": "200 ms", "completes": "never" } }
      """)
    expect(full.parent, equals: "Home")
    expect(full.isModal && full.definesContext == true && full.removesPresenter)
    expect(full.forwardsWillDismiss)
    expect(full.userMayDismiss == false)
    expect(full.animator, equals: PlanAnimator(duration: .milliseconds(300), ending: .completes))
    expect(full.dismissAnimator, equals: PlanAnimator(duration: .milliseconds(200), ending: .never))
  }

  @Test(
    arguments: zip(
      ["true", "false", #""never""#, #""early""#, #""twice""#], PlanAnimator.Ending.allCases))
  func `a plan can declare that an animator completes early, once, twice or never`(
    text: String, ending: PlanAnimator.Ending
  ) throws {
    let animator = #"{ "animator": { "duration": "1 s", "completes": \#(text) } }"#
    try expect(editor(animator).animator?.ending, equals: ending)
  }

  @Test
  func `by default, a plan's presentation delegate lets the user dismiss the controller`() throws {
    expect(try editor(#"{ "delegate": true }"#).userMayDismiss == true)
    expect(try editor(#"{ "mayDismiss": true }"#).userMayDismiss == true)
    expect(try editor(#"{ "delegate": false }"#).userMayDismiss == nil)
  }
}
