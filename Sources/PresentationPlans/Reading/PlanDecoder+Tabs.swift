import PresentationTesting

/// The parsing of tab bar controllers' names.
extension PlanDecoder {
  /// The names of the plan's tab bar controllers, in order.
  var tabsNames: [String] { holders(.tabs) }

  /// Parses the name of a declared tab bar controller.
  func tabsName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !tabsNames.contains(name) else { return name }
    throw wrong(
      node,
      expected: tabsNames.isEmpty
        ? "a controller with \"tabs\"" : "a controller with \"tabs\", \(oneOf(tabsNames))")
  }
}
