/// Makes a plan from JSON nodes, and an error from the first thing that is wrong.
struct PlanDecoder {
  let file: String
  /// The names of the plan's controllers, in order, once they are known.
  var names: [String] = []
  private var knownNames: Set<String> = []

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
    let controllers = try controllers(required("controllers", in: object))
    names = controllers.map(\.name)
    knownNames = Set(names)
    return Plan(
      file: file,
      about: try object["about"].map { node throws(PlanError) in
        try string(node, expected: "a text")
      },
      controllers: controllers,
      steps: try steps(required("steps", in: object), verbs: PlanVerb.allCases),
      expectation: try expectation(required("expect", in: object)))
  }

  /// Reads a name that must be a declared controller's.
  func controllerName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try string(node, expected: "a controller's name")
    try check(controller: name, at: node)
    return name
  }

  func check(controller name: String, at node: JSONNode) throws(PlanError) {
    guard !knownNames.contains(name) else { return }
    throw wrong(
      node, found: quoted(name), expected: "a controller of this plan, \(oneOf(names))",
      nearest: nearestWord(to: name, among: names))
  }

  private func checkVersion(_ node: JSONNode) throws(PlanError) {
    let number = try integer(node, in: 0...Int.max, expected: "the number \(PlanGrammar.version)")
    guard number != PlanGrammar.version else { return }
    let cure = number > PlanGrammar.version ? "; this plan needs a newer present" : ""
    throw wrong(node, expected: "\(PlanGrammar.version)\(cure)")
  }

  private func controllers(_ node: JSONNode) throws(PlanError) -> [PlanController] {
    var controllers: [PlanController] = []
    var root: PlanController?
    for member in try members(node, expected: "an object of controllers by name") {
      let controller = try controller(member)
      if controller.isRoot, let root {
        throw wrong(
          member, found: "a second root, \(quoted(controller.name))",
          expected: "one root; the first is \(quoted(root.name)) at \(root.position)")
      }
      if controller.isRoot { root = controller }
      controllers.append(controller)
    }
    guard root != nil else {
      throw wrong(
        node, found: controllers.isEmpty ? "no controller" : "no root",
        expected: "one controller with \"root\": true")
    }
    return controllers
  }

  private func controller(_ member: JSONMember) throws(PlanError) -> PlanController {
    if let objection = PlanGrammar.objection(toName: member.key) {
      throw wrong(member, found: quoted(member.key), expected: objection)
    }
    let object = try object(member.node, keys: PlanGrammar.controller)
    let style: PlanController.Style? = try object["style"].map { node throws(PlanError) in
      try word(node)
    }
    return PlanController(
      name: member.key, isRoot: try bool(object["root"], default: false), style: style,
      position: member.keyPosition)
  }
}
