import Presentation
import PresentationTesting

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
        expected: "one verb per step; this one has \(quoted(verb.rawValue))",
        nearest: nearestWord(to: second.key, among: verb.keys.map(\.name)))
    }
    return try object(node, keys: verb.keys)
  }

  private func action(
    _ verb: PlanVerb, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    let subject = try required(verb.rawValue, in: object)
    switch verb {
    case .present, .dismiss: return try call(verb, subject, object)
    case .turn:
      let range = PlanGrammar.turns
      let expected = "a whole number of turns from \(range.lowerBound) to \(range.upperBound)"
      return .turn(try integer(subject, in: range, expected: expected))
    case .advance: return .advance(try time(subject))
    case .settle: return .settle(limit: try time(subject))
    case .in:
      let calls = PlanVerb.allCases.filter(\.isCall)
      let steps = try steps(required("do", in: object), verbs: calls)
      return .during(try callback(subject), steps)
    case .drag, .swipeBack, .release, .cancel, .tapBack, .tapOutside, .escape:
      return try gesture(verb, subject, object)
    case .rotate: return .rotate(try orientation(subject))
    case .resize: return try resize(subject)
    case .animations: return .animations(try bool(subject, default: true))
    case .root: return .root(try controllerName(subject))
    case .addChild:
      return .addChild(
        try controllerName(subject), to: try controllerName(required("to", in: object)))
    case .removeChild: return .removeChild(try controllerName(subject))
    case .complete:
      return .complete(
        try controllerName(subject), with: try bool(required("with", in: object), default: true))
    case .push, .pop, .popTo, .popToRoot, .setStack:
      return try stackStep(verb, subject, object)
    case .select, .setTabs, .tapTab: return try tabsStep(verb, subject, object)
    case .set:
      let binding = try binding(subject)
      return .set(binding.name, to: try value(required("to", in: object), of: binding))
    case .update: return .update(try binding(subject).name)
    case .start, .pause, .scrub, .reverse, .continue, .stop, .finish, .add, .animate, .keyframes,
      .alongside, .grab, .steer, .letGo:
      return try motion(verb, subject, object)
    case .check: return .check(try check(subject, object))
    }
  }

  private func call(
    _ verb: PlanVerb, _ subject: JSONNode, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    let name = try controllerName(subject)
    let presenter = try object["from"].map(controllerName)
    let animated = try bool(object["animated"], default: true)
    let completion = try bool(object["completion"], default: false)
    return if let presenter {
      .present(name, from: presenter, animated: animated, completion: completion)
    } else {
      .dismiss(name, animated: animated, completion: completion)
    }
  }

  private func gesture(
    _ verb: PlanVerb, _ subject: JSONNode, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    if verb == .escape {
      guard try bool(subject, default: true) else { throw wrong(subject, expected: "true") }
      return .escape
    }
    let name = try controllerName(subject)
    switch verb {
    case .drag:
      return .drag(
        name, to: try fraction(required("to", in: object), of: "how far the sheet is dragged"))
    case .swipeBack:
      return .swipeBack(
        try stackName(subject),
        to: try fraction(required("to", in: object), of: "how far the finger has come"))
    case .tapBack: return .tapBack(try stackName(subject))
    case .release:
      let expected = "points per second from -100000 to 100000; positive finishes"
      let velocity = try object["velocity"].map { node throws(PlanError) in
        try number(node, in: PlanGrammar.velocity, expected: expected)
      }
      return .release(name, velocity: velocity ?? 0)
    case .tapOutside: return .tapOutside(name)
    default: return .cancel(name)
    }
  }

  private func orientation(_ node: JSONNode) throws(PlanError) -> InterfaceOrientation {
    let words = PlanGrammar.orientations
    let text = try string(node, expected: oneOf(words))
    guard let orientation = InterfaceOrientation.allCases.first(where: { "\($0)" == text }) else {
      throw wrong(node, expected: oneOf(words), nearest: nearestWord(to: text, among: words))
    }
    return orientation
  }

  private func resize(_ node: JSONNode) throws(PlanError) -> PlanStep.Action {
    let expected = "a width and a height from 1 to 10000 points"
    let sides = try list(node, expected: expected)
    guard sides.count == 2 else { throw wrong(node, expected: expected) }
    return .resize(
      width: try number(sides[0], in: PlanGrammar.windowSide, expected: expected),
      height: try number(sides[1], in: PlanGrammar.windowSide, expected: expected))
  }

  private func motion(
    _ verb: PlanVerb, _ subject: JSONNode, _ object: JSONNode
  ) throws(PlanError) -> PlanStep.Action {
    switch verb {
    case .animate:
      let view = try viewName(subject)
      return .animate(try animation(of: view, try content(of: view, object), object))
    case .keyframes:
      let view = try viewName(subject)
      return .animate(try animation(of: view, try keyframes(of: view, object), object))
    case .alongside:
      return .alongside(
        try controllerName(subject), try changes(required("changes", in: object)),
        completion: try bool(object["completion"], default: false))
    case .grab, .steer, .letGo:
      return .hand(on: try steeredController(subject), try hand(verb, object))
    default: return .animator(try animatorName(subject), try animatorCall(verb, object))
    }
  }

  private func hand(_ verb: PlanVerb, _ object: JSONNode) throws(PlanError) -> PlanHand {
    switch verb {
    case .steer:
      return .steer(
        to: try fraction(required("to", in: object), of: "how far the transition has come"))
    case .letGo:
      let node = try required("to", in: object)
      let words = PlanGrammar.ends.map(\.word)
      let text = try string(node, expected: oneOf(words))
      guard let end = PlanGrammar.ends.first(where: { $0.word == text }) else {
        throw wrong(node, expected: oneOf(words), nearest: nearestWord(to: text, among: words))
      }
      return .letGo(finishes: end.finishes)
    default: return .grab
    }
  }

  private func steeredController(_ node: JSONNode) throws(PlanError) -> String {
    let name = try controllerName(node)
    let controller = controllers.first { $0.name == name }
    let animators = [controller?.animator, controller?.dismissAnimator]
    guard controller?.transition != nil || animators.contains(where: { $0?.steering != nil })
    else {
      throw wrong(
        node,
        expected: "a controller with a \"transition\", or an animator that is \"interactive\"")
    }
    return name
  }

  private func callback(_ node: JSONNode) throws(PlanError) -> PlanCallback {
    let shape = "a controller's callback, as \"Editor.viewDidAppear\""
    let text = try string(node, expected: shape)
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else { throw wrong(node, expected: shape) }
    try check(controller: parts[0], at: node)
    let moments = PlanCallback.Moment.allCases.map(\.rawValue)
    guard let moment = PlanCallback.Moment(rawValue: parts[1]) else {
      throw wrong(
        node, found: quoted(parts[1]), expected: oneOf(moments),
        nearest: nearestWord(to: parts[1], among: moments))
    }
    let callback = PlanCallback(controller: parts[0], moment: moment)
    try checkReachable(callback, at: node)
    return callback
  }

  /// Refuses a callback that the plan's controller can never get.
  private func checkReachable(_ callback: PlanCallback, at node: JSONNode) throws(PlanError) {
    guard let controller = controllers.first(where: { $0.name == callback.controller }) else {
      return
    }
    switch callback.moment.need {
    case .customStyle where controller.style != .custom:
      throw wrong(
        node,
        expected: "a controller with \"style\": \"custom\": the system's presentation "
          + "controllers cannot be overridden")
    case .delegate where controller.userMayDismiss == nil:
      let key = controller.stack == nil ? "delegate" : "mayDismiss"
      throw wrong(node, expected: "a controller with \(quoted(key)): true")
    case .stackDelegate where !controller.hasStackDelegate:
      throw wrong(node, expected: "a stack with \"delegate\": true")
    case .tabsDelegate where !controller.hasTabsDelegate:
      throw wrong(node, expected: "a controller with \"tabs\" and \"delegate\": true")
    case .nothing, .customStyle, .delegate, .stackDelegate, .tabsDelegate: break
    }
  }
}
