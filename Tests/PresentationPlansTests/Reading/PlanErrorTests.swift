import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Plan error")
struct PlanErrorTests {
  @Test func `the error for an unknown verb suggests the most similar verb`() {
    expect(
      stepsError(#"[ { "turn": 1 }, { "trun": 1 } ]"#),
      equals:
        #"x.json:3:29: steps[1]: found "trun", expected one of "add", "addChild", "advance", "#
        + #""alongside", "animate", "animations", "answers", "asks", "cancel", "check", "#
        + #""complete", "continue" and 38 more; did you mean "turn"?"#)
  }

  @Test func `a step whose verb is not its first key is refused`() {
    let error = stepsError(#"[ { "from": "Home", "present": "Editor" } ]"#)
    expect(error.contains(#"found "from", expected the step's verb first, one of"#))
    expect(error.hasSuffix(#"did you mean "present"?"#))
  }

  @Test func `a second verb in a step is refused`() {
    expect(
      stepsError(#"[ { "turn": 1, "settle": "1 s" } ]"#).hasSuffix(
        #"steps[0]: found a second verb, "settle", expected one verb per step; "#
          + #"this one has "turn""#))
  }

  @Test func `the error for an unknown key of a step suggests the most similar key`() {
    expect(
      stepsError(#"[ { "dismiss": "Home", "animatd": true } ]"#).hasSuffix(
        #"steps[0]: found "animatd", expected one of "animated", "completion", "dismiss"; "#
          + #"did you mean "animated"?"#))
  }

  @Test func `if a misspelled key equals a verb, the error suggests the most similar key`() {
    expect(
      stepsError(#"[ { "dismiss": "Home", "animate": true } ]"#).hasSuffix(
        #"found a second verb, "animate", expected one verb per step; this one has "dismiss"; "#
          + #"did you mean "animated"?"#))
  }

  @Test func `a key of a later plan format is refused as an unknown key`() {
    expect(
      planError(#"{ "flights": {},"# + planText().dropFirst()).contains(
        #"x.json:1:3: found "flights", expected one of "$schema", "about", "animators", "#
      ))
  }

  @Test func `the error for a missing key of a step names the key`() {
    expect(
      stepsError(#"[ { "present": "Editor" } ]"#),
      equals: #"x.json:3:12: steps[0]: found no "from", expected the key "from""#)
  }

  @Test(arguments: ["version", "controllers", "steps", "expect"])
  func `a plan without a required part is refused`(key: String) {
    let text = planText().replacing("\"\(key)\"", with: "\"about\"")
    expect(planError(text), equals: "x.json:1:1: found no \"\(key)\", expected the key \"\(key)\"")
  }

  @Test(arguments: [
    (#"[ { "turn": "1" } ]"#, #"steps[0].turn: found "1", expected a whole number of turns"#),
    (#"[ { "turn": 0 } ]"#, "steps[0].turn: found 0, expected a whole number of turns from 1"),
    (#"[ { "turn": 1.5 } ]"#, "found 1.5, expected a whole number"),
    (#"[ { "turn": 1e300 } ]"#, "found 1e+300, expected a whole number"),
    (#"[ { "advance": 0.5 } ]"#, "steps[0].advance: found 0.5, expected a time from"),
    (
      #"[ { "advance": "0.0000000001 s" } ]"#,
      #"found "0.0000000001 s", expected a time from "0 s" to "86400 s" in whole nanoseconds"#
    ),
    (#"[ { "advance": "-1 s" } ]"#, #"found "-1 s", expected a time from "0 s" to "86400 s""#),
    (#"[ { "settle": "1e9 s" } ]"#, #"found "1e9 s", expected a time from"#),
    (#"[ { "dismiss": "Home", "animated": 1 } ]"#, "found 1, expected true or false"),
    (#"[ { "dismiss": null } ]"#, "found null, expected a controller's name"),
    ("[]", "steps: found an empty list, expected at least one step"),
    ("{}", "steps: found an empty object, expected a list of steps"),
    ("[ 1 ]", "steps[0]: found 1, expected a step: an object that begins with its verb"),
    ("[ {} ]", "steps[0]: found an empty object, expected a step that begins with its verb"),
    (#"[ { "in": "Editor.viewDidLoad", "do": [] } ]"#, "do: found an empty list, expected at"),
    (
      #"[ { "in": "Editor", "do": [ { "dismiss": "Home" } ] } ]"#,
      #"found "Editor", expected a controller's callback"#
    ),
  ])
  func `the error for an invalid value in a step says which value is expected`(
    steps: String, message: String
  ) {
    expect(stepsError(steps).contains(message))
  }

  @Test func `an error for an unknown controller suggests the most similar name`() {
    expect(
      stepsError(#"[ { "dismiss": "Edtior" } ]"#).hasSuffix(
        #"steps[0].dismiss: found "Edtior", expected a controller of this plan, "#
          + #"one of "Editor", "Home"; did you mean "Editor"?"#))
  }

  @Test func `an error for an unknown callback suggests the most similar name`() {
    expect(
      stepsError(#"[ { "in": "Editor.viewDidApear", "do": [ { "dismiss": "Home" } ] } ]"#)
        .hasSuffix(#"did you mean "viewDidAppear"?"#))
  }

  @Test func `a turn step inside a callback is refused`() {
    expect(
      stepsError(#"[ { "in": "Editor.viewDidLoad", "do": [ { "turn": 1 } ] } ]"#).hasSuffix(
        #"steps[0].do[0]: found "turn", expected one of "add", "addChild", "alongside", "#
          + #""animate", "animations", "asks", "check", "complete", "continue", "dismiss", "#
          + #""finish", "fronts" and 20 more"#))
  }

  @Test func `the error for a newer plan version asks for a newer command line tool`() {
    let text = planText().replacing("\"version\": 1", with: "\"version\": 2, \"new\": 0")
    expect(
      planError(text),
      equals:
        "x.json:1:14: version: found 2, expected 1; this plan needs a newer version of present")
  }
}
