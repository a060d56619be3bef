import PresentationTesting

/// Tabs: whose they are, and what they are asked for.
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

  func tabsStep(
    _ verb: PlanVerb, _ subject: JSONNode, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    switch verb {
    case .select:
      return .tabs(
        try tabsName(required("on", in: object)), .select(try controllerName(subject)))
    case .setTabs:
      return .tabs(
        try tabsName(subject),
        .set(
          try held(required("to", in: object), in: .tabs),
          animated: try bool(object["animated"], default: false)))
    default:
      let name = try controllerName(subject)
      guard !tabsNames.isEmpty else { throw wrong(subject, expected: "a plan with \"tabs\"") }
      return .tapTab(name)
    }
  }
}
