extension PlanDecoder {
  func controllers(_ node: JSONNode) throws(PlanError) -> [PlanController] {
    var controllers: [PlanController] = []
    var root: PlanController?
    for member in try members(node, expected: "an object of controllers by name") {
      let controller = try controller(member)
      if controller.isRoot, let root {
        throw wrong(
          member, found: "a second root, \(quoted(controller.name))",
          expected: "one root; the first is \(quoted(root.name)) at \(root.position)")
      }
      if controller.isRoot { root = controller }
      controllers.append(controller)
    }
    guard root != nil else {
      throw wrong(
        node, found: controllers.isEmpty ? "no controller" : "no root",
        expected: "one controller with \"root\": true")
    }
    return controllers
  }

  private func controller(_ member: JSONMember) throws(PlanError) -> PlanController {
    if let objection = PlanGrammar.objection(toName: member.key) {
      throw wrong(member, found: quoted(member.key), expected: objection)
    }
    let object = try object(member.node, keys: PlanGrammar.controller)
    let style: PlanController.Style? = try object["style"].map { node throws(PlanError) in
      try word(node)
    }
    var controller = PlanController(
      name: member.key, isRoot: try bool(object["root"], default: false), style: style,
      position: member.keyPosition)
    controller.isModal = try bool(object["modal"], default: false)
    controller.definesContext = try bool(object["definesContext"], default: false)
    controller.userMayDismiss = try userMayDismiss(object)
    controller.animator = try object["animator"].map(animator)
    controller.dismissAnimator = try object["dismissAnimator"].map(animator)
    controller.removesPresenter = try bool(object["removesPresenter"], default: false)
    controller.forwardsWillDismiss = try bool(object["forwardsWillDismiss"], default: false)
    for (isSaid, key) in [
      (controller.removesPresenter, "removesPresenter"),
      (controller.forwardsWillDismiss, "forwardsWillDismiss"),
    ] {
      guard isSaid, style != .custom, let node = object[key] else { continue }
      throw wrong(node, expected: "it only beside \"style\": \"custom\"")
    }
    return controller
  }

  /// There is a delegate if the plan says so, or says what it answers.
  private func userMayDismiss(_ object: JSONNode) throws(PlanError) -> Bool? {
    let hasDelegate = try bool(object["delegate"], default: object["mayDismiss"] != nil)
    let answer = try bool(object["mayDismiss"], default: true)
    guard hasDelegate || object["mayDismiss"] == nil else {
      throw wrong(object, found: "\"mayDismiss\" without a delegate", expected: "one to answer it")
    }
    return hasDelegate ? answer : nil
  }

  private func animator(_ node: JSONNode) throws(PlanError) -> PlanAnimator {
    let object = try object(node, keys: PlanGrammar.animator)
    return PlanAnimator(
      duration: try time(required("duration", in: object)),
      ending: try object["completes"].map(ending) ?? .completes)
  }

  private func ending(_ node: JSONNode) throws(PlanError) -> PlanAnimator.Ending {
    let words = PlanGrammar.endings.map(\.word)
    let expected = "true, false or \(oneOf(words))"
    switch node.value {
    case .bool(let completes): return completes ? .completes : .cancels
    case .string(let text):
      if let known = PlanGrammar.endings.first(where: { $0.word == text }) { return known.ending }
      throw wrong(node, expected: expected, nearest: nearestWord(to: text, among: words))
    case .null, .number, .array, .object: throw wrong(node, expected: expected)
    }
  }

  /// Reads who is inside whom, now that every name is known; refuses a circle, and a root inside.
  mutating func readParents(_ node: JSONNode) throws(PlanError) {
    var parents: [String: String] = [:]
    guard case .object(let members) = node.value else { return }
    for (index, member) in members.enumerated() {
      guard let place = member.node["in"] else { continue }
      guard !controllers[index].isRoot else {
        throw wrong(place, expected: "no parent: \(quoted(member.key)) is the window's root")
      }
      let parent = try controllerName(place)
      controllers[index].parent = parent
      parents[member.key] = parent
    }
    var ends: Set<String> = []
    for member in members {
      guard let place = member.node["in"] else { continue }
      ends.formUnion(try way(up: parents, from: member.key, until: ends, at: place))
    }
  }

  /// The parents above a controller, up to one that is known to lead to the top.
  private func way(
    up parents: [String: String], from name: String, until ends: Set<String>, at place: JSONNode
  ) throws(PlanError) -> [String] {
    var way = [name]
    var seen: Set = [name]
    while let next = parents[way[way.count - 1]], !ends.contains(next) {
      way.append(next)
      guard seen.insert(next).inserted else {
        let circle = way.drop { $0 != next }.prefix(8).map(quoted).joined(separator: " in ")
        throw wrong(place, found: "a circle, \(circle)", expected: "parents that end at the top")
      }
    }
    return way
  }
}
