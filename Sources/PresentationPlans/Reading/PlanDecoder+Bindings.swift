import Presentation
import PresentationTesting

extension PlanDecoder {
  mutating func readBindings(_ node: JSONNode) throws(PlanError) {
    let members = try members(node, expected: "an object of bindings by name")
    guard !members.isEmpty else { throw wrong(node, expected: "at least one binding") }
    for member in members {
      let binding = try binding(member)
      bindings.append(binding)
      bindingsByName[binding.name] = binding
    }
    let sharing = Set(members.filter { $0.node["of"] != nil }.map(\.key))
    for (index, member) in members.enumerated() where sharing.contains(member.key) {
      bindings[index].shared = try shared(by: bindings[index], member.node, except: sharing)
    }
  }

  private func binding(_ member: JSONMember) throws(PlanError) -> PlanBinding {
    if let objection = objection(toBinding: member.key) {
      throw wrong(member, found: quoted(member.key), expected: objection)
    }
    let object = try object(member.node, keys: PlanGrammar.binding)
    var binding = PlanBinding(
      name: member.key, presenter: try controllerName(required("from", in: object)),
      contents: try contents(required("presents", in: object)), position: member.keyPosition)
    if let value = object["value"] { binding.value = try self.value(value, of: binding) }
    if let writeBack = object["writeBack"] { binding.writeBack = try word(writeBack) }
    binding.isAnimated = try bool(object["animated"], default: true)
    return binding
  }

  private func objection(toBinding name: String) -> String? {
    let facts = Set(self.facts.map { $0.grammar.word })
    return if let objection = PlanGrammar.objection(toName: name) {
      objection
    } else if let taken = owner(of: name) {
      taken
    } else if facts.contains(name) {
      "a name that is not the name of a fact (\(oneOf(facts.sorted())))"
    } else {
      nil
    }
  }

  private func contents(_ node: JSONNode) throws(PlanError) -> PlanBinding.Contents {
    let expected = "a controller's name, or an object of controllers by key"
    guard case .object(let members) = node.value else {
      let name = try string(node, expected: expected)
      try check(controller: name, at: node)
      return .whileTrue(name)
    }
    guard !members.isEmpty else { throw wrong(node, expected: "at least one key") }
    var controllers: [String: String] = [:]
    for member in members {
      if let objection = PlanGrammar.objection(toKey: member.key) {
        throw wrong(member, in: node, found: quoted(member.key), expected: objection)
      }
      controllers[member.key] = try controllerName(member.node)
    }
    return .byKey(controllers)
  }

  /// Returns the name of the binding whose value `binding` shares.
  ///
  /// Both bindings must have the same possible values. Only the binding that owns the value may
  /// declare an initial value.
  private func shared(
    by binding: PlanBinding, _ object: JSONNode, except sharing: Set<String>
  ) throws(PlanError) -> String {
    let node = try required("of", in: object)
    let other = try self.binding(node)
    if let value = object["value"] {
      throw wrong(
        value, expected: "no \"value\" with \"of\": the value is that of \(quoted(other.name))")
    }
    guard !sharing.contains(other.name) else {
      throw wrong(node, expected: "a binding with a value of its own")
    }
    guard other.contents.keys == binding.contents.keys else {
      throw wrong(
        node, expected: "a binding with the same possible values: true and false, or the same keys")
    }
    return other.name
  }

  // MARK: Uses of bindings

  /// Parses the name of a declared binding.
  func binding(_ node: JSONNode) throws(PlanError) -> PlanBinding {
    let name = try string(node, expected: "a binding's name")
    if let binding = bindingsByName[name] { return binding }
    let known = bindings.map(\.name)
    throw wrong(
      node,
      expected: "a binding of this plan, "
        + (known.isEmpty ? "which has no \"bindings\"" : oneOf(known)),
      nearest: nearestWord(to: name, among: known))
  }

  func value(_ node: JSONNode, of binding: PlanBinding) throws(PlanError) -> PlanValue {
    guard let keys = binding.contents.keys else { return .bool(try bool(node, default: false)) }
    if case .null = node.value { return .key(nil) }
    let words = keys.sorted()
    let expected = "\(oneOf(words)), or null"
    let key = try string(node, expected: expected)
    guard keys.contains(key) else {
      throw wrong(node, expected: expected, nearest: nearestWord(to: key, among: words))
    }
    return .key(key)
  }

  /// Checks that an expected event of a binding can occur in a trace.
  ///
  /// Without this check, a `never` line with a misspelled value would always pass.
  func check(event: String, of binding: PlanBinding, at node: JSONNode) throws(PlanError) {
    guard let match = event.wholeMatch(of: /= (.+) \(([^()]*)\)/) else {
      throw wrong(
        node, found: quoted(event),
        expected: "a value and the cause of its change, as \"= true (cancelled)\"")
    }
    let values = binding.contents.keys?.union(["nil"]) ?? ["true", "false"]
    try check(String(match.1), isOneOf: values, at: node)
    try check(String(match.2), isOneOf: Set(DismissalCause.allCases.map(\.rawValue)), at: node)
  }

  private func check(
    _ word: String, isOneOf words: Set<String>, at node: JSONNode
  ) throws(PlanError) {
    guard !words.contains(word) else { return }
    throw wrong(
      node, found: quoted(word), expected: oneOf(words.sorted()),
      nearest: nearestWord(to: word, among: words.sorted()))
  }
}
