import PresentationTesting

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
    controller.definesContext = try object["definesContext"].map { node throws(PlanError) in
      try bool(node, default: false)
    }
    controller.stack = try object["stack"].map { node throws(PlanError) in
      try heldNames(node, in: .stack)
    }
    controller.tabs = try object["tabs"].map { node throws(PlanError) in
      try heldNames(node, in: .tabs)
    }
    controller.hidesBar = try bool(object["hidesBar"], default: false)
    try readDelegates(object, of: &controller)
    controller.animator = try object["animator"].map(animator)
    controller.dismissAnimator = try object["dismissAnimator"].map(animator)
    try readTransition(object, of: &controller)
    controller.removesPresenter = try bool(object["removesPresenter"], default: false)
    controller.forwardsWillDismiss = try bool(object["forwardsWillDismiss"], default: false)
    controller.hidesBackButton = try bool(object["hidesBackButton"], default: false)
    controller.hidesNavigationBar = try bool(object["hidesNavigationBar"], default: false)
    if controller.stack == nil, let node = object["hidesNavigationBar"] {
      throw wrong(node, expected: "this key only with \"stack\"")
    }
    for (isSaid, key) in [
      (controller.removesPresenter, "removesPresenter"),
      (controller.forwardsWillDismiss, "forwardsWillDismiss"),
    ] {
      guard isSaid, style != .custom, let node = object[key] else { continue }
      throw wrong(node, expected: "this key only with \"style\": \"custom\"")
    }
    return controller
  }

  /// Parses the keys of a controller's delegates.
  ///
  /// A stack's delegate observes the controllers that are shown, and may return animators.
  private func readDelegates(
    _ object: JSONNode, of controller: inout PlanController
  ) throws(PlanError) {
    if controller.tabs != nil { return try readTabsDelegate(object, of: &controller) }
    if let node = object["maySelect"] { throw wrong(node, expected: "this key only with \"tabs\"") }
    guard controller.stack != nil else {
      controller.userMayDismiss = try userMayDismiss(object)
      return
    }
    let isAnimating = (object["animator"] ?? object["dismissAnimator"]) != nil
    controller.hasStackDelegate = try bool(object["delegate"], default: isAnimating)
    if isAnimating, !controller.hasStackDelegate, let node = object["delegate"] {
      throw wrong(node, expected: "true: a stack's delegate returns its animators")
    }
    controller.userMayDismiss = try object["mayDismiss"].map { node throws(PlanError) in
      try bool(node, default: true)
    }
  }

  /// Parses the keys of a tab bar delegate, which observes taps and may return animators.
  private func readTabsDelegate(
    _ object: JSONNode, of controller: inout PlanController
  ) throws(PlanError) {
    if let node = object["dismissAnimator"] {
      throw wrong(
        node, expected: "no such key with \"tabs\": \"animator\" animates every selection")
    }
    let isNeeded = (object["animator"] ?? object["maySelect"]) != nil
    controller.hasTabsDelegate = try bool(object["delegate"], default: isNeeded)
    if isNeeded, !controller.hasTabsDelegate, let node = object["delegate"] {
      throw wrong(node, expected: "true: the delegate returns the animator and \"maySelect\"")
    }
    controller.maySelect = try bool(object["maySelect"], default: true)
    controller.userMayDismiss = try object["mayDismiss"].map { node throws(PlanError) in
      try bool(node, default: true)
    }
  }

  /// Parses whether the controller's adaptive presentation delegate allows a dismissal.
  ///
  /// The result is nil if the controller has no such delegate. It has one if the key `delegate` is
  /// true, or if the plan sets `mayDismiss`.
  private func userMayDismiss(_ object: JSONNode) throws(PlanError) -> Bool? {
    let hasDelegate = try bool(object["delegate"], default: object["mayDismiss"] != nil)
    let answer = try bool(object["mayDismiss"], default: true)
    guard hasDelegate || object["mayDismiss"] == nil else {
      throw wrong(
        object, found: "\"mayDismiss\" without a delegate", expected: "\"delegate\": true")
    }
    return hasDelegate ? answer : nil
  }

  private func animator(_ node: JSONNode) throws(PlanError) -> PlanAnimator {
    let object = try object(node, keys: PlanGrammar.animator)
    var animator = PlanAnimator(
      duration: try time(required("duration", in: object)),
      ending: try object["completes"].map(ending) ?? .completes)
    animator.changes = try object["changes"].map(changes) ?? []
    animator.steering = try object["interactive"].map(steering) ?? nil
    animator.isInterruptible = try bool(object["interruptible"], default: false)
    if let speed = object["completionSpeed"] {
      animator.completionSpeed = try number(
        speed, in: PlanGrammar.completionSpeed, expected: "a factor from 0.001 to 1000")
    }
    if let curve = object["completionCurve"] { animator.completionCurve = try word(curve) }
    try refuseIdleKeys(of: animator, object)
    return animator
  }

  private func steering(_ node: JSONNode) throws(PlanError) -> PlanAnimator.Steering? {
    let later = "later"
    switch node.value {
    case .bool(let isInteractive): return isInteractive ? .fromTheStart : nil
    case .string(later): return .onceGrabbed
    case .string, .null, .number, .array, .object:
      throw wrong(node, expected: "true, false or \(quoted(later))")
    }
  }

  /// Throws an error for a key that has no effect together with the animator's other keys.
  private func refuseIdleKeys(of animator: PlanAnimator, _ object: JSONNode) throws(PlanError) {
    if animator.steering == nil,
      let node = object["completionSpeed"] ?? object["completionCurve"]
    {
      throw wrong(node, expected: "this key only with \"interactive\"")
    }
    if animator.steering == .onceGrabbed, !animator.isInterruptible,
      let node = object["interactive"]
    {
      throw wrong(node, expected: "this key only with \"interruptible\": true (T-34)")
    }
    if animator.isInterruptible, animator.changes.isEmpty, let node = object["interruptible"] {
      throw wrong(node, expected: "\"changes\" with it: without changes the animation ends at once")
    }
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

  /// Parses the parent of each controller, after all names of controllers have been parsed.
  ///
  /// Throws an error if a controller is inside itself, or if the root has a parent.
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
    let places = members.compactMap { member in
      member.node["in"].map { (name: member.key, node: $0) }
    }
    try refuseCircles(in: parents, at: places, expected: "no controller inside itself")
  }

  /// Throws an error if a controller or view is inside itself, directly or indirectly.
  func refuseCircles(
    in parents: [String: String], at places: [(name: String, node: JSONNode)], expected: String
  ) throws(PlanError) {
    var ends: Set<String> = []
    for place in places {
      let way = way(up: parents, from: place.name, until: ends)
      if let end = way.circle {
        let circle = way.names.drop { $0 != end }.prefix(8).map(quoted).joined(separator: " in ")
        throw wrong(place.node, found: "a circle, \(circle)", expected: expected)
      }
      ends.formUnion(way.names)
    }
  }

  /// Returns the path from a name upward: the name, its parent, the parent's parent, and so on.
  ///
  /// The path ends at the top, or before a name in `ends`. From the names in `ends`, the path to
  /// the top is already known. If a name occurs a second time, the path ends with it, and `circle`
  /// is this name.
  private func way(
    up parents: [String: String], from name: String, until ends: Set<String>
  ) -> (names: [String], circle: String?) {
    var way = [name]
    var seen: Set = [name]
    while let next = parents[way[way.count - 1]], !ends.contains(next) {
      way.append(next)
      if !seen.insert(next).inserted { return (way, next) }
    }
    return (way, nil)
  }
}
