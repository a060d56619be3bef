/// Stacks: what is in them, and what they are asked for.
extension PlanDecoder {
  /// Reads a stack's names; whose they are is known later.
  func stackedNames(_ node: JSONNode) throws(PlanError) -> [String] {
    var names: [String] = []
    for node in try list(node, expected: Self.stackShape) {
      names.append(try string(node, expected: "a controller's name"))
    }
    return names
  }

  private static var stackShape: String { "a list of controllers, from the root to the top" }

  /// Checks who is in which stack, now that every name and parent is known.
  func readStacks(_ node: JSONNode) throws(PlanError) {
    guard case .object(let members) = node.value else { return }
    var owners: [String: String] = [:]
    for member in members {
      guard let stack = member.node["stack"] else { continue }
      for node in try list(stack, expected: Self.stackShape) {
        let name = try stackedName(node)
        let place = controllers.first { $0.name == name }
        if place?.isRoot == true || place?.parent != nil {
          throw wrong(node, expected: "a controller that is neither the root nor \"in\" another")
        }
        if let owner = owners.updateValue(member.key, forKey: name) {
          throw wrong(
            node, found: "a second \(quoted(name))",
            expected: "every controller once; \(quoted(owner)) has it already")
        }
      }
    }
  }

  /// Reads a name that must be a controller's and no stack's (N-27).
  private func stackedName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !stackNames.contains(name) else {
      throw wrong(node, expected: "a controller that is no stack (N-27)")
    }
    return name
  }

  /// Reads a name that must be a declared stack's.
  func stackName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !stackNames.contains(name) else { return name }
    throw wrong(
      node,
      expected: stackNames.isEmpty
        ? "a controller with a \"stack\"" : "a stack, \(oneOf(stackNames))")
  }

  /// Reads what is in a stack, or shall be; an impossible one is for the stack to refuse (N-25).
  func stack(_ node: JSONNode) throws(PlanError) -> [String] {
    var names: [String] = []
    for node in try list(node, expected: Self.stackShape) { names.append(try stackedName(node)) }
    return names
  }

  func stackStep(
    _ verb: PlanVerb, _ subject: JSONNode, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    let animated = try bool(object["animated"], default: true)
    switch verb {
    case .push:
      return .stack(
        try stackName(required("on", in: object)), .push(try controllerName(subject)),
        animated: animated)
    case .popTo:
      return .stack(
        try stackName(required("on", in: object)), .popTo(try controllerName(subject)),
        animated: animated)
    case .setStack:
      return .stack(
        try stackName(subject), .set(try stack(required("to", in: object))), animated: animated)
    case .popToRoot: return .stack(try stackName(subject), .popToRoot, animated: animated)
    default: return .stack(try stackName(subject), .pop, animated: animated)
    }
  }
}
