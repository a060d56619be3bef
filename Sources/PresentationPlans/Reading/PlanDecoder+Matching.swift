/// Parsing of the matched-geometry groups of views.
extension PlanDecoder {
  func geometries(_ node: JSONNode) throws(PlanError) -> [PlanGeometry] {
    let nodes = try list(node, expected: "a list of groups of matched views")
    var geometries: [PlanGeometry] = []
    for node in nodes { geometries.append(try geometry(node)) }
    return geometries
  }

  private func geometry(_ node: JSONNode) throws(PlanError) -> PlanGeometry {
    let object = try object(node, keys: PlanGrammar.geometry)
    var geometry = PlanGeometry(id: try key(required("id", in: object), "the group's id"))
    if let namespace = object["in"] {
      geometry.namespace = try key(namespace, "a namespace")
    }
    geometry.isSource = try bool(object["source"], default: true)
    if let properties = object["properties"] { geometry.properties = try word(properties) }
    if let anchor = object["anchor"] {
      geometry.anchor = try numbers(
        anchor, in: [PlanGrammar.part, PlanGrammar.part],
        expected: "[x, y] as fractions of the size, from -1000 to 1000")
    }
    if let progress = object["progress"] { geometry.progress = try part(progress) }
    geometry.leaves = try bool(object["leaves"], default: false)
    return geometry
  }

  func progressFrames(_ node: JSONNode) throws(PlanError) -> [PlanProgressFrame] {
    let nodes = try list(node, expected: "a list of progress values")
    guard !nodes.isEmpty else { throw wrong(node, expected: "at least one progress value") }
    var frames: [PlanProgressFrame] = []
    for node in nodes {
      let object = try object(node, keys: PlanGrammar.progressFrame)
      frames.append(
        PlanProgressFrame(
          value: try part(required("to", in: object)), duration: try object["for"].map(time)))
    }
    return frames
  }

  private func part(_ node: JSONNode) throws(PlanError) -> Double {
    try number(
      node, in: PlanGrammar.part, expected: "the progress of the view, from -1000 to 1000")
  }
}
