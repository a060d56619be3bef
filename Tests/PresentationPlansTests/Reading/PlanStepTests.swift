import PresentationPlans
import PresentationTesting
import Testing

@Suite("Plan step")
struct PlanStepTests {
  @Test func `what the user does is read`() throws {
    #expect(try action(#"{ "drag": "Editor", "to": 0.3 }"#) == .drag("Editor", to: 0.3))
    #expect(
      try action(#"{ "release": "Editor", "velocity": -400 }"#)
        == .release("Editor", velocity: -400))
    #expect(try action(#"{ "release": "Editor" }"#) == .release("Editor", velocity: 0))
    #expect(try action(#"{ "cancel": "Editor" }"#) == .cancel("Editor"))
    #expect(try action(#"{ "tapOutside": "Editor" }"#) == .tapOutside("Editor"))
    #expect(try action(#"{ "escape": true }"#) == .escape)
  }

  @Test func `what the program does is read`() throws {
    #expect(try action(#"{ "animations": false }"#) == .animations(false))
    #expect(try action(#"{ "root": "Editor" }"#) == .root("Editor"))
    #expect(
      try action(#"{ "addChild": "Editor", "to": "Home" }"#) == .addChild("Editor", to: "Home"))
    #expect(try action(#"{ "removeChild": "Editor" }"#) == .removeChild("Editor"))
    #expect(
      try action(#"{ "complete": "Editor", "with": false }"#) == .complete("Editor", with: false))
  }

  @Test(arguments: [
    (
      #""presented", "of": "Home", "is": "Editor""#,
      PlanCheck.Claim.presented(of: "Home", "Editor")
    ),
    (#""presenting", "of": "Editor", "is": null"#, .presenting(of: "Editor", nil)),
    (#""isBeingPresented", "of": "Editor", "is": true"#, .isBeingPresented(of: "Editor", true)),
    (#""isBeingDismissed", "of": "Editor", "is": false"#, .isBeingDismissed(of: "Editor", false)),
    (#""visible", "is": ["Home", "Editor"]"#, .visible(["Home", "Editor"])),
    (#""appearance", "of": "Home", "is": "appeared""#, .appearance(of: "Home", .appeared)),
  ])
  func `every fact is read`(text: String, claim: PlanCheck.Claim) throws {
    #expect(try action(#"{ "check": \#(text) }"#) == .check(PlanCheck(claim: claim)))
  }

  @Test(arguments: [
    (#"{ "drag": "Editor", "to": 1.5 }"#, "found 1.5, expected how far the sheet is dragged"),
    (#"{ "drag": "Editor", "to": "0.5" }"#, "expected how far the sheet is dragged, from 0 to 1"),
    (#"{ "drag": "Edtior", "to": 0 }"#, #"did you mean "Editor"?"#),
    (#"{ "release": "Editor", "velocity": 1e9 }"#, "points per second from -100000 to 100000"),
    (#"{ "escape": false }"#, "steps[0].escape: found false, expected true"),
    (#"{ "escape": "yes" }"#, #"found "yes", expected true or false"#),
    (#"{ "complete": "Editor" }"#, #"found no "with""#),
    (#"{ "check": "presnted", "of": "Home", "is": null }"#, #"did you mean "presented"?"#),
    (#"{ "check": "presented", "is": null }"#, #"found no "of""#),
    (#"{ "check": "presented", "of": "Home", "is": 1 }"#, "a controller's name, or null"),
    (#"{ "check": "presented", "of": "Home", "is": "Edtor" }"#, #"did you mean "Editor"?"#),
    (#"{ "check": "visible", "of": "Home", "is": ["Home"] }"#, "what is visible is the window's"),
    (#"{ "check": "appearance", "of": "Home", "is": "gone" }"#, #"expected one of "appeared""#),
    (#"{ "check": "isBeingPresented", "of": "Home", "is": null }"#, "expected true or false"),
  ])
  func `a wrong step is named`(step: String, message: String) {
    #expect(stepsError("[ \(step) ]").contains(message))
  }

  private func error(inside moment: String) -> String {
    stepsError(#"[ { "in": "Editor.\#(moment)", "do": [{ "root": "Home" }] } ]"#)
  }

  @Test func `a hook needs the style custom`() {
    #expect(
      error(inside: "presentation.dismissalTransitionDidEnd")
        .contains(#"expected a controller with "style": "custom""#))
  }

  @Test func `a delegate's method needs a delegate`() {
    #expect(
      error(inside: "delegate.presentationControllerDidDismiss")
        .contains(#"expected a controller with "delegate": true"#))
  }

  @Test(arguments: ["drag", "release", "cancel", "tapOutside"])
  func `the user does not act inside a callback`(verb: String) {
    let step = #"{ "in": "Editor.viewDidLoad", "do": [{ "\#(verb)": "Editor" }] }"#
    #expect(stepsError("[ \(step) ]").contains(#"do[0]: found "\#(verb)", expected one of"#))
  }
}
