import PresentationTesting

extension PlanDecoder {
  func expectation(_ node: JSONNode) throws(PlanError) -> PlanExpectation {
    let object = try object(node, keys: PlanGrammar.expectation)
    let members = try members(node, expected: "an object")
    guard !members.isEmpty else {
      let keys = oneOf(PlanGrammar.expectation.map(\.name))
      throw wrong(node, expected: "at least \(keys): a plan that expects nothing proves nothing")
    }
    var expectation = PlanExpectation(trace: nil, order: [], never: [], end: nil)
    if let trace = object["trace"] { expectation.trace = try lines(trace, mayBeEmpty: true) }
    if let order = object["order"] { expectation.order = try lines(order, mayBeEmpty: false) }
    if let never = object["never"] { expectation.never = try lines(never, mayBeEmpty: false) }
    if let end = object["end"] { expectation.end = try self.end(end) }
    return expectation
  }

  private func lines(_ node: JSONNode, mayBeEmpty: Bool) throws(PlanError) -> [ExpectedLine] {
    let nodes = try list(node, expected: "a list of trace lines")
    guard mayBeEmpty || !nodes.isEmpty else {
      throw wrong(node, expected: "at least one trace line")
    }
    var lines: [ExpectedLine] = []
    for node in nodes { lines.append(try line(node)) }
    return lines
  }

  private func line(_ node: JSONNode) throws(PlanError) -> ExpectedLine {
    let text = try string(node, expected: "a trace line")
    let line: ExpectedLine
    do throws(ExpectedLine.Malformed) {
      line = try ExpectedLine(parsing: text, at: node.position)
    } catch {
      throw wrong(node, found: error.found, expected: error.expected)
    }
    try check(subject: line.subject, event: line.event, at: node)
    return line
  }

  /// Checks that the subject and the event of an expected line can occur in a trace.
  ///
  /// Without this check, a `never` line with a misspelled word would always pass.
  private func check(
    subject: String, event: String, at node: JSONNode
  ) throws(PlanError) {
    if subject == "user" {
      return try check(event, of: subject, isOneOf: PlanGrammar.eventsOfUsers, at: node)
    }
    if subject == "flight" || subject.hasPrefix("flight ") {
      try check(subject, isOneOf: flights, as: "a flight of this plan", at: node)
      return try check(event, of: subject, isOneOf: PlanGrammar.eventsOfFlights, at: node)
    }
    if subject == "world", !knownNames.contains(subject) {
      return try check(event, of: subject, isOneOf: PlanGrammar.eventsOfWorlds, at: node)
    }
    if knownViews.contains(subject) || animators.contains(where: { $0.name == subject }) {
      return try check(event: event, ofMoving: subject, at: node)
    }
    if let binding = bindingsByName[subject] {
      return try check(event: event, of: binding, at: node)
    }
    let parts = subject.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard bindingsByName[parts[0]] == nil else {
      throw wrong(
        node, found: quoted(subject),
        expected: "\(quoted(parts[0])) without a role: it is a binding")
    }
    if !isQuestion(parts[0]) { try check(controller: parts[0], orBinding: true, at: node) }
    let role = parts.dropFirst().first
    if let role {
      try check(role, isOneOf: PlanGrammar.roles, as: "a role of \(quoted(parts[0]))", at: node)
    }
    let holder = holder(parts[0])
    let forms = PlanGrammar.events(of: role, in: holder)
    if !isEvent(event, ofOne: forms) {
      try refuseOther(event, of: subject, role, at: node)
      throw noEvent(event, of: subject, ofOne: forms, at: node)
    }
    if let role { try checkPossible(role, of: parts[0], event, at: node) }
  }

  /// The words that a trace prints as names: controllers, questions and the choices of questions.
  private var printedNames: [String] {
    names + questions.map(\.title) + questions.flatMap(\.choices)
  }

  /// Throws an error for an event that only another kind of container can have.
  ///
  /// For example, only a stack can have the event `push`.
  private func refuseOther(
    _ event: String, of subject: String, _ role: String?, at node: JSONNode
  ) throws(PlanError) {
    let fitting = Holder.allCases.filter { holder in
      isEvent(event, ofOne: PlanGrammar.events(of: role, in: holder))
    }
    guard !fitting.isEmpty else { return }
    let keys = fitting.map(\.rawValue).map(quoted).joined(separator: " or ")
    throw wrong(
      node, found: quoted(event),
      expected: "an event of \(quoted(subject)): only a controller with \(keys) has this event")
  }

  /// The trace subjects of flying views.
  private var flights: [String] {
    heroes.map(PlanGrammar.flight)
  }

  private func check(
    _ event: String, of subject: String, isOneOf forms: [EventForm], at node: JSONNode
  ) throws(PlanError) {
    if !isEvent(event, ofOne: forms) {
      throw noEvent(event, of: subject, ofOne: forms, at: node)
    }
  }

  /// Returns whether an event has one of the forms.
  private func isEvent(_ event: String, ofOne forms: [EventForm]) -> Bool {
    let names = printedNames
    return forms.contains { $0.matches(event, names: names) }
  }

  /// Returns the error for an event that has none of the forms.
  private func noEvent(
    _ event: String, of subject: String, ofOne forms: [EventForm], at node: JSONNode
  ) -> PlanError {
    let names = printedNames
    let head = EventForm.head(of: event)
    let heads = Set(forms.map(\.head)).filter { $0.hasPrefix("!") == head.hasPrefix("!") }.sorted()
    let events = forms.flatMap { $0.events(names: names) }
    func start(of example: String) -> Int { zip(example, event).prefix { $0 == $1 }.count }
    let example = forms.filter { $0.head == head }.map { $0.example(names: names) }
      .max { start(of: $0) < start(of: $1) }
    return wrong(
      node, found: quoted(event),
      expected: "an event of \(quoted(subject))"
        + (example.map { ", such as \(quoted($0))" } ?? ": \(oneOf(heads))"),
      nearest: nearestWord(to: event, among: events)
        ?? (example == nil ? nearestWord(to: head, among: heads) : nil))
  }

  private func check(
    _ word: String, isOneOf words: [String], as what: String, at node: JSONNode
  ) throws(PlanError) {
    guard !words.contains(word) else { return }
    throw wrong(
      node, found: quoted(word),
      expected: words.isEmpty ? "\(what), which has none" : "\(what), \(oneOf(words))",
      nearest: nearestWord(to: word, among: words))
  }

  private func end(_ node: JSONNode) throws(PlanError) -> PlanExpectation.End {
    let lasting = facts.filter { $0.grammar.owner.kind != nil }.map { $0.grammar.word }
    let words = ["visible", "appearance"] + lasting + bindings.map(\.name)
    let keys = words.map { PlanKey.optional($0) }
    let object = try object(node, keys: keys)
    let members = try members(node, expected: "an object")
    guard !members.isEmpty else {
      throw wrong(node, expected: "at least \(oneOf(keys.map(\.name)))")
    }
    var end = PlanExpectation.End(
      visible: nil, appearance: [], values: [], checks: [], position: node.position)
    if let visible = object["visible"] { end.visible = try self.visible(visible) }
    if let appearance = object["appearance"] {
      end.appearance = try self.appearance(appearance)
    }
    end.checks = try endChecks(object)
    for member in members {
      guard let binding = bindingsByName[member.key] else { continue }
      end.values.append(
        PlanExpectation.BindingValue(
          binding: binding.name, value: try value(member.node, of: binding),
          position: member.keyPosition))
    }
    return end
  }

  func visible(_ node: JSONNode) throws(PlanError) -> [String] {
    let nodes = try list(node, expected: "a list of controllers, back to front")
    guard !nodes.isEmpty else { throw wrong(node, expected: "at least one controller") }
    var visible: [String] = []
    var seen: Set<String> = []
    for node in nodes {
      let name = try visibleName(node)
      guard seen.insert(name).inserted else {
        throw wrong(node, found: "a second \(quoted(name))", expected: "every controller once")
      }
      visible.append(name)
    }
    return visible
  }

  /// Parses the name of a declared controller, or the title of a question.
  private func visibleName(_ node: JSONNode) throws(PlanError) -> String {
    if case .string(let title) = node.value, isQuestion(title) { return title }
    return try controllerName(node)
  }

  /// Whether a step asks a question with this title, which is also the name of the question's
  /// alert.
  private func isQuestion(_ title: String) -> Bool { questions.contains { $0.title == title } }

  private func appearance(
    _ node: JSONNode
  ) throws(PlanError) -> [PlanExpectation.ControllerAppearance] {
    let members = try members(node, expected: "an object of appearances by controller")
    guard !members.isEmpty else { throw wrong(node, expected: "at least one controller") }
    var appearances: [PlanExpectation.ControllerAppearance] = []
    for member in members {
      try check(
        controller: member.key,
        at: JSONNode(.string(member.key), at: member.keyPosition, path: node.path))
      appearances.append(
        PlanExpectation.ControllerAppearance(
          controller: member.key, appearance: try word(member.node),
          position: member.keyPosition))
    }
    return appearances
  }
}
