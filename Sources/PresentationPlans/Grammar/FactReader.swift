/// A parser of a check in a plan.
///
/// A check consists of the name of the checked object and an expected value.
struct FactReader {
  let decoder: PlanDecoder
  /// The JSON node with the name of the checked object.
  ///
  /// In a check without an object, such as `flying`, the node has the name of the fact. In a check
  /// of a binding, it has the name of the binding.
  let owner: JSONNode
  let value: JSONNode

  func controller() throws(PlanError) -> String { try decoder.controllerName(owner) }

  func stack() throws(PlanError) -> String { try decoder.stackName(owner) }

  func tabs() throws(PlanError) -> String { try decoder.tabsName(owner) }

  func flag() throws(PlanError) -> Bool { try decoder.bool(value, default: true) }

  func controllerOrNull() throws(PlanError) -> String? {
    if case .null = value.value { return nil }
    let name = try decoder.string(value, expected: "a controller's name, or null")
    try decoder.check(controller: name, at: value)
    return name
  }

  func heroes() throws(PlanError) -> [String] {
    let names = try decoder.list(value, expected: "a list of heroes")
    return try names.map { node throws(PlanError) in
      try decoder.name(node, of: "hero", among: decoder.heroes)
    }
  }
}
