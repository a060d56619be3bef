import Foundation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Expected lines may contain only events that can occur in a trace.
///
/// Otherwise, a misspelled line in `never` would always pass.
@Suite("Events in plans") @MainActor
struct PlanEventTests {
  @Test(arguments: [
    ("Home  viewDidDisapear(animated)", "viewDidDisappear(animated)"),
    ("Home  viewDidDisappear(animatd)", "viewDidDisappear(animated)"),
    ("Home  viewdiddisappear", "viewDidDisappear"),
    ("Home  present(Edtor, animated)", "present(Editor, animated)"),
    ("Home  dismiss(animated), form the queue", "dismiss(animated), from the queue"),
    ("Home  willMove(toParent: Hom)", "willMove(toParent: Home)"),
    ("Home  ! alreadyPresentng: Attempt", "! alreadyPresenting"),
    ("Home  alongside completion(tru)", "alongside completion(true)"),
    ("Home.delegate  presentationControllerDidDismis", "presentationControllerDidDismiss"),
    (
      "Home.delegate  presentationControllerShouldDismis -> true",
      "presentationControllerShouldDismiss -> true"
    ),
    ("Home.delegate  animationControler(forPresented) -> nil", "animationController"),
    ("Editor.presentation  dismissalTransitionWilBegin", "dismissalTransitionWillBegin"),
    ("Editor.transition  completeTransition(flase)", "completeTransition(false)"),
    ("user  drag(Edtor) begins", "drag(Editor) begins"),
    ("user  tapOutsid(Editor)", "tapOutside(Editor)"),
    ("user  rotate(to: landscapeLef)", "rotate(to: landscapeLeft)"),
  ])
  func `the error for a misspelled event suggests the most similar event`(
    line: String, nearest: String
  ) {
    for list in ["never", "order", "trace"] {
      let error = expectError(#"{ "\#(list)": ["\#(line)"] }"#)
      expect(error.hasSuffix(#"did you mean "\#(nearest)"?"#), "\(error)")
      expect(error.contains("expect.\(list)[0]: found "))
    }
  }

  @Test(arguments: [
    "Home  viewWillLayoutSubviews", "Home  completeTransition(true)",
    "Editor.transition  viewDidAppear", "Editor.presentation  animateTransition",
    "Home  present(Editor", "Home  present(Editor, animated), queued: Editor is being tossed",
    "user  drag(Editor) releases at half -> finish", "Home  late event, skipped",
    "user  drag(Editor) releases at 0.3, -400 pt/s -> cancel",
    "user  drag(Editor) releases at 0.300, -400.0 pt/s -> cancel",
    "user  letGo(Editor) at 0.25 -> finish", "user  resize(to: 320.0 x 480)",
  ])
  func `an expected line that no trace can contain is refused`(line: String) {
    let error = expectError(#"{ "never": ["\#(line)"] }"#)
    expect(error.contains(", expected an event of "), "\(error)")
  }

  @Test(arguments: [
    "Home  viewIsAppearing", "Home  dismiss()",
    "Home  dismiss(animated), from the queue -> Home dismisses Editor",
    "Home  present(Editor), interrupts: Editor is being dismissed",
    "Home  didMove(toParent: nil)", "Home  viewWillTransition(to: 844 x 390)",
    "Home  willTransition(to: regular x compact)", "Home  ! notFinite: anything at all",
    "user  drag(Editor) begins, held: it may not be dismissed",
    "user  drag(Editor) releases at 0.300, -400 pt/s -> cancel",
    "user  drag(Editor) releases at 0.300, -400 pt/s, springs back",
    "user  drag(Editor) is cancelled at 1.000", "user  escape, ignored: a transition runs",
    "user  letGo(Editor) at 0.250 -> finish", "user  letGo(Editor), ignored: it has ended",
    "user  grab(Editor), ignored: it has ended", "user  steer(Editor), ignored: it has ended",
    "user  resize(to: 320 x 480.5)",
  ])
  func `an expected line that a trace can contain is accepted`(line: String) {
    expect(expectError(#"{ "never": ["\#(line)"] }"#), equals: "no error")
  }

  private nonisolated static let containers = """
    { "Tabs": { "root": true, "tabs": ["Nav", "Home"], "delegate": true },
      "Nav": { "stack": ["A"], "delegate": true }, "Home": {}, "A": {} }
    """
  private nonisolated static let bindingSteps = """
    [ { "pushes": ["A"], "on": "Nav" }, { "selects": "Home", "on": "Tabs" }, { "fronts": "Nav" } ]
    """

  @Test(arguments: [
    ("Nav", "push(A, animated)"), ("Nav", "push(A)"), ("Nav", "pop()"), ("Nav", "popTo(A)"),
    ("Nav", "popToRoot(animated), queued: A is being popped"),
    ("Nav.delegate", "willShow(A, animated)"), ("Nav.delegate", "interactionControllerFor -> nil"),
    ("Nav.delegate", "animationControllerFor(pop, from: A, to: Home) -> Slide"),
    ("Tabs", "select(Home)"), ("Tabs.delegate", "shouldSelect(Home) -> false"),
    ("Tabs.delegate", "didSelect(Home)"), ("Tabs", "setViewControllers([], animated)"),
    ("Nav", "setViewControllers([Home, A])"),
  ])
  func `an event that only a container can have is refused for another controller`(
    subject: String, event: String
  ) {
    func error(_ subject: String) -> String {
      planError(
        planText(
          controllers: Self.containers, expect: #"{ "never": ["\#(subject)  \#(event)"] }"#))
    }
    expect(error(subject), equals: "no error")
    let other = subject.hasSuffix("delegate") ? "Home.delegate" : "Home"
    let isOfBoth = event.hasPrefix("set") || event.hasPrefix("interaction")
    let keys =
      isOfBoth ? #""stack" or "tabs""# : subject.hasPrefix("Nav") ? #""stack""# : #""tabs""#
    expect(
      error(other).hasSuffix(
        #"an event of "\#(other)": only a controller with \#(keys) has this event"#),
      "\(error(other))")
  }

  @Test(arguments: [
    ("Nav.path", "= [A] (program)", "= [\"A\"] (user)"),
    ("Nav.path", "= [\"B\"] (user)", "= [\"A\"] (user)"),
    ("Tabs.tab", "= C (program)", "= A (program)"),
    ("Nav.front", "= maybe (user)", "= true (user)"),
  ])
  func `an expected value that the binding of a stack or tab bar cannot have is refused`(
    subject: String, event: String, possible: String
  ) {
    func error(_ event: String) -> String {
      let line = "\(subject)  \(event)".replacing("\"", with: "\\\"")
      return planError(
        planText(
          controllers: Self.containers, steps: Self.bindingSteps,
          expect: #"{ "never": ["\#(line)"] }"#))
    }
    expect(error(event).contains("an event of \"\(subject)\""), "\(error(event))")
    expect(error(possible), equals: "no error")
  }

  @Test func `an expectation with a path needs a stack, and an expectation with a tab needs tabs`()
  {
    func error(_ line: String) -> String {
      planError(planText(controllers: Self.containers, expect: #"{ "never": ["\#(line)"] }"#))
    }
    expect(error("Nav.tab  = A (program)").contains(#"only a controller with "tabs""#))
    expect(error("Tabs.path  = [] (program)").contains(#"only a controller with "stack""#))
  }

  @Test func `an expected animator event is refused for a controller without an animator`() {
    func error(_ line: String) -> String {
      planError(
        planText(
          controllers:
            #"{ "Home": { "root": true }, "Editor": { "animator": { "duration": "1 s" } } }"#,
          expect: #"{ "never": ["\#(line)"] }"#))
    }
    expect(error("Editor.animator  animationEnded(false)"), equals: "no error")
    expect(error("Editor.animator  animateTransitoin").contains(#"mean "animateTransition"?"#))
    expect(
      error("Home.animator  animateTransition").hasSuffix(
        #"a controller with one of "animator", "dismissAnimator", "transition""#))
  }

  @Test(arguments: [
    ("Editor.delegate  presentationControllerDidDismiss", #""delegate": true"#),
    ("Nav.delegate  didShow(A, animated)", #"a stack with "delegate": true"#),
    ("Tabs.delegate  didSelect(Home)", #""tabs" and "delegate": true"#),
    (#"Nav.path  = [\"A\"] (program)"#, #"a step "pushes" for this controller"#),
    ("Tabs.tab  = Home (user)", #"a step "selects" for this controller"#),
    ("A.front  = true (user)", #"a step "fronts" for this controller"#),
    ("A.question  = nil (user)", #"a step "asks" for this controller"#),
  ])
  func `an event of a delegate or binding that the plan does not have is refused`(
    line: String, cure: String
  ) {
    let error = planError(
      planText(
        controllers: """
          { "Tabs": { "root": true, "tabs": ["Nav", "Home"] }, "Nav": { "stack": ["A"] },
            "Home": {}, "A": {}, "Editor": {} }
          """, expect: #"{ "never": ["\#(line)"] }"#))
    expect(error.contains(cure), "\(error)")
  }

  @Test func `an expected issue that belongs to no controller begins with the word "world"`() {
    expect(
      expectError(#"{ "never": ["world  ! animatorState: It is an error."] }"#), equals: "no error")
    expect(
      expectError(#"{ "never": ["world  ! animatorStat: It is an error."] }"#).hasSuffix(
        #"did you mean "! animatorState"?"#))
    expect(expectError(#"{ "never": ["world  viewDidLoad"] }"#).contains("expected an event of "))
  }

  @Test func `an expectation that names an undeclared hero is refused`() {
    func error(_ line: String) -> String {
      planError(
        planText(
          views: #"{ "photo": { "in": "Home", "frame": [0, 0, 9, 9], "hero": "photo" } }"#,
          expect: #"{ "never": ["\#(line)"] }"#))
    }
    expect(error("flight phto  lands").hasSuffix(#"did you mean "flight photo"?"#))
    expect(error("flight photo  land").hasSuffix(#"did you mean "lands"?"#))
    expect(
      error("flight photo  starts (24 400 80 80) -> (0 -1.5 390 390), held"), equals: "no error")
    expect(expectError(#"{ "never": ["flight photo  lands"] }"#).contains("which has none"))
  }

  @Test func `an expected event may contain controllers' names with commas and parentheses`() {
    let controllers = """
      { "Home": { "root": true, "stack": [] }, "A, B": {}, "A": {}, "(animated)": {} }
      """
    for line in [
      "Home  setViewControllers([A, A, B, (animated)], animated)", "Home  present(A, B, animated)",
      "Home  present((animated))",
    ] {
      let expectation = #"{ "never": ["\#(line)"] }"#
      expect(planError(planText(controllers: controllers, expect: expectation)), equals: "no error")
    }
  }

  @Test
  func `plans of the repository pass with their own traces as expectations`() throws {
    let all = try RepositoryPlans.all()
    expect(all.count > 300)
    for place in stride(from: 0, to: all.count, by: 3) {
      let played = all[place]
      let path = played.file.path
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let start = try #require(text.firstRange(of: "\n  \"expect\": "), "\(path)")
      let trace = played.result.trace.map { line in
        "\"\(line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
      }
      let expecting =
        text[..<start.lowerBound]
        + "\n  \"expect\": { \"trace\": [\(trace.joined(separator: ",\n"))] } }"
      let plan = try Plan(parsing: String(expecting), file: path)
      expect(PlanPlayer().play(plan).passed, "\(path)")
    }
  }
}
