import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Plan step")
struct PlanStepTests {
  @Test func `every step that is a gesture of the user can be read from a plan`() throws {
    try expect(
      action(#"{ "drag": "Editor", "to": 0.3 }"#),
      equals: #"DragVerb(controller: "Editor", fraction: 0.3)"#)
    try expect(
      action(#"{ "release": "Editor", "velocity": -400 }"#),
      equals: #"ReleaseVerb(controller: "Editor", velocity: -400.0)"#)
    try expect(
      action(#"{ "release": "Editor" }"#),
      equals: #"ReleaseVerb(controller: "Editor", velocity: 0.0)"#)
    try expect(action(#"{ "cancel": "Editor" }"#), equals: #"CancelVerb(controller: "Editor")"#)
    try expect(
      action(#"{ "tapOutside": "Editor" }"#), equals: #"TapOutsideVerb(controller: "Editor")"#)
    try expect(action(#"{ "escape": true }"#), equals: "EscapeVerb()")
  }

  @Test func `every step in which the app calls a method is decoded from a plan's JSON`() throws {
    try expect(action(#"{ "animations": false }"#), equals: "AnimationsVerb(areOn: false)")
    try expect(action(#"{ "root": "Editor" }"#), equals: #"RootVerb(controller: "Editor")"#)
    try expect(
      action(#"{ "addChild": "Editor", "to": "Home" }"#),
      equals: #"AddChildVerb(controller: "Editor", parent: "Home")"#)
    try expect(
      action(#"{ "removeChild": "Editor" }"#), equals: #"RemoveChildVerb(controller: "Editor")"#)
    try expect(
      action(#"{ "complete": "Editor", "with": false }"#),
      equals: #"CompleteVerb(controller: "Editor", completes: false)"#)
  }

  @Test(arguments: [
    (
      #""presented", "of": "Home", "is": "Editor""#,
      #"PresentedFact(controller: "Home", expected: Optional("Editor"))"#
    ),
    (
      #""presenting", "of": "Editor", "is": null"#,
      #"PresentingFact(controller: "Editor", expected: nil)"#
    ),
    (
      #""isBeingPresented", "of": "Editor", "is": true"#,
      #"IsBeingPresentedFact(controller: "Editor", expected: true)"#
    ),
    (
      #""isBeingDismissed", "of": "Editor", "is": false"#,
      #"IsBeingDismissedFact(controller: "Editor", expected: false)"#
    ),
    (#""visible", "is": ["Home", "Editor"]"#, #"VisibleFact(expected: ["Home", "Editor"])"#),
    (#""appearance", "of": "Home", "is": "appeared""#, #"AppearanceFact(controller: "Home""#),
  ])
  func `every check of a controller or the window can be read from a plan`(
    text: String, fact: String
  ) throws {
    expect(try action(#"{ "check": \#(text) }"#)?.contains(fact) == true)
  }

  @Test(arguments: [
    (#"{ "drag": "Editor", "to": 1.5 }"#, "found 1.5, expected the progress of the drag"),
    (#"{ "drag": "Editor", "to": "0.5" }"#, "expected the progress of the drag, from 0 to 1"),
    (#"{ "drag": "Edtior", "to": 0 }"#, #"did you mean "Editor"?"#),
    (#"{ "release": "Editor", "velocity": 1e9 }"#, "points per second from -100000 to 100000"),
    (#"{ "escape": false }"#, "steps[0].escape: found false, expected true"),
    (#"{ "escape": "yes" }"#, #"found "yes", expected true or false"#),
    (#"{ "complete": "Editor" }"#, #"found no "with""#),
    (#"{ "check": "presnted", "of": "Home", "is": null }"#, #"did you mean "presented"?"#),
    (#"{ "check": "presented", "is": null }"#, #"found no "of""#),
    (#"{ "check": "presented", "of": "Home", "is": 1 }"#, "a controller's name, or null"),
    (#"{ "check": "presented", "of": "Home", "is": "Edtor" }"#, #"did you mean "Editor"?"#),
    (#"{ "check": "visible", "of": "Home", "is": ["Home"] }"#, "visible is a fact of the window"),
    (#"{ "check": "appearance", "of": "Home", "is": "gone" }"#, #"expected one of "appeared""#),
    (#"{ "check": "isBeingPresented", "of": "Home", "is": null }"#, "expected true or false"),
  ])
  func `an invalid step is reported`(step: String, message: String) {
    expect(stepsError("[ \(step) ]").contains(message))
  }

  private func error(inside moment: String) -> String {
    stepsError(#"[ { "in": "Editor.\#(moment)", "do": [{ "root": "Home" }] } ]"#)
  }

  @Test func `steps in a presentation controller's callback require a custom presentation style`() {
    expect(
      error(inside: "presentation.dismissalTransitionDidEnd")
        .contains(#"expected a controller with "style": "custom""#))
  }

  @Test func `steps in a delegate's callback require a controller with a delegate`() {
    expect(
      error(inside: "delegate.presentationControllerDidDismiss")
        .contains(#"expected a controller with "delegate": true"#))
  }

  @Test(arguments: ["drag", "release", "cancel", "tapOutside"])
  func `a step with a user's gesture is refused inside a callback`(verb: String) {
    let step = #"{ "in": "Editor.viewDidLoad", "do": [{ "\#(verb)": "Editor" }] }"#
    expect(stepsError("[ \(step) ]").contains(#"do[0]: found "\#(verb)", expected one of"#))
  }
}
