extension SourceRewriter {
  /// Rewrites `#selector(Type.method(label:))` as a `Selector` with a closure that calls the
  /// method.
  ///
  /// The closure is in parentheses, because a trailing closure is not valid in every place, for
  /// example in a condition. If the selector is only compared or asked about, the closure is empty.
  mutating func rewriteSelector(_ place: Int) {
    guard word(place + 1) == "(" else { return }
    let end = closing(place + 1)
    let whole = text(place..<end + 1)
    let isQuestion = (-4..<0).map { word(place + $0) } == ["responds", "(", "to", ":"]
    let isPerformed = !isQuestion && !isInPattern(place)
    guard let name = methodName(place + 2, end) else {
      return note(place, "\(whole): write Selector(\"name\", { ... }) with the call in the closure")
    }
    guard let (path, member) = method(name, at: code[place]) else {
      if !isPerformed, let owner = name.owner, owner != "self", owner != "Self" {
        let selector = name.base + (name.labels ?? []).map { _ in ":" }.joined()
        return replace(place..<end + 1, by: "Selector(\"\(selector)\", { (target: \(owner)) in })")
      }
      let isEditAction = name.owner == "UIResponderStandardEditActions"
      if isEditAction || project.methods[name.base] == nil,
        let text = Self.systemSelector(name.base, isPerformed: isPerformed)
      {
        return replace(place..<end + 1, by: text)
      }
      return note(
        place,
        "\(whole): no single method of that name is in these files; "
          + "write Selector(\"\(name.base)\", { ... }) with the call in the closure")
    }
    let target = target(of: name, in: path, at: code[place])
    let isLong = member.parameters.count > 1
    if !isPerformed || isLong && isCompared(place, end) {
      return replace(
        place..<end + 1, by: "Selector(\"\(member.selectorName)\", { (target: \(target)) in })")
    }
    guard !isLong else {
      return note(place, "\(whole): an action has at most one parameter here; \(cure(for: member))")
    }
    if let obstacle = Self.obstacle(to: member) { return note(place, "\(whole): \(obstacle)") }
    noteSender(of: member, at: place, whole)
    replace(place..<end + 1, by: Self.selector(member, target: target))
  }

  /// Returns why a closure for an action cannot call a method, and the advice; nil if it can.
  private static func obstacle(to member: SourceMember) -> String? {
    if member.modifiers.contains("static") || member.modifiers.contains("class") {
      return "\(member.name) belongs to the type, but a target is an object here: "
        + "declare it as a method of an object"
    }
    guard let effect = member.effects.first else { return nil }
    return "\(member.name) is declared with \(effect), so an action cannot call it: "
      + "call it in a method without \(effect), and name that method"
  }

  /// Returns the advice for an action with several parameters.
  private func cure(for member: SourceMember) -> String {
    member.parameters.count == 2
      ? "leave out the event" : "call the method in a closure instead"
  }

  /// Returns whether a selector stands beside `==` or `!=`.
  func isCompared(_ start: Int, _ end: Int) -> Bool {
    word(start - 1) == "=" && ["=", "!"].contains(word(start - 2))
      || ["=", "!"].contains(word(end + 1)) && word(end + 2) == "="
  }

  /// Returns whether a place is part of a pattern after `case`.
  ///
  /// In a pattern, a closure cannot use its parameters, because the compiler does not find them.
  private func isInPattern(_ selector: Int) -> Bool {
    var depth = 0
    for place in (0..<selector).reversed() {
      switch word(place) {
      case ")", "]": depth += 1
      case "(", "[": depth = max(0, depth - 1)
      case "{", "}": return false
      case "case" where depth == 0: return true
      case let word where depth == 0 && [":", ";", "=", "where", "in"].contains(word): return false
      default: break
      }
    }
    return false
  }

  /// Returns the type of the closure's target, for a method that the type at `path` declares.
  ///
  /// A generic class needs arguments outside of its own body, so its subclass is named instead.
  private func target(of name: MethodName, in path: String, at index: Int) -> String {
    let around = outline.type(around: index)
    // In an extension of a nested type, Swift does not find the type by its last name.
    let nearName = around?.keyword == "extension" ? around?.path : around?.name
    if let nearName, around?.path == path { return nearName }
    guard project.type(named: path)?.isGeneric == true else { return path }
    if let owner = name.owner, owner != "self", owner != "Self" { return owner }
    guard let around, let nearName, project.chain(of: around.path).contains(path) else {
      return path
    }
    return nearName
  }

  private static func selector(_ member: SourceMember, target: String) -> String {
    let result = member.type == nil ? "" : "_ = "
    guard let parameter = member.parameters.first, !omitsSender(parameter) else {
      return "Selector(\"\(member.selectorName)\", { (target: \(target)) in "
        + "\(result)target.\(member.name)() })"
    }
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    return "Selector(\"\(member.selectorName)\", "
      + "{ (target: \(target), sender: \(parameter.type)) in "
      + "\(result)target.\(member.name)(\(label)sender) })"
  }

  /// The name of a method in a `#selector` expression.
  private struct MethodName {
    var owner: String?
    /// The last part of the name, without backticks.
    var base: String
    /// The argument labels; nil if the expression states no labels, as in `#selector(tap)`.
    var labels: [String]?
    /// The types of the parameters after `as`; nil if the expression has no `as`.
    var types: [String]?

    func matches(_ member: SourceMember) -> Bool {
      (labels == nil || member.labels == labels)
        && (types == nil || member.parameters.map(\.type) == types)
    }
  }

  private func methodName(_ start: Int, _ end: Int) -> MethodName? {
    var (parts, place) = ([word(start)], start + 1)
    while word(place) == ".", place < end {
      parts.append(word(place + 1))
      place += 2
    }
    guard place == end || ["(", "as"].contains(word(place)), !parts.contains(""),
      let base = parts.last
    else { return nil }
    guard !["getter", "setter"].contains(base) else { return nil }
    var labels: [String]?
    if word(place) == "(" {
      let words = (place + 1..<closing(place)).map { word($0) }
      labels = words.filter { $0 != ":" }
      place = closing(place) + 1
    }
    guard place == end || word(place) == "as" else { return nil }
    let owner = parts.dropLast().joined(separator: ".")
    return MethodName(
      owner: owner.isEmpty ? nil : owner, base: base.replacing("`", with: ""), labels: labels,
      types: word(place) == "as" ? parameterTypes(place + 1) : nil)
  }

  /// Returns the types of the parameters of a function type such as `(UIButton) -> Void`; nil for
  /// any other type.
  private func parameterTypes(_ open: Int) -> [String]? {
    guard word(open) == "(" else { return nil }
    let close = closing(open)
    guard word(close + 1) == "-", word(close + 2) == ">" else { return nil }
    // In the type of a method of another object, the parameters follow the object.
    if let types = parameterTypes(close + 3) { return types }
    return text(open + 1..<close).split(separator: ",").map { type in
      String(type.trimmingPrefix(while: \.isWhitespace))
    }
  }

  /// Returns the method that a selector refers to; nil if no method or several methods match.
  ///
  /// The search begins in the type that the selector names. For a selector without a type, it
  /// begins in the type around the selector. The search continues in the superclasses. If several
  /// methods of one type match, only a method with at most one parameter is returned.
  ///
  /// A selector without a type can also refer to a method of any other type. This method must be
  /// the only matching method in all files.
  private func method(
    _ name: MethodName, at index: Int
  ) -> (path: String, member: SourceMember)? {
    let named = (project.methods[name.base] ?? []).filter { name.matches($0.member) }
    let around = outline.type(around: index)?.path
    let owner = name.owner.flatMap { ["self", "Self"].contains($0) ? nil : $0 } ?? around
    for path in owner.map(project.chain(of:)) ?? [] {
      let own = named.filter { $0.path == path }
      if own.count == 1 { return own[0] }
      let short = own.filter { $0.member.parameters.count <= 1 }
      if short.count == 1 { return short[0] }
      if own.count > 1 { return nil }
    }
    let paths = Set(named.map(\.path))
    return name.owner == nil && paths.count == 1 && named.count == 1 ? named[0] : nil
  }

  /// Rewrites `#keyPath(CALayer.position)` as the string literal `"position"`.
  mutating func rewriteKeyPath(_ place: Int) {
    guard word(place + 1) == "(" else { return }
    let end = closing(place + 1)
    var parts = (place + 2..<end).map { word($0) }.filter { $0 != "." }
    let isSystem = parts.first.map { $0.hasPrefix("UI") || $0.hasPrefix("CA") } ?? false
    while parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
    if isSystem { parts = parts.map(Self.objectiveCKey) }
    replace(place..<end + 1, by: "\"\(parts.joined(separator: "."))\"")
  }

  /// Returns the Objective-C key of a property in a UIKit class: `hidden` for `isHidden`.
  private static func objectiveCKey(_ name: String) -> String {
    guard name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase else {
      return name
    }
    return letter.lowercased() + name.dropFirst(3)
  }
}
