import PresentationTesting

/// A decoder that turns JSON nodes into a plan, or throws an error for the first mistake.
struct PlanDecoder: JSONValueReader {
  let file: String
  /// The plan's controllers, in order; empty until they are parsed.
  var controllers: [PlanController] = []
  var names: [String] = []
  private(set) var knownNames: Set<String> = []
  /// The plan's bindings, in order; empty until they are parsed.
  var bindings: [PlanBinding] = []
  var bindingsByName: [String: PlanBinding] = [:]
  /// The plan's views; their names are known before all other parts are parsed.
  var views: [PlanView] = []
  private(set) var knownViews: Set<String> = []
  /// The plan's property animators, in order; empty until they are parsed.
  var animators: [PlanPropertyAnimator] = []
  /// The questions that steps ask, in order; empty until they are collected.
  var questions: [PlanQuestion] = []
  /// The verbs, such as `pushes`, with which steps bind a controller to a value.
  var bindingVerbs: [String: Set<String>] = [:]

  init(file: String) {
    self.file = file
  }

  mutating func plan(_ top: JSONNode) throws(PlanError) -> Plan {
    _ = try members(top, expected: "a plan: an object with \"version\", \"steps\" and more")
    if let version = top["version"] { try checkVersion(version) }
    let object = try object(top, keys: PlanGrammar.plan)
    for key in ["$schema", "about"] {
      if let text = object[key] { _ = try string(text, expected: "a text") }
    }
    if case .object(let views)? = object["views"]?.value { knownViews = Set(views.map(\.key)) }
    let list = try required("controllers", in: object)
    controllers = try self.controllers(list)
    names = controllers.map(\.name)
    knownNames = Set(names)
    try readParents(list)
    try readHolders(list)
    if let views = object["views"] { try readViews(views) }
    if let animators = object["animators"] { try readAnimators(animators) }
    if let bindings = object["bindings"] { try readBindings(bindings) }
    let stepList = try required("steps", in: object)
    collectQuestionsAndBindings(stepList)
    let steps = try steps(stepList, verbs: PlanGrammar.verbs)
    try refuseIdleAnimators(steps)
    return Plan(
      file: file,
      about: try object["about"].map { node throws(PlanError) in
        try string(node, expected: "a text")
      },
      system: try object["system"].map { node throws(PlanError) in try word(node) } ?? .modern,
      controllers: controllers, bindings: bindings, views: views, animators: animators,
      steps: steps,
      expectation: try expectation(required("expect", in: object)))
  }

  /// The names of the plan's stacks, in order.
  var stackNames: [String] { holders(.stack) }

  func time(_ node: JSONNode) throws(PlanError) -> Duration {
    guard let time = WrittenTime.duration(try string(node, expected: WrittenTime.shape)) else {
      throw wrong(node, expected: WrittenTime.shape)
    }
    return time
  }

  /// Parses the name of a declared controller.
  func controllerName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try string(node, expected: "a controller's name")
    try check(controller: name, at: node)
    return name
  }

  func check(
    controller name: String, orBinding: Bool = false, at node: JSONNode
  ) throws(PlanError) {
    guard !knownNames.contains(name) else { return }
    let others = orBinding ? bindings.map(\.name) : []
    throw wrong(
      node, found: quoted(name),
      expected: "a controller \(others.isEmpty ? "" : "or binding ")of this plan, "
        + oneOf(names + others),
      nearest: nearestWord(to: name, among: names + others))
  }

  private func checkVersion(_ node: JSONNode) throws(PlanError) {
    let number = try integer(node, in: 0...Int.max, expected: "the number \(PlanGrammar.version)")
    guard number != PlanGrammar.version else { return }
    let cure = number > PlanGrammar.version ? "; this plan needs a newer version of present" : ""
    throw wrong(node, expected: "\(PlanGrammar.version)\(cure)")
  }
}
