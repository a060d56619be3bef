struct InVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "in", by: .callback, "Takes steps inside a callback, the next time it is delivered.",
    keys: [
      .required(
        "in", .text(matching: "^[^.]+\\.(\(PlanCallback.pattern))$"),
        """
        A controller and its callback: "Editor.viewDidAppear". Those of its presentation need the \
        style custom, those of its delegate a delegate, willShow and didShow a stack's, \
        shouldSelect and didSelect those of tabs. A callback that never comes fails the plan.
        """
      ),
      .required(
        "do", .steps(PlanGrammar.calls.map { $0.grammar.verb }),
        "The steps; time may not pass in them."),
    ])

  let callback: PlanCallback
  let steps: [PlanStep]

  init(_ step: StepReader) throws(PlanError) {
    steps = try step.decoder.steps(
      step.required("do"), verbs: PlanGrammar.calls)
    callback = try step.callback()
  }

  func take(in run: PlanRun, at place: String) {
    run.wait(for: callback, at: place) { [unowned run, steps] in
      for step in steps { run.take(step) }
    }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    let moment = "\(callback.moment)"
    let controller = code[callback.controller]
    let capture = code.target == .uiKit && steps.contains(where: \.needsTest) ? " [self] in" : ""
    code.add("\(controller).next(.\(moment), \(code.literal(place))) {\(capture)")
    try code.indent { code throws(ExportRefusal) in
      for step in steps { try step.write(to: &code) }
    }
    code.add("}")
  }
}
