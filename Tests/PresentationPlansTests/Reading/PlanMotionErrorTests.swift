import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Errors in views, animators and their steps.
@Suite("Errors in views and animators of plans")
struct PlanMotionErrorTests {
  private func error(views: String) -> String { planError(planText(views: views)) }

  private func error(animators: String) -> String {
    planError(planText(views: PlanMotionTests.views, animators: animators))
  }

  private func error(animator: String) -> String {
    error(animators: #"{ "grow": { "duration": "1 s", \#(animator) } }"#)
  }

  private func error(
    step: String, expect: String = #"{ "end": { "visible": ["Home"] } }"#
  ) -> String {
    planError(
      planText(
        controllers: PlanMotionTests.controllers, views: PlanMotionTests.views,
        animators: PlanMotionTests.animators, steps: "[ \(step) ]", expect: expect))
  }

  private func error(transition: String) -> String {
    planError(
      planText(
        controllers: """
          { "Home": { "root": true }, "Menu": { "animator": { "duration": "1 s", \(transition) } } }
          """, views: PlanMotionTests.views))
  }

  @Test(arguments: [
    ("[]", "views: found an empty list, expected an object of views by name"),
    ("{}", "views: found an empty object, expected at least one view"),
    (#"{ "a.b": {} }"#, "expected a name without a dot"),
    (#"{ "Home": {} }"#, #"views.Home: found "Home", expected a name that no controller has"#),
    (#"{ "a": {} }"#, #"views.a: found no "in", expected the key "in""#),
    (#"{ "a": { "in": "Home" } }"#, #"found no "frame""#),
    (#"{ "a": { "in": "Hoem", "frame": [0, 0, 1, 1] } }"#, #"did you mean "Home"?"#),
    (#"{ "a": { "in": "Home", "frame": [0, 0, 1] } }"#, "expected [x, y, width, height] in points"),
    (#"{ "a": { "in": "Home", "frame": [0, 0, -1, 1] } }"#, "frame[2]: found -1, expected [x, y"),
    (
      #"{ "a": { "in": "Home", "frame": [0, 0, -1, 1] } }"#,
      "points: x and y from -100000 to 100000, width and height from 0 to 100000"
    ),
    (#"{ "a": { "in": "Home", "frame": [0, 1e9, 1, 1] } }"#, "frame[1]: found 1000000000"),
    (#"{ "a": { "in": "Home", "frame": [0, "0", 1, 1] } }"#, #"frame[1]: found "0""#),
    (
      #"{ "a": { "in": "Home", "frame": [0, 0, 1, 1], "alpha": 2 } }"#,
      "views.a.alpha: found 2, expected an opacity, from 0 to 1"
    ),
    (
      #"{ "a": { "in": "b", "frame": [0, 0, 1, 1] }, "b": { "in": "a", "frame": [0, 0, 1, 1] } }"#,
      #"views.a.in: found a circle, "a" in "b" in "a", expected no view inside itself"#
    ),
    (#"{ "a": { "in": "a", "frame": [0, 0, 1, 1] } }"#, #"found a circle, "a" in "a""#),
    (
      #"{ "a": { "in": "Home", "frame": [0, 0, 1, 1] }, "a": {} }"#,
      #"found a second "a", expected every key once"#
    ),
  ])
  func `an invalid view is reported`(views: String, message: String) {
    expect(error(views: views).contains(message), "\(error(views: views))")
  }

  @Test func `the error for an invalid view prints its line and column in the file`() {
    expect(
      error(views: #"{ "card": { "in": "Home", "frame": [0, 0, 1, 1], "alhpa": 1 } }"#),
      equals:
        #"x.json:2:118: views.card: found "alhpa", expected one of "alpha", "clips", "frame", "#
        + #""geometry", "hero", "in", "progress"; did you mean "alpha"?"#)
  }

  @Test(arguments: [
    ("{}", "animators: found an empty object, expected at least one animator"),
    (#"{ "card": {} }"#, #"found "card", expected a name that no view has"#),
    (#"{ "Home": {} }"#, #"found "Home", expected a name that no controller has"#),
    (#"{ "grow": { "duration": 1 } }"#, "duration: found 1, expected a time from"),
    (
      #"{ "grow": { "duration": "1 s" } }"#,
      #"animators.grow: found no "changes" and no "add" step, expected a change: without changes"#
    ),
    (#"{ "grow": { "duraton": "1 s" } }"#, #"did you mean "duration"?"#),
  ])
  func `an invalid animator is reported`(animators: String, message: String) {
    expect(error(animators: animators).contains(message), "\(error(animators: animators))")
  }

  @Test(arguments: [
    (
      #""changes": []"#,
      "changes: found an empty list, expected at least one change: without changes"
    ),
    (#""changes": [ {} ]"#, #"changes[0]: found no "view""#),
    (#""changes": [ { "view": "crad", "alpha": 0 } ]"#, #"did you mean "card"?"#),
    (
      #""changes": [ { "view": "card" } ]"#, #"found no change of "card", expected at least one of"#
    ),
    (
      #""changes": [ { "view": "card", "frame": [0, 0, 1, 1], "center": [0, 0] } ]"#,
      #"changes[0].center: found a list, expected no "center" together with "frame""#
    ),
    (#""changes": [ { "view": "card", "center": [0] } ]"#, "expected [x, y] in points"),
    (#""changes": [ { "view": "card", "scale": 1e4 } ]"#, "expected a scale from -1000 to 1000"),
    (#""changes": [ { "view": "card", "rotation": "a" } ]"#, "expected degrees from -36000"),
    (
      #""changes": [ { "view": "card", "alpha": 0, "delayFactor": 1.5 } ]"#,
      "delayFactor: found 1.5, expected the delay as a fraction of the duration, from 0"
    ),
    (#""curve": "easein""#, #"did you mean "easeIn"?"#),
    (#""damping": 0"#, "found 0, expected a damping ratio from 0.01 to 1"),
    (
      #""damping": 1, "curve": "linear""#,
      #"damping: found 1, expected no "damping" together with "curve""#
    ),
    (#""velocity": 1"#, "velocity: found 1, expected this key only with a spring"),
    (
      #""curve": "linear", "velocity": 1"#,
      "velocity: found 1, expected this key only with a spring"
    ),
    (#""damping": 1, "velocity": 1e9"#, "expected full distances per second, from -1000 to 1000"),
    (#""spring": { "mass": 1, "stiffness": 1 }"#, #"found no "damping""#),
    (
      #""spring": { "mass": 0, "stiffness": 1, "damping": 1 }"#,
      "spring.mass: found 0, expected a number from 0.001 to 100000"
    ),
    (#""interruptible": 1"#, "interruptible: found 1, expected true or false"),
  ])
  func `an invalid key or value inside an animator is reported`(animator: String, message: String) {
    expect(error(animator: animator).contains(message), "\(error(animator: animator))")
  }

  @Test(arguments: [
    (#"{ "strat": "grow" }"#, #"did you mean "start"?"#),
    (#"{ "start": "grwo" }"#, #"expected an animator of this plan, "grow"; did you mean "grow"?"#),
    (#"{ "start": "card" }"#, #"found "card", expected an animator of this plan"#),
    (#"{ "start": "grow", "after": 1 }"#, "after: found 1, expected a time from"),
    (#"{ "start": "grow", "pause": "grow" }"#, #"found a second verb, "pause""#),
    (#"{ "scrub": "grow", "to": 1.5 }"#, "found 1.5, expected the animator's fraction"),
    (#"{ "scrub": "grow" }"#, #"found no "to""#),
    (#"{ "continue": "grow", "factor": -1 }"#, "a multiple of the duration, from 0 to 1000"),
    (#"{ "finish": "grow", "at": "strat" }"#, #"did you mean "start"?"#),
    (#"{ "stop": "grow", "withoutFinishing": "yes" }"#, "expected true or false"),
    (#"{ "add": "grow", "changes": [] }"#, "expected at least one change"),
    (#"{ "animate": "crad", "alpha": 0, "duration": "1 s" }"#, #"did you mean "card"?"#),
    (#"{ "animate": "card", "duration": "1 s" }"#, #"found no change of "card""#),
    (
      #"{ "animate": "card", "alpha": 0, "duration": "1 s", "options": ["repaet"] }"#,
      #"options[0]: found "repaet", expected one of "autoreverse", "beginFromCurrentState", "#
        + #""repeat"; did you mean "repeat"?"#
    ),
    (#"{ "animate": "card", "alpha": 0, "duration": "1 s", "spring": {} }"#, #"found "spring""#),
    (
      #"{ "keyframes": "card", "duration": "1 s", "frames": [] }"#, "expected at least one keyframe"
    ),
    (
      #"{ "keyframes": "card", "duration": "1 s", "frames": [ { "from": 2, "for": 1 } ] }"#,
      "frames[0].from: found 2, expected the start as a fraction of the duration, from 0 to 1"
    ),
    (
      #"{ "keyframes": "card", "duration": "1 s", "frames": [ { "from": 0, "for": 1 } ] }"#,
      #"frames[0]: found no change of "card""#
    ),
    (#"{ "alongside": "Meun", "changes": [] }"#, #"did you mean "Menu"?"#),
    (
      #"{ "alongside": "Menu", "changes": [ { "view": "card", "alpha": 0, "delayFactor": 1 } ] }"#,
      #"found "delayFactor""#
    ),
    (
      #"{ "grab": "Home" }"#,
      #"found "Home", expected a controller with a "transition", or an animator that is "int"#
    ),
    (#"{ "steer": "Menu", "to": -0.1 }"#, "expected the progress of the transition, from 0 to 1"),
    (#"{ "letGo": "Menu", "to": "finsh" }"#, #"did you mean "finish"?"#),
    (#"{ "in": "Menu.viewWillAppear", "do": [ { "grab": "Menu" } ] }"#, #"found "grab", expected"#),
  ])
  func `an invalid step with a view or animator is reported`(step: String, message: String) {
    expect(error(step: step).contains(message), "\(error(step: step))")
  }

  @Test(arguments: [
    (#""seen", "is": { "alpha": 0 }"#, #"found no "of""#),
    (
      #""seen", "of": "grow", "is": { "alpha": 0 }"#, #"found "grow", expected a view of this plan"#
    ),
    (
      #""seen", "of": "card", "is": {}"#,
      #"found an empty object, expected at least one of "alpha""#
    ),
    (#""seen", "of": "card", "is": { "fram": [] }"#, #"did you mean "frame"?"#),
    (#""seen", "of": "card", "is": true"#, "found true, expected an object with one of"),
    (#""model", "of": "card", "is": { "alpha": 2 }"#, "expected an opacity, from 0 to 1"),
    (
      #""animator", "of": "card", "is": { "state": "active" }"#, "expected an animator of this plan"
    ),
    (#""animator", "of": "grow", "is": { "state": "actve" }"#, #"did you mean "active"?"#),
    (
      #""animator", "of": "grow", "is": { "fraction": 2 }"#,
      "found 2, expected the animator's fraction"
    ),
    (#""animator", "of": "grow", "is": { "running": null }"#, "expected true or false"),
    (#""animator", "of": "grow", "is": {}"#, "expected at least one of \"fraction\""),
    (
      #""seen", "of": "card", "is": { "alpha": 0 }, "within": -1"#, "the largest allowed difference"
    ),
    (
      #""seen", "of": "card", "is": { "alpha": 0 }, "within": 1"#,
      #"expected a difference below 1; with 1, every "alpha" would pass"#
    ),
    (
      #""presented", "of": "Home", "is": null, "within": 1"#,
      #"within: found 1, expected no "within": the fact has no numbers"#
    ),
    (#""sen", "of": "card", "is": {}"#, #"did you mean "seen"?"#),
  ])
  func `an invalid check of a view or animator is reported`(check: String, message: String) {
    let error = error(step: #"{ "check": \#(check) }"#)
    expect(error.contains(message), "\(error)")
  }

  @Test(arguments: [
    (#"{ "end": { "seen": {} } }"#, "expect.end.seen: found an empty object, expected at least"),
    (#"{ "end": { "seen": { "crad": { "alpha": 0 } } } }"#, #"did you mean "card"?"#),
    (#"{ "end": { "animator": { "grow": 1 } } }"#, "animator.grow: found 1, expected an object"),
    (
      #"{ "never": [ "grow  completion(edn)" ] }"#,
      #"expected one of "completion(current)", "completion(end)", "completion(start)"; did you "#
        + #"mean "completion(end)"?"#
    ),
    (
      #"{ "never": [ "card  animate(true)" ] }"#,
      #"found "animate(true)", expected one of "animate completion(false)""#
    ),
    (#"{ "never": [ "garw  completion(end)" ] }"#, #"found "garw""#),
  ])
  func `an invalid expectation of a view or animator is reported`(
    expectation: String, message: String
  ) {
    let error = error(step: #"{ "turn": 1 }"#, expect: expectation)
    expect(error.contains(message), "\(error)")
  }

  @Test(arguments: [
    (#""interactive": "latre""#, #"found "latre", expected true, false or "later""#),
    (#""interactive": 1"#, #"found 1, expected true, false or "later""#),
    (#""interactive": "later""#, #"expected this key only with "interruptible": true (T-34)"#),
    (#""interruptible": true"#, #"expected "changes" with it: without changes the animation ends"#),
    (
      #""completionSpeed": 2"#,
      #"completionSpeed: found 2, expected this key only with "interactive""#
    ),
    (#""completionCurve": "linear""#, #"expected this key only with "interactive""#),
    (
      #""interactive": true, "completionSpeed": 0"#, "found 0, expected a factor from 0.001 to 1000"
    ),
    (#""changes": [ { "view": "crad", "alpha": 0 } ]"#, #"did you mean "card"?"#),
  ])
  func `an invalid value in a plan's transition is reported`(transition: String, message: String) {
    expect(error(transition: transition).contains(message), "\(error(transition: transition))")
  }

  @Test func `a step that names an undeclared view or animator is refused`() {
    expect(
      stepsError(#"[ { "start": "grow" } ]"#)
        .contains(#"expected an animator of this plan, which has no "animators""#))
    expect(
      stepsError(#"[ { "animate": "card", "alpha": 0, "duration": "1 s" } ]"#)
        .contains(#"expected a view of this plan, which has no "views""#))
    expect(
      stepsError(#"[ { "check": "seen", "of": "card", "is": { "alpha": 0 } } ]"#)
        .contains(#"check: found "seen", expected one of "appearance""#))
  }

  @Test func `if a later step adds changes, an animator without changes is accepted`() {
    let add = #"{ "add": "grow", "changes": [ { "view": "card", "alpha": 0 } ] }"#
    for steps in [add, #"{ "in": "Home.viewDidAppear", "do": [ \#(add) ] }"#] {
      expect(
        planError(
          planText(
            views: PlanMotionTests.views, animators: #"{ "grow": { "duration": "1 s" } }"#,
            steps: "[ \(steps) ]")), equals: "no error")
    }
  }
}
