import PresentationTesting

/// Stacks: whose they are, and what they are asked for.
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
        try stackName(subject), .set(try held(required("to", in: object), in: .stack)),
        animated: animated)
    case .popToRoot: return .stack(try stackName(subject), .popToRoot, animated: animated)
    default: return .stack(try stackName(subject), .pop, animated: animated)
    }
  }
}
