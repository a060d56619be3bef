import PresentationTesting

/// The names of tab bar controllers.
extension PlanDecoder {
  /// The plan's tab bar controllers, in order.
  var tabsNames: [String] { holders(.tabs) }

  /// Reads a name that must be a declared tab bar controller's.
  func tabsName(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !tabsNames.contains(name) else { return name }
    throw wrong(
      node,
      expected: tabsNames.isEmpty
        ? "a controller with \"tabs\"" : "a controller with \"tabs\", \(oneOf(tabsNames))")
  }
}
