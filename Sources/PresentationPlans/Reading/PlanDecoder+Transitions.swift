/// The parsing of ready-made transitions, and of the names of their views.
extension PlanDecoder {
  func readTransition(
    _ object: JSONNode, of controller: inout PlanController
  ) throws(PlanError) {
    if let node = object["matched"] { controller.matched = try viewName(node) }
    guard let node = object["transition"] else { return }
    if let other = object["animator"] ?? object["dismissAnimator"] {
      throw wrong(other, expected: "no animator together with \"transition\"")
    }
    if object["tabs"] != nil {
      throw wrong(node, expected: "no \"transition\" with \"tabs\"; a stack in a tab may have one")
    }
    if controller.stack != nil, let delegate = object["delegate"], !controller.hasStackDelegate {
      throw wrong(delegate, expected: "true: a stack's delegate returns its transition")
    }
    let others = ["removesPresenter", "forwardsWillDismiss"].lazy.compactMap { object[$0] }
    if let other = others.first {
      throw wrong(
        other,
        expected: "no such key with \"transition\", which has its own presentation controller")
    }
    controller.transition = try transition(node)
    if controller.stack != nil { controller.hasStackDelegate = true }
  }

  /// Parses a transition: either the name of its kind, or an object with more keys.
  private func transition(_ node: JSONNode) throws(PlanError) -> PlanTransition {
    guard case .object = node.value else { return PlanTransition(try word(node)) }
    let object = try object(node, keys: PlanGrammar.transition)
    return PlanTransition(
      try word(required("kind", in: object)), duration: try object["duration"].map(time),
      isInteractive: try bool(object["interactive"], default: false))
  }

  /// The hero IDs of the plan's views, in the order of the views; each ID is listed once.
  var heroes: [String] {
    var heroes: [String] = []
    for hero in views.compactMap(\.hero) where !heroes.contains(hero) { heroes.append(hero) }
    return heroes
  }

  /// Parses the name of a view that a plan can check.
  ///
  /// In a plan with a ready-made transition, two more kinds of names are allowed:
  ///
  /// - The name of a controller, which stands for the controller's root view.
  /// - The name of the copy of a view that flies, such as `flight image`.
  func sightName(_ node: JSONNode) throws(PlanError) -> String {
    guard controllers.contains(where: { $0.transition != nil }) else { return try viewName(node) }
    let flights = (controllers.compactMap(\.matched) + heroes).map(PlanGrammar.flight)
    return try name(node, of: "view", among: knownViews.sorted() + names + flights)
  }
}
