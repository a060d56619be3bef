/// The types of a file with their members, found by searching for keywords and braces.
struct SourceOutline: TokenReader {
  /// The types; an enclosing type precedes its nested types.
  private(set) var types: [SourceType] = []
  let tokens: [SwiftToken]
  let code: [Int]
  /// For each open brace, the index in `types` of the type whose body begins with this brace.
  ///
  /// The entry is nil for a brace that does not open a type, such as the brace of a function.
  private var scopes: [Int?] = []
  /// The current position in `code`.
  private var at = 0
  private var modifierStart: Int?
  private var modifiers: [String] = []
  private var objectiveCName: String?

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    code = tokens.indices.filter { tokens[$0].isCode }
    while at < code.count { step() }
    for scope in scopes.reversed() { close(scope, at: tokens.count) }
  }

  /// Returns the innermost type around a token.
  func type(around index: Int) -> SourceType? { types.last { $0.body.contains(index) } }

  /// Converts a position in `code` to an index in `tokens`.
  ///
  /// A position after the end of `code` counts as the last position.
  private func index(_ place: Int) -> Int { code[min(place, code.count - 1)] }

  private mutating func close(_ scope: Int?, at end: Int) {
    guard let scope else { return }
    types[scope].body = types[scope].body.lowerBound..<max(end, types[scope].body.lowerBound)
  }

  private mutating func step() {
    let text = word(at)
    let isMember = scopes.last.map { $0 != nil } ?? true
    switch text {
    case "import" where word(at - 1) != ".": skipImport()
    case "{":
      scopes.append(nil)
      forgetModifiers()
      at += 1
    case "}":
      if let scope = scopes.popLast() { close(scope, at: code[at]) }
      forgetModifiers()
      at += 1
    case "class", "struct", "enum", "actor", "protocol", "extension":
      takeType(text)
    case "func" where isMember: takeFunction(named: word(at + 1), nameAt: at + 1)
    case "init" where isMember && ["(", "<", "?", "!"].contains(word(at + 1)):
      takeFunction(named: "init", nameAt: at)
    case "var" where isMember && !scopes.isEmpty: takeProperty()
    default: takeModifier(text)
    }
  }

  /// Skips the kind in an import such as `import class Foundation.Bundle`.
  private mutating func skipImport() {
    forgetModifiers()
    let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    at += kinds.contains(word(at + 1)) ? 2 : 1
  }

  // MARK: Modifiers

  private static let modifierWords: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "mutating", "nonisolated", "required", "convenience", "lazy", "weak", "unowned",
    "dynamic", "optional", "indirect",
  ]

  private mutating func takeModifier(_ text: String) {
    let isAttribute = code.indices.contains(at) && tokens[code[at]].kind == .attribute
    guard isAttribute || Self.modifierWords.contains(text) else {
      forgetModifiers()
      at += 1
      return
    }
    modifierStart = modifierStart ?? code[at]
    modifiers.append(text)
    at += 1
    guard word(at) == "(" else { return }
    let end = closing(at)
    if text == "@objc" { objectiveCName = (at..<end).dropFirst().map { word($0) }.joined() }
    at = end + 1
  }

  private mutating func forgetModifiers() {
    (modifierStart, modifiers, objectiveCName) = (nil, [], nil)
  }

  // MARK: Types

  private mutating func takeType(_ keyword: String) {
    let name = word(at + 1)
    let isHead =
      ![".", ":", ",", "&"].contains(word(at - 1))
      && tokens[index(at + 1)].kind == .word
      && !["func", "var", "let", "init", "subscript"].contains(name)
      && !Self.modifierWords.contains(name)
    guard isHead else {
      if keyword == "class", ["func", "var", "let"].contains(name) || modifierStart != nil {
        modifierStart = modifierStart ?? code[at]
        modifiers.append(keyword)
      }
      at += 1
      return
    }
    var (path, place) = (name, at + 2)
    while word(place) == "." {
      path += "." + word(place + 1)
      place += 2
    }
    let nameIndex = index(place - 1)
    if let outer = scopes.last, let outer {
      path = types[outer].path + "." + path
    }
    let head = place
    while place < code.count, !["{", "}"].contains(word(place)) { place += 1 }
    let words = (head..<place).map { word($0) }
    guard place < code.count, word(place) == "{" else { return at = place }
    types.append(
      SourceType(
        keyword: keyword, path: path, inherited: Self.inherited(words),
        isConstrained: words.contains("where"), isGeneric: words.first == "<", modifiers: modifiers,
        nameIndex: nameIndex,
        body: code[place] + 1..<code[place] + 1))
    scopes.append(types.count - 1)
    forgetModifiers()
    at = place + 1
  }

  /// Returns the superclass and the protocols after a type's colon, without generic arguments.
  private static func inherited(_ words: [String]) -> [String] {
    var (names, depth, isAfterColon) = ([String](), 0, false)
    for word in words {
      switch word {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth == 0: isAfterColon = true
      case "where": return names
      case ",", "&", ".", "@", "(", ")": break
      default: if isAfterColon, depth == 0 { names.append(word) }
      }
    }
    return names
  }

  // MARK: Members

  private mutating func takeFunction(named name: String, nameAt: Int) {
    let start = at
    var place = nameAt + 1
    while place < code.count, word(place) != "(" { place += 1 }
    guard place < code.count else { return at = code.count }
    let end = closing(place)
    let parameters = parameters(place + 1, end)
    let (type, last) = result(after: end)
    let hasBody = word(last + 1) == "{"
    let close = hasBody ? closing(last + 1) : last
    add(
      SourceMember(
        kind: name == "init" ? .initializer : .function, name: name, parameters: parameters,
        type: type, effects: effects(after: end), modifiers: modifiers,
        objectiveCName: objectiveCName,
        range: (modifierStart ?? code[start])..<index(close) + 1, nameIndex: index(nameAt),
        signature: code[start]..<index(last) + 1))
    forgetModifiers()
    at = last + 1
  }

  private mutating func add(_ member: SourceMember) {
    guard let scope = scopes.last, let scope else { return }
    types[scope].members.append(member)
  }

  /// Returns the words `async` and `throws` after the parameters of a function.
  private func effects(after end: Int) -> [String] {
    Array((end + 1..<end + 3).map { word($0) }.prefix { ["async", "throws"].contains($0) })
  }

  /// Returns the result type of a function, and the position of the last token in its signature.
  private func result(after end: Int) -> (type: String?, last: Int) {
    var (last, text) = (end, "")
    while ["async", "throws", "rethrows"].contains(word(last + 1)) { last += 1 }
    if word(last) == "throws", word(last + 1) == "(" { last = closing(last + 1) }
    guard word(last + 1) == "-", word(last + 2) == ">" else { return (nil, last) }
    last += 2
    let first = last + 1
    while last + 1 < code.count, !["{", "}", ";"].contains(word(last + 1)) {
      if last >= first, startsLine(last + 1) { break }
      let isOpening = ["(", "["].contains(word(last + 1))
      last = isOpening ? closing(last + 1) : last + 1
    }
    guard first <= last else { return (nil, last) }
    text = tokens[index(first)...index(last)].map(\.text).joined()
    return (text == "Void" || text == "()" ? nil : text, last)
  }

  private func startsLine(_ place: Int) -> Bool {
    tokens[code[place - 1]..<code[place]].contains { $0.kind == .space && $0.newlines > 0 }
  }

  private func parameters(_ start: Int, _ end: Int) -> [SourceMember.Parameter] {
    var (found, place) = ([SourceMember.Parameter](), start)
    while place < end {
      var names: [String] = []
      while place < end, word(place) != ":" {
        if tokens[code[place]].kind == .word { names.append(word(place)) }
        place += 1
      }
      let typeStart = place + 1
      var (depth, typeEnd) = (0, end)
      place = typeStart
      while place < end {
        switch word(place) {
        case "(", "[", "{", "<": depth += 1
        case ")", "]", "}": depth -= 1
        case ">" where word(place - 1) != "-": depth -= 1
        case "=" where depth == 0 && typeEnd == end: typeEnd = place
        default: break
        }
        if depth == 0, word(place) == "," { break }
        place += 1
      }
      typeEnd = min(typeEnd, place)
      if let label = names.first, typeStart < typeEnd {
        let type = tokens[code[typeStart]...code[typeEnd - 1]].map(\.text).joined()
        found.append(
          .init(
            label: label, name: names.last ?? label, type: type, hasDefault: typeEnd < place))
      }
      place += 1
    }
    return found
  }

  private mutating func takeProperty() {
    let start = at
    var (last, type) = (at + 1, String?.none)
    if word(last + 1) == ":" {
      last += 2
      let first = last
      while last + 1 < code.count, !["{", "}", "=", ";"].contains(word(last + 1)),
        !startsLine(last + 1)
      {
        last = ["(", "["].contains(word(last + 1)) ? closing(last + 1) : last + 1
      }
      if first < code.count { type = tokens[code[first]...index(last)].map(\.text).joined() }
    }
    let hasBody = word(last + 1) == "{"
    let close = hasBody ? closing(last + 1) : last
    if start + 1 < code.count {
      add(
        SourceMember(
          kind: .property, name: word(start + 1), type: type, modifiers: modifiers,
          objectiveCName: objectiveCName,
          range: (modifierStart ?? code[start])..<index(close) + 1, nameIndex: code[start + 1],
          signature: code[start]..<index(last) + 1))
    }
    forgetModifiers()
    at = last + 1
  }
}
