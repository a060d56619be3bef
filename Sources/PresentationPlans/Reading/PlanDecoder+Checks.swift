import PresentationTesting

/// The parsing of checks.
extension PlanDecoder {
  /// The facts (values such as the controllers of a stack) that this plan can check.
  var facts: [any PlanFact.Type] {
    let hasMotion =
      !knownViews.isEmpty || !animators.isEmpty || controllers.contains { $0.transition != nil }
    return PlanGrammar.facts.filter { fact in
      switch fact.grammar.owner {
      case .controller, .window: true
      case .stack: !stackNames.isEmpty
      case .tabs: !tabsNames.isEmpty
      case .view, .animator: hasMotion
      case .flights: !heroes.isEmpty
      }
    }
  }

  func check(_ subject: JSONNode, _ object: JSONNode) throws(PlanError) -> PlanCheck {
    let value = try required("is", in: object)
    let type = try factType(subject)
    if let reason = reasonAgainstOf(type, subject), let of = object["of"] {
      throw wrong(of, expected: "no \"of\": \(reason)")
    }
    let isOwned = reasonAgainstOf(type, subject) == nil
    let owner = isOwned ? try required("of", in: object) : subject
    let fact = try type.init(FactReader(decoder: self, owner: owner, value: value))
    guard let within = object["within"] else { return PlanCheck(fact: fact) }
    guard type.grammar.owner.isMeasured else {
      throw wrong(within, expected: "no \"within\": the fact has no numbers")
    }
    let expected = "the largest allowed difference, from 0 to 100000"
    let tolerance = try number(within, in: PlanGrammar.tolerance, expected: expected)
    if tolerance >= 1, let key = ["alpha", "fraction"].first(where: { value[$0] != nil }) {
      throw wrong(
        within, expected: "a difference below 1; with 1, every \(quoted(key)) would pass")
    }
    return PlanCheck(fact: fact, tolerance: tolerance)
  }

  private func factType(_ node: JSONNode) throws(PlanError) -> any PlanFact.Type {
    if case .string(let name) = node.value, bindingsByName[name] != nil { return BindingFact.self }
    let words = facts.map { $0.grammar.word } + bindings.map(\.name)
    let text = try string(node, expected: oneOf(words))
    guard let fact = facts.first(where: { $0.grammar.word == text }) else {
      throw wrong(node, expected: oneOf(words), nearest: nearestWord(to: text, among: words))
    }
    return fact
  }

  /// Returns the reason why a check must not have the key `of`; nil if the key is required.
  ///
  /// The key `of` names the object whose fact is checked.
  private func reasonAgainstOf(_ fact: any PlanFact.Type, _ subject: JSONNode) -> String? {
    fact == BindingFact.self ? "\(subject.found) is a binding" : fact.grammar.owner.reasonAgainstOf
  }

  func look(_ node: JSONNode) throws(PlanError) -> PlanLook {
    let object = try object(node, keys: PlanGrammar.look)
    let look = PlanLook(
      frame: try object["frame"].map(rect), center: try object["center"].map(point),
      alpha: try object["alpha"].map(alpha),
      hidden: try object["hidden"].map { node throws(PlanError) in try bool(node, default: false) })
    guard look != PlanLook() else { throw nothing(node, of: PlanGrammar.look) }
    return look
  }

  func progress(_ node: JSONNode) throws(PlanError) -> PlanProgress {
    let object = try object(node, keys: PlanGrammar.progress)
    func flag(_ key: String) throws(PlanError) -> Bool? {
      try object[key].map { node throws(PlanError) in try bool(node, default: false) }
    }
    let progress = PlanProgress(
      state: try object["state"].map { node throws(PlanError) in try word(node) },
      fraction: try object["fraction"].map { node throws(PlanError) in
        try fraction(node, of: "the animator's fraction")
      },
      running: try flag("running"), reversed: try flag("reversed"))
    guard progress != PlanProgress() else { throw nothing(node, of: PlanGrammar.progress) }
    return progress
  }

  private func nothing(_ node: JSONNode, of keys: [PlanKey]) -> PlanError {
    wrong(node, expected: "at least \(oneOf(keys.map(\.name)))")
  }

  /// Parses the checks of stacks, tabs, views and animators in an `end` object.
  func endChecks(_ object: JSONNode) throws(PlanError) -> [PlanExpectation.EndCheck] {
    var checks: [PlanExpectation.EndCheck] = []
    for entry in try members(object, expected: "an object")
    where bindingsByName[entry.key] == nil {
      guard let type = facts.first(where: { $0.grammar.word == entry.key }),
        let kind = type.grammar.owner.kind
      else { continue }
      let members = try members(entry.node, expected: "an object of \(kind)s by name")
      guard !members.isEmpty else { throw wrong(entry.node, expected: "at least one \(kind)") }
      for member in members {
        let name = JSONNode(.string(member.key), at: member.keyPosition, path: entry.node.path)
        let fact = try type.init(FactReader(decoder: self, owner: name, value: member.node))
        checks.append(
          PlanExpectation.EndCheck(
            check: PlanCheck(fact: fact), place: member.node.path.description))
      }
    }
    return checks
  }

  /// Checks that an expected event of an animator or a view can occur in a trace.
  ///
  /// Without this check, a `never` line with a misspelled event would always pass.
  func check(event: String, ofMoving name: String, at node: JSONNode) throws(PlanError) {
    let events =
      knownViews.contains(name)
      ? PlanRun.Completion.allCases.flatMap { [$0.event(true), $0.event(false)] }
      : AnimatorPlace.allCases.map { PlannedPropertyAnimator.event($0) }
    guard !events.contains(event) else { return }
    throw wrong(
      node, found: quoted(event), expected: oneOf(events),
      nearest: nearestWord(to: event, among: events))
  }
}
