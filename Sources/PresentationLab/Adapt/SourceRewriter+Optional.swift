extension SourceRewriter {
  // MARK: Calls

  /// Removes the second mark in `delegate?.method?(...)`, and the mark in `delegate.method!(...)`.
  ///
  /// The call is rewritten only if the method has a default implementation. Such an implementation
  /// is in `HeadlessUIKit`, or the rewriter adds it to a protocol of the files.
  mutating func rewriteOptionalCall(_ place: Int) {
    let name = word(place - 1)
    guard word(place - 2) == "." else { return }
    let requirements = project.optional[name] ?? []
    let isOffered = OfferedNames.optionalMethods.contains(name)
    guard !requirements.isEmpty || isOffered else { return noteOptionalCall(place, name) }
    if !isOffered, project.valueNames.contains(name),
      !requirements.contains(where: { $0.member.kind == .function })
    {
      return
    }
    replace(place..<place + 1, by: "")
    guard word(place + 1) == "(" else { return }
    let end = closing(place + 1)
    let isChained = word(place - 3) == "?"
    let hasValue = requirements.contains { $0.member.type.map { !Self.isOptional($0) } ?? false }
    if !isChained, hasValue, word(end + 1) == "?", word(end + 2) == "?",
      let last = Self.literalEnd(in: code.map { tokens[$0] }, from: end + 3)
    {
      replace(end..<last, by: ")")
    }
  }

  /// Removes a mark in `delegate?.title??.count`, where `title` is an optional property of a
  /// protocol of the files, because its default implementation is nil.
  mutating func rewriteOptionalProperty(_ place: Int) {
    guard word(place + 1) == "?", [".", "["].contains(word(place + 2)), word(place - 2) == ".",
      code[place + 2] - code[place - 1] == 3, project.optional[word(place - 1)] != nil
    else { return }
    replace(place..<place + 1, by: "")
  }

  /// Removes the mark in `item.target?.perform(item.action, with: item)` and in `target!.perform(`.
  ///
  /// Without Objective-C, a value of the type `AnyObject` has no methods. `HeadlessUIKit` declares
  /// the method for the optional value.
  mutating func rewritePerform(_ place: Int) {
    guard word(place - 1) == ".", ["?", "!"].contains(word(place - 2)), word(place + 1) == "(",
      word(place - 3).lowercased().hasSuffix("target"), word(place + 3) != ":",
      project.methods["perform"] == nil
    else { return }
    replace(place - 2..<place - 1, by: "")
  }

  private mutating func noteOptionalCall(_ place: Int, _ name: String) {
    guard !project.valueNames.contains(name), word(place) == "?" else { return }
    let receiver = word(place - 3) == "?" ? word(place - 4) : word(place - 3)
    guard receiver.lowercased().hasSuffix("delegate") || receiver.lowercased().hasSuffix("source")
    else { return }
    note(
      place, "an optional method is called: requirements have defaults here, leave out its \"?\"")
  }

  // MARK: Requirements

  /// Replaces the optional requirements of a protocol by requirements with default implementations.
  mutating func writeDefaults(of type: SourceType) {
    let members = type.members.filter { $0.modifiers.contains("optional") }
    let isObjectiveC = attributes(of: type).contains("@objc")
    guard isObjectiveC || !members.isEmpty else { return }
    if !type.inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    {
      append(type.inherited.isEmpty ? ": AnyObject" : "", to: type.nameIndex)
      if !type.inherited.isEmpty { insertAnyObject(after: type.nameIndex) }
    }
    var defaults: [String] = []
    for member in members {
      removeOptional(member)
      if let text = defaultText(of: member, in: type) { defaults.append(text) }
    }
    guard !defaults.isEmpty else { return }
    append(
      "\n\nextension \(type.path) {\n\(defaults.joined(separator: "\n\n"))\n}",
      to: type.body.upperBound)
  }

  private func attributes(of type: SourceType) -> [String] { type.modifiers }

  private mutating func insertAnyObject(after index: Int) {
    guard let colon = tokens[index...].firstIndex(where: { $0.is(":") }) else { return }
    append(" AnyObject,", to: colon)
  }

  private mutating func removeOptional(_ member: SourceMember) {
    guard
      let place = code.firstIndex(where: { member.range.contains($0) && tokens[$0].is("optional") })
    else { return }
    remove(place..<place + 1)
  }

  private mutating func defaultText(of member: SourceMember, in type: SourceType) -> String? {
    let access = type.modifiers.contains("public") ? "public " : ""
    let signature = tokens[member.signature].map(\.text).joined()
    let head = "    \(access)\(signature)"
    guard let result = member.type else { return "\(head) {}" }
    if let value = Self.isOptional(result) ? "nil" : fallback(of: member) {
      let isSettable = member.kind == .property && tokens[member.range].contains { $0.is("set") }
      return isSettable ? "\(head) { get { \(value) } set {} }" : "\(head) { \(value) }"
    }
    guard let place = code.firstIndex(of: member.nameIndex) else { return nil }
    note(
      place,
      "\(type.name).\(member.name) is optional and returns \(result): write the default in an "
        + "extension of \(type.name)")
    return nil
  }

  static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// Returns the literal that every caller of an optional requirement writes after `??`.
  ///
  /// Returns nil if callers write different values, or if no caller writes a literal.
  private func fallback(of member: SourceMember) -> String? {
    var found: Set<String> = []
    for tokens in project.tokens {
      let code = tokens.filter(\.isCode)
      for index in code.indices where code[index].text == member.name && index > 0 {
        guard code[index - 1].is(".") else { continue }
        guard Self.mayCall(member, in: code, at: index),
          let text = Self.fallback(in: code, after: index)
        else { continue }
        found.insert(text)
      }
    }
    guard found.count == 1, let value = found.first, !value.isEmpty else { return nil }
    return value
  }

  /// Whether a call or a property at `index` has the argument labels of a member.
  private static func mayCall(_ member: SourceMember, in code: [SwiftToken], at index: Int) -> Bool
  {
    guard index + 2 < code.count, code[index + 1].is("?"), code[index + 2].is("(") else {
      return member.parameters.isEmpty
    }
    var (labels, depth) = ([String](), 0)
    for place in (index + 2)..<code.count {
      if ["(", "[", "{"].contains(where: { code[place].is($0) }) { depth += 1 }
      if [")", "]", "}"].contains(where: { code[place].is($0) }) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1, code[place].is("(") || code[place].is(",") else { continue }
      let isLabel = place + 2 < code.count && code[place + 2].is(":")
      if isLabel || !code[place + 1].is(")") { labels.append(isLabel ? code[place + 1].text : "_") }
    }
    return labels == member.labels
  }

  /// Returns the literal after the `??` that follows a call or a property at `index`.
  ///
  /// - Returns: An empty text if the value after `??` is not a literal; nil if there is no `??`.
  private static func fallback(in code: [SwiftToken], after index: Int) -> String? {
    var (next, depth) = (index + 1, 0)
    if next + 1 < code.count, code[next].is("?"), code[next + 1].is("(") {
      next += 1
      while next < code.count {
        if code[next].is("(") { depth += 1 }
        if code[next].is(")") { depth -= 1 }
        next += 1
        if depth == 0 { break }
      }
    }
    guard next + 2 < code.count, code[next].is("?"), code[next + 1].is("?") else { return nil }
    return code[(next + 2)..<(literalEnd(in: code, from: next + 2) ?? next + 2)]
      .map(\.text).joined()
  }

  /// Returns the index after a literal, an empty collection, or a constant of a type, such as
  /// `.zero` or `CGSize.zero`; nil if there is another value.
  private static func literalEnd(in code: [SwiftToken], from start: Int) -> Int? {
    func isAt(_ place: Int, _ text: String) -> Bool {
      place < code.count && code[place].is(text)
    }
    func isNumber(_ place: Int) -> Bool { code[place].text.first?.isNumber == true }
    /// Whether an operator at a place binds its left side tighter than `??` does.
    func bindsTighter(_ place: Int) -> Bool {
      [".", "(", "[", "+", "-", "*", "/", "%", "^", "as", "is"].contains { isAt(place, $0) }
        || ["<", ">"].contains { isAt(place, $0) && isAt(place + 1, $0) }
        || ["&", "|"].contains { isAt(place, $0) && !isAt(place + 1, $0) }
    }
    guard start < code.count else { return nil }
    let first = code[start]
    if first.is("Self") || first.is("-") && (start + 1 >= code.count || !isNumber(start + 1)) {
      return nil
    }
    if isAt(start, "[") {
      let end = isAt(start + 1, ":") ? start + 2 : start + 1
      return isAt(end, "]") ? end + 1 : nil
    }
    var end = start + 1
    if first.is("-") || first.is(".") || first.text.first?.isUppercase == true {
      end = first.is("-") || first.is(".") ? start + 2 : isAt(end, ".") ? start + 3 : start
    } else if first.kind != .string, !["true", "false", "nil"].contains(first.text),
      !isNumber(start)
    {
      return nil
    }
    guard start < end, end <= code.count else { return nil }
    if isNumber(end - 1), isAt(end, "."), end + 1 < code.count, isNumber(end + 1) { end += 2 }
    return bindsTighter(end) ? nil : end
  }
}
