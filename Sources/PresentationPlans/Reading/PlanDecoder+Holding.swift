import PresentationTesting

/// The parsing of the controllers in stacks and tab bar controllers.
extension PlanDecoder {
  /// A kind of container; its raw value is the key that lists the container's controllers.
  enum Holder: String, CaseIterable {
    case stack
    case tabs

    /// The description of a valid list, for error messages.
    var shape: String {
      switch self {
      case .stack: "a list of controllers, from the root to the top"
      case .tabs: "a list of controllers, from the first tab to the last"
      }
    }

    /// The description of the controllers that the container accepts, for error messages.
    var stranger: String {
      switch self {
      case .stack: "a controller that is not a stack (N-27)"
      case .tabs: "a controller without \"tabs\" of its own"
      }
    }
  }

  /// Returns the kind of container that a controller is; nil if it is no container.
  func holder(_ name: String) -> Holder? { Holder.allCases.first { holders($0).contains(name) } }

  /// Returns the names of the plan's containers of one kind, in the plan's order.
  func holders(_ holder: Holder) -> [String] {
    let controllers =
      switch holder {
      case .stack: controllers.filter { $0.stack != nil }
      case .tabs: controllers.filter { $0.tabs != nil }
      }
    return controllers.map(\.name)
  }

  /// Parses the names of a container's controllers, without checking that they are declared.
  func heldNames(_ node: JSONNode, in holder: Holder) throws(PlanError) -> [String] {
    var names: [String] = []
    for node in try list(node, expected: holder.shape) {
      names.append(try string(node, expected: "a controller's name"))
    }
    return names
  }

  /// Parses the controllers of a stack or a tab bar controller.
  ///
  /// A plan may set invalid contents of a stack; the stack itself then refuses them (N-25).
  ///
  /// - Parameter expected: The description of a valid list; by default, that of a whole container.
  func held(
    _ node: JSONNode, in holder: Holder, expected: String? = nil
  ) throws(PlanError) -> [String] {
    var names: [String] = []
    for node in try list(node, expected: expected ?? holder.shape) {
      names.append(try heldName(node, in: holder))
    }
    return names
  }

  private func heldName(_ node: JSONNode, in holder: Holder) throws(PlanError) -> String {
    let name = try controllerName(node)
    guard !holders(holder).contains(name) else { throw wrong(node, expected: holder.stranger) }
    return name
  }

  /// Checks the controllers in stacks and tab bar controllers, after all names and parents are
  /// parsed.
  func readHolders(_ node: JSONNode) throws(PlanError) {
    guard case .object(let members) = node.value else { return }
    var owners: [String: String] = [:]
    var places: [(name: String, node: JSONNode)] = []
    for holder in Holder.allCases {
      for member in members {
        guard let content = member.node[holder.rawValue] else { continue }
        if holder == .tabs, let stack = member.node["stack"] {
          throw wrong(stack, expected: "no \"stack\" together with \"tabs\"")
        }
        for node in try list(content, expected: holder.shape) {
          places.append((try check(node, in: holder, of: member.key, &owners), node))
        }
      }
    }
    let parents = Dictionary(
      uniqueKeysWithValues: controllers.compactMap { controller in
        controller.parent.map { (controller.name, $0) }
      })
    try refuseCircles(
      in: parents.merging(owners) { parent, _ in parent }, at: places,
      expected: "no controller inside itself")
  }

  /// Checks one controller of a container, and returns the controller's name.
  private func check(
    _ node: JSONNode, in holder: Holder, of owner: String, _ owners: inout [String: String]
  ) throws(PlanError) -> String {
    let name = try heldName(node, in: holder)
    let place = controllers.first { $0.name == name }
    if place?.isRoot == true || place?.parent != nil {
      throw wrong(
        node, expected: "a controller that is neither the root nor \"in\" another controller")
    }
    if let other = owners.updateValue(owner, forKey: name) {
      throw wrong(
        node, found: "a second \(quoted(name))",
        expected: "every controller once; \(quoted(other)) has it already")
    }
    return name
  }
}
