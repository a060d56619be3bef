import PresentationTesting

/// The names of stacks.
extension PlanDecoder {
  /// Reads a name that must be a declared stack's.
  func stackName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !stackNames.contains(name) else { return name }
    throw wrong(
      node,
      expected: stackNames.isEmpty
        ? "a controller with a \"stack\"" : "a stack, \(oneOf(stackNames))")
  }
}
