struct InVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "in", by: .callback, "Runs steps inside a callback, the next time it is called.",
    keys: [
      .required(
        "in", .text(matching: "^[^.]+\\.(\(PlanCallback.pattern))$"),
        """
        A controller and its callback: "Editor.viewDidAppear". For a callback of the presentation \
        controller, the style must be custom. For a callback of the delegate, the controller must \
        have the key delegate. willShow and didShow exist only for a stack, shouldSelect and \
        didSelect only for a tab bar controller. The plan fails if the callback is never called.
        """
      ),
      .required(
        "do", .steps(PlanGrammar.calls.map { $0.grammar.verb }),
        "The steps. Steps of the user and of time are not allowed."),
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
