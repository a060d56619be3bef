extension PlanDecoder {
  func steps(_ node: JSONNode, verbs: [PlanVerb]) throws(PlanError) -> [PlanStep] {
    let nodes = try list(node, expected: "a list of steps")
    guard !nodes.isEmpty else { throw wrong(node, expected: "at least one step") }
    var steps: [PlanStep] = []
    for node in nodes { steps.append(try step(node, verbs: verbs)) }
    return steps
  }

  private func step(_ node: JSONNode, verbs: [PlanVerb]) throws(PlanError) -> PlanStep {
    let verb = try verb(node, among: verbs)
    return PlanStep(
      action: try action(verb, try stepObject(node, verb)), position: node.position,
      place: node.path.description)
  }

  private func verb(_ node: JSONNode, among verbs: [PlanVerb]) throws(PlanError) -> PlanVerb {
    let words = verbs.map(\.rawValue)
    let members = try members(node, expected: "a step: an object that begins with its verb")
    guard let first = members.first else {
      throw wrong(node, expected: "a step that begins with its verb, \(oneOf(words))")
    }
    if let verb = PlanVerb(rawValue: first.key), verbs.contains(verb) { return verb }
    let late = members.first { words.contains($0.key) }?.key
    throw wrong(
      first, in: node, found: quoted(first.key),
      expected: (late == nil ? "" : "the step's verb first, ") + oneOf(words),
      nearest: late ?? nearestWord(to: first.key, among: words))
  }

  /// As `object(_:keys:)`, with a word of its own for a step that has two verbs.
  private func stepObject(_ node: JSONNode, _ verb: PlanVerb) throws(PlanError) -> JSONNode {
    let members = try members(node, expected: "a step")
    let second = members.first { member in
      PlanVerb(rawValue: member.key) != nil && member.key != verb.rawValue
    }
    if let second {
      throw wrong(
        second, in: node, found: "a second verb, \(quoted(second.key))",
        expected: "one verb per step; this one has \(quoted(verb.rawValue))")
    }
    return try object(node, keys: verb.keys)
  }

  private func action(
    _ verb: PlanVerb, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    let subject = try required(verb.rawValue, in: object)
    switch verb {
    case .present:
      return .present(
        try controllerName(subject), from: try controllerName(required("from", in: object)),
        animated: try bool(object["animated"], default: true),
        completion: try bool(object["completion"], default: false))
    case .dismiss:
      return .dismiss(
        try controllerName(subject), animated: try bool(object["animated"], default: true),
        completion: try bool(object["completion"], default: false))
    case .turn:
      let range = PlanGrammar.turns
      let expected = "a whole number of turns from \(range.lowerBound) to \(range.upperBound)"
      return .turn(try integer(subject, in: range, expected: expected))
    case .advance:
      return .advance(try time(subject))
    case .settle:
      return .settle(limit: try time(subject))
    case .in:
      let calls = PlanVerb.allCases.filter(\.isCall)
      let steps = try steps(required("do", in: object), verbs: calls)
      return .during(try callback(subject), steps)
    }
  }

  private func callback(_ node: JSONNode) throws(PlanError) -> PlanCallback {
    let shape = "a controller's callback, as \"Editor.viewDidAppear\""
    let text = try string(node, expected: shape)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw wrong(node, expected: shape) }
    try check(controller: parts[0], at: node)
    let moments = PlanCallback.Moment.allCases.map(\.rawValue)
    guard let moment = PlanCallback.Moment(rawValue: parts[1]) else {
      throw wrong(
        node, found: quoted(parts[1]), expected: oneOf(moments),
        nearest: nearestWord(to: parts[1], among: moments))
    }
    return PlanCallback(controller: parts[0], moment: moment)
  }
}
