import PresentationTesting

/// What a check may say.
extension PlanDecoder {
  func check(_ subject: JSONNode, _ object: JSONNode) throws(PlanError) -> PlanCheck {
    let value = try required("is", in: object)
    let claim = try claim(subject, value, object)
    guard let within = object["within"] else { return PlanCheck(claim: claim) }
    switch claim {
    case .seen, .model, .animator: break
    default: throw wrong(within, expected: "no \"within\": it is for numbers")
    }
    let expected = "how far a number may be away, from 0 to 100000"
    return PlanCheck(
      claim: claim,
      within: try number(within, in: PlanGrammar.tolerance, expected: expected))
  }

  private func claim(
    _ subject: JSONNode, _ value: JSONNode, _ object: JSONNode
  ) throws(PlanError) -> PlanCheck.Claim {
    if case .string(let name) = subject.value, let binding = bindingsByName[name] {
      try refuseOf(in: object, "\(quoted(name)) is a binding")
      return .value(of: name, try self.value(value, of: binding))
    }
    let fact = try fact(subject)
    if fact == .visible {
      try refuseOf(in: object, "what is visible is the window's")
      return .visible(try visible(value))
    }
    if PlanCheck.Fact.ofHeroes.contains(fact) {
      try refuseOf(in: object, "flights are the window's")
      let heroes = try heroes(value)
      return fact == .flying ? .flying(heroes) : .unmatched(heroes)
    }
    let of = try required("of", in: object)
    switch fact {
    case .presented: return .presented(of: try controllerName(of), try controllerOrNull(value))
    case .presenting: return .presenting(of: try controllerName(of), try controllerOrNull(value))
    case .isBeingPresented:
      return .isBeingPresented(of: try controllerName(of), try bool(value, default: true))
    case .isBeingDismissed:
      return .isBeingDismissed(of: try controllerName(of), try bool(value, default: true))
    case .appearance, .visible, .flying, .unmatched:
      return .appearance(of: try controllerName(of), try word(value))
    case .stack: return .stack(of: try stackName(of), try held(value, in: .stack))
    case .top: return .top(of: try stackName(of), try controllerOrNull(value))
    case .tabs: return .tabs(of: try tabsName(of), try held(value, in: .tabs))
    case .selected: return .selected(of: try tabsName(of), try controllerOrNull(value))
    case .barHidden: return .barHidden(of: try tabsName(of), try bool(value, default: true))
    case .seen: return .seen(of: try sightName(of), try look(value))
    case .model: return .model(of: try sightName(of), try look(value))
    case .animator: return .animator(of: try animatorName(of), try progress(value))
    }
  }

  private func heroes(_ node: JSONNode) throws(PlanError) -> [String] {
    try list(node, expected: "a list of heroes").map { node throws(PlanError) in
      try name(node, of: "hero", among: heroes)
    }
  }

  private func fact(_ node: JSONNode) throws(PlanError) -> PlanCheck.Fact {
    let words = facts.map(\.rawValue) + bindings.map(\.name)
    let text = try string(node, expected: oneOf(words))
    guard let fact = facts.first(where: { $0.rawValue == text }) else {
      throw wrong(node, expected: oneOf(words), nearest: nearestWord(to: text, among: words))
    }
    return fact
  }

  private func refuseOf(in object: JSONNode, _ reason: String) throws(PlanError) {
    if let of = object["of"] { throw wrong(of, expected: "no \"of\": \(reason)") }
  }

  private func controllerOrNull(_ node: JSONNode) throws(PlanError) -> String? {
    if case .null = node.value { return nil }
    let name = try string(node, expected: "a controller's name, or null")
    try check(controller: name, at: node)
    return name
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
        try fraction(node, of: "how far the animator has come")
      },
      running: try flag("running"), reversed: try flag("reversed"))
    guard progress != PlanProgress() else { throw nothing(node, of: PlanGrammar.progress) }
    return progress
  }

  private func nothing(_ node: JSONNode, of keys: [PlanKey]) -> PlanError {
    wrong(node, expected: "at least \(oneOf(keys.map(\.name)))")
  }

  /// Reads the stacks, looks and progresses at a plan's end.
  func endChecks(_ object: JSONNode) throws(PlanError) -> [PlanExpectation.EndCheck] {
    var checks: [PlanExpectation.EndCheck] = []
    for fact in facts where bindingsByName[fact.rawValue] == nil {
      guard let kind = fact.kind, let node = object[fact.rawValue] else { continue }
      let members = try members(node, expected: "an object of \(kind)s by name")
      guard !members.isEmpty else { throw wrong(node, expected: "at least one \(kind)") }
      for member in members {
        let name = JSONNode(.string(member.key), at: member.keyPosition, path: node.path)
        let claim: PlanCheck.Claim =
          switch fact {
          case .stack: .stack(of: try stackName(name), try held(member.node, in: .stack))
          case .top: .top(of: try stackName(name), try controllerOrNull(member.node))
          case .tabs: .tabs(of: try tabsName(name), try held(member.node, in: .tabs))
          case .selected: .selected(of: try tabsName(name), try controllerOrNull(member.node))
          case .barHidden:
            .barHidden(of: try tabsName(name), try bool(member.node, default: true))
          case .seen: .seen(of: try sightName(name), try look(member.node))
          case .model: .model(of: try sightName(name), try look(member.node))
          default: .animator(of: try animatorName(name), try progress(member.node))
          }
        checks.append(
          PlanExpectation.EndCheck(
            check: PlanCheck(claim: claim), place: member.node.path.description))
      }
    }
    return checks
  }

  /// Checks what a line says of an animator or a view: a misspelt one would make `never` true
  /// without a reason.
  func check(event: String, ofMoving name: String, at node: JSONNode) throws(PlanError) {
    let events =
      knownViews.contains(name)
      ? PlanRun.Completion.allCases.flatMap { [$0.event(true), $0.event(false)] }
      : PlanAnimatorCall.Place.allCases.map { PlannedPropertyAnimator.event($0) }
    guard !events.contains(event) else { return }
    throw wrong(
      node, found: quoted(event), expected: oneOf(events),
      nearest: nearestWord(to: event, among: events))
  }
}

extension PlanCheck.Fact {
  /// What an end lists it by; nil for what is not of stacks, tabs, views or animators.
  fileprivate var kind: String? {
    switch self {
    case .stack, .top: "stack"
    case .tabs, .selected, .barHidden: "controller with tabs"
    case .seen, .model: "view"
    case .animator: "animator"
    case .presented, .presenting, .isBeingPresented, .isBeingDismissed, .visible, .appearance,
      .flying, .unmatched:
      nil
    }
  }
}
