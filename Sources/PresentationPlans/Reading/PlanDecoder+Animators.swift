import PresentationTesting

/// The parsing of property animators and of timings.
extension PlanDecoder {
  mutating func readAnimators(_ node: JSONNode) throws(PlanError) {
    let members = try members(node, expected: "an object of animators by name")
    guard !members.isEmpty else { throw wrong(node, expected: "at least one animator") }
    for member in members { animators.append(try propertyAnimator(member)) }
  }

  private func propertyAnimator(
    _ member: JSONMember
  ) throws(PlanError) -> PlanPropertyAnimator {
    let taken = knownViews.contains(member.key) ? "a name that no view has" : nil
    if let objection = PlanGrammar.objection(toName: member.key) ?? taken ?? owner(of: member.key) {
      throw wrong(member, found: quoted(member.key), expected: objection)
    }
    let object = try object(member.node, keys: PlanGrammar.propertyAnimator)
    var animator = PlanPropertyAnimator(
      name: member.key, duration: try time(required("duration", in: object)),
      timing: try timing(object) ?? .curve(.easeInOut),
      blocks: try object["changes"].map(blocks) ?? [], position: member.keyPosition)
    animator.pausesOnCompletion = try bool(object["pausesOnCompletion"], default: false)
    animator.scrubsLinearly = try bool(object["scrubsLinearly"], default: true)
    animator.isInterruptible = try bool(object["interruptible"], default: true)
    return animator
  }

  /// Throws an error if an animator has neither an initial change nor an `add` step.
  func refuseIdleAnimators(_ steps: [PlanStep]) throws(PlanError) {
    let filled = Set(steps.flatMap(\.flattened).compactMap { ($0.action as? AddVerb)?.animator })
    for animator in animators
    where animator.blocks.isEmpty && !filled.contains(animator.name) {
      throw PlanError(
        file: file, position: animator.position,
        place: JSONPath.key(animator.name, in: .key("animators", in: .top)).description,
        found: "no \"changes\" and no \"add\" step",
        expected: "a change: without changes nothing is animated")
    }
  }

  /// Parses the name of a declared animator.
  func animatorName(_ node: JSONNode) throws(PlanError) -> String {
    try name(node, of: "animator", among: animators.map(\.name))
  }

  /// Parses the curve or spring of an object; returns nil if the object has neither.
  func timing(_ object: JSONNode) throws(PlanError) -> PlanTiming? {
    let said = ["curve", "damping", "spring"].compactMap { key in object[key].map { (key, $0) } }
    if said.count > 1 {
      throw wrong(said[1].1, expected: "no \"\(said[1].0)\" together with \"\(said[0].0)\"")
    }
    let velocity = try object["velocity"].map { node throws(PlanError) in
      guard said.first.map({ $0.0 != "curve" }) == true else {
        throw wrong(node, expected: "this key only with a spring: a curve has its own velocity")
      }
      return try number(
        node, in: PlanGrammar.speed, expected: "full distances per second, from -1000 to 1000")
    }
    guard let (key, node) = said.first else { return nil }
    switch key {
    case "curve": return .curve(try word(node))
    case "damping":
      let expected = "a damping ratio from 0.01 to 1"
      return .damping(
        try number(node, in: PlanGrammar.damping, expected: expected), velocity: velocity ?? 0)
    default: return try spring(node, velocity: velocity ?? 0)
    }
  }

  private func spring(_ node: JSONNode, velocity: Double) throws(PlanError) -> PlanTiming {
    let object = try object(node, keys: PlanGrammar.springParts)
    func part(_ key: String) throws(PlanError) -> Double {
      try number(
        required(key, in: object), in: PlanGrammar.spring,
        expected: "a number from 0.001 to 100000")
    }
    return .spring(
      mass: try part("mass"), stiffness: try part("stiffness"), damping: try part("damping"),
      velocity: velocity)
  }

  // MARK: Steps

  /// Parses an animation of one view.
  func animation(
    of view: String, _ content: PlanAnimation.Content, _ object: JSONNode
  ) throws(PlanError) -> PlanAnimation {
    var options: Set<PlanAnimation.Option> = []
    if let node = object["options"] {
      for node in try list(node, expected: "a list of options") { options.insert(try word(node)) }
    }
    return PlanAnimation(
      view: view, content: content, duration: try time(required("duration", in: object)),
      delay: try object["delay"].map(time) ?? .zero, options: options,
      completion: try bool(object["completion"], default: false))
  }

  func content(of view: String, _ object: JSONNode) throws(PlanError) -> PlanAnimation.Content {
    let change = try change(of: view, object)
    return switch try timing(object) {
    case .curve(let curve): .curve(change, curve)
    case .damping(let ratio, let velocity): .spring(change, damping: ratio, velocity: velocity)
    case .spring, nil: .curve(change, .easeInOut)
    }
  }

  func keyframes(of view: String, _ object: JSONNode) throws(PlanError) -> PlanAnimation.Content {
    let node = try required("frames", in: object)
    let nodes = try list(node, expected: "a list of keyframes")
    guard !nodes.isEmpty else { throw wrong(node, expected: "at least one keyframe") }
    var keyframes: [PlanKeyframe] = []
    for node in nodes {
      let object = try self.object(node, keys: PlanGrammar.keyframe)
      keyframes.append(
        PlanKeyframe(
          start: try fraction(
            required("from", in: object), of: "the start as a fraction of the duration"),
          length: try fraction(
            required("for", in: object), of: "the length as a fraction of the duration"),
          change: try change(of: view, object)))
    }
    let curve: PlanTiming.Curve? = try object["curve"].map { node throws(PlanError) in
      try word(node)
    }
    return .keyframes(
      keyframes, areDiscrete: try bool(object["discrete"], default: false), curve ?? .easeInOut)
  }
}
