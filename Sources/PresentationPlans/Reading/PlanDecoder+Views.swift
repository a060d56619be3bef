import PresentationTesting

/// The parsing of views and of their changes.
extension PlanDecoder {
  mutating func readViews(_ node: JSONNode) throws(PlanError) {
    let members = try members(node, expected: "an object of views by name")
    guard !members.isEmpty else { throw wrong(node, expected: "at least one view") }
    var containers: [String: String] = [:]
    var places: [(name: String, node: JSONNode)] = []
    for member in members {
      let view = try view(member)
      views.append(view)
      if knownViews.contains(view.container) { containers[view.name] = view.container }
      places.append((view.name, member.node["in"] ?? member.node))
    }
    try refuseCircles(in: containers, at: places, expected: "no view inside itself")
  }

  private func view(_ member: JSONMember) throws(PlanError) -> PlanView {
    if let objection = PlanGrammar.objection(toName: member.key) ?? owner(of: member.key) {
      throw wrong(member, found: quoted(member.key), expected: objection)
    }
    let object = try object(member.node, keys: PlanGrammar.view)
    let place = try required("in", in: object)
    let container = try string(place, expected: "a controller's or view's name")
    if !knownViews.contains(container) { try check(controller: container, at: place) }
    var view = PlanView(
      name: member.key, in: container, frame: try rect(required("frame", in: object)),
      position: member.keyPosition)
    if let alpha = object["alpha"] { view.alpha = try self.alpha(alpha) }
    view.geometry = try object["geometry"].map(geometries) ?? []
    view.progress = try object["progress"].map(progressFrames) ?? []
    view.hero = try object["hero"].map { node throws(PlanError) in
      try key(node, "the name that the view flies under")
    }
    view.clips = try bool(object["clips"], default: false)
    return view
  }

  /// Parses a text that can be part of a trace line, such as a hero ID.
  func key(_ node: JSONNode, _ what: String) throws(PlanError) -> String {
    let key = try string(node, expected: what)
    if let objection = PlanGrammar.objection(toKey: key) { throw wrong(node, expected: objection) }
    return key
  }

  /// Returns an error text if a controller or animator already has the name; otherwise nil.
  func owner(of name: String) -> String? {
    if knownNames.contains(name) { return "a name that no controller has" }
    if animators.contains(where: { $0.name == name }) { return "a name that no animator has" }
    return nil
  }

  /// Parses the name of a declared view.
  func viewName(_ node: JSONNode) throws(PlanError) -> String {
    try name(node, of: "view", among: Array(knownViews))
  }

  /// Parses a name that must be in `known`, the names of all objects of one kind.
  func name(
    _ node: JSONNode, of kind: String, among known: [String]
  ) throws(PlanError) -> String {
    let article = kind == "animator" ? "an" : "a"
    let name = try string(node, expected: "\(article) \(kind)'s name")
    guard !known.contains(name) else { return name }
    throw wrong(
      node,
      expected: "\(article) \(kind) of this plan, "
        + (known.isEmpty ? "which has no \"\(kind)s\"" : oneOf(known)),
      nearest: nearestWord(to: name, among: known))
  }

  // MARK: Changes

  /// Parses a list of changes; each change names its view.
  func changes(_ node: JSONNode) throws(PlanError) -> [PlanChange] {
    var changes: [PlanChange] = []
    for node in try changeNodes(node) {
      let object = try object(node, keys: PlanGrammar.changeOfView)
      changes.append(try change(of: try viewName(required("view", in: object)), object))
    }
    return changes
  }

  func blocks(_ node: JSONNode) throws(PlanError) -> [PlanBlock] {
    var blocks: [PlanBlock] = []
    for node in try changeNodes(node) {
      let object = try object(node, keys: PlanGrammar.block)
      let change = try change(of: try viewName(required("view", in: object)), object)
      let factor = try object["delayFactor"].map { node throws(PlanError) in
        try fraction(node, of: "the delay as a fraction of the duration")
      }
      blocks.append(PlanBlock(change, delayFactor: factor ?? 0))
    }
    return blocks
  }

  private func changeNodes(_ node: JSONNode) throws(PlanError) -> [JSONNode] {
    let nodes = try list(node, expected: "a list of changes")
    guard !nodes.isEmpty else {
      throw wrong(node, expected: "at least one change: without changes nothing is animated")
    }
    return nodes
  }

  /// Parses a change of a view.
  func change(of view: String, _ object: JSONNode) throws(PlanError) -> PlanChange {
    var change = PlanChange(view: view)
    change.frame = try object["frame"].map(rect)
    change.center = try object["center"].map(point)
    change.alpha = try object["alpha"].map(alpha)
    change.scale = try object["scale"].map { node throws(PlanError) in
      try number(node, in: PlanGrammar.scale, expected: "a scale from -1000 to 1000")
    }
    change.rotation = try object["rotation"].map { node throws(PlanError) in
      try number(node, in: PlanGrammar.degrees, expected: "degrees from -36000 to 36000")
    }
    change.geometry = try object["geometry"].map(geometries)
    guard !change.isEmpty else {
      throw wrong(
        object, found: "no change of \(quoted(view))",
        expected: "at least \(oneOf(PlanGrammar.change.map(\.name)))")
    }
    if change.frame != nil, let center = object["center"] {
      throw wrong(center, expected: "no \"center\" together with \"frame\", which includes it")
    }
    return change
  }

  func rect(_ node: JSONNode) throws(PlanError) -> [Double] {
    let (coordinate, size) = (PlanGrammar.coordinate, PlanGrammar.size)
    return try numbers(
      node, in: [coordinate, coordinate, size, size],
      expected: "[x, y, width, height] in points: x and y from -100000 to 100000, "
        + "width and height from 0 to 100000")
  }

  func point(_ node: JSONNode) throws(PlanError) -> [Double] {
    try numbers(
      node, in: [PlanGrammar.coordinate, PlanGrammar.coordinate],
      expected: "[x, y] in points, from -100000 to 100000")
  }

  func alpha(_ node: JSONNode) throws(PlanError) -> Double { try fraction(node, of: "an opacity") }

  /// Parses a number from 0 to 1.
  func fraction(_ node: JSONNode, of what: String) throws(PlanError) -> Double {
    try number(node, in: PlanGrammar.fraction, expected: "\(what), from 0 to 1")
  }

  func numbers(
    _ node: JSONNode, in ranges: [ClosedRange<Double>], expected: String
  ) throws(PlanError) -> [Double] {
    let nodes = try list(node, expected: expected)
    guard nodes.count == ranges.count else { throw wrong(node, expected: expected) }
    var numbers: [Double] = []
    for (node, range) in zip(nodes, ranges) {
      numbers.append(try number(node, in: range, expected: expected))
    }
    return numbers
  }
}
