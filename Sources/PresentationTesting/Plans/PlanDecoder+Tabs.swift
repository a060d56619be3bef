/// Tabs: what is in them, and what they are asked for.
extension PlanDecoder {
  /// The plan's tab bar controllers, in order.
  var tabsNames: [String] { controllers.filter { $0.tabs != nil }.map(\.name) }

  private static var tabsShape: String { "a list of controllers, from the first tab to the last" }

  /// Reads the names in tabs; whose they are is known later.
  func tabNames(_ node: JSONNode) throws(PlanError) -> [String] {
    var names: [String] = []
    for node in try list(node, expected: Self.tabsShape) {
      names.append(try string(node, expected: "a controller's name"))
    }
    return names
  }

  /// Checks who has which tab, now that every name, parent and stack is known.
  func readTabs(_ node: JSONNode) throws(PlanError) {
    guard case .object(let members) = node.value else { return }
    var owners: [String: String] = [:]
    for stack in controllers { for name in stack.stack ?? [] { owners[name] = stack.name } }
    for member in members {
      guard let tabs = member.node["tabs"] else { continue }
      if let stack = member.node["stack"] {
        throw wrong(stack, expected: "no \"stack\" beside \"tabs\"")
      }
      for node in try list(tabs, expected: Self.tabsShape) {
        let name = try tabName(node)
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

  /// Reads a name that must be a controller's without tabs of its own.
  private func tabName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !tabsNames.contains(name) else {
      throw wrong(node, expected: "a controller without \"tabs\" of its own")
    }
    return name
  }

  /// Reads a name that must be a declared tab bar controller's.
  func tabsName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !tabsNames.contains(name) else { return name }
    throw wrong(
      node,
      expected: tabsNames.isEmpty
        ? "a controller with \"tabs\"" : "a controller with \"tabs\", \(oneOf(tabsNames))")
  }

  /// Reads who has tabs, or shall have.
  func tabs(_ node: JSONNode) throws(PlanError) -> [String] {
    var names: [String] = []
    for node in try list(node, expected: Self.tabsShape) { names.append(try tabName(node)) }
    return names
  }

  func tabsStep(
    _ verb: PlanVerb, _ subject: JSONNode, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    switch verb {
    case .select:
      return .tabs(
        try tabsName(required("on", in: object)), .select(try controllerName(subject)))
    case .setTabs:
      return .tabs(try tabsName(subject), .set(try tabs(required("to", in: object))))
    default:
      let name = try controllerName(subject)
      guard !tabsNames.isEmpty else { throw wrong(subject, expected: "a plan with \"tabs\"") }
      return .tapTab(name)
    }
  }
}
