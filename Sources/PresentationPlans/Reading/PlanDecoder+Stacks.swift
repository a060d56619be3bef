import PresentationTesting

/// The parsing of stack names.
extension PlanDecoder {
  /// Parses the name of a declared stack.
  func stackName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !stackNames.contains(name) else { return name }
    throw wrong(
      node,
      expected: stackNames.isEmpty
        ? "a controller with a \"stack\"" : "a stack, \(oneOf(stackNames))")
  }
}
