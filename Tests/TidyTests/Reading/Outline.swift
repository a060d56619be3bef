/// The declarations of a file, found from its tokens without parsing bodies.
struct Outline {
  private struct Prefix {
    var firstLine: Int
    var modifiers: Set<String> = []
  }

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "override", "mutating", "nonmutating", "convenience", "required", "lazy", "weak", "unowned",
    "dynamic", "optional", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix",
    "borrowing", "consuming", "distributed",
  ]

  private let tokens: [Token]
  private var index = 0
  private var found: [Declaration] = []
  private var scopes: [Int] = []
  /// The declaration that the next brace belongs to.
  private var pending: Int?
  /// The attributes and modifiers read before a declaration's keyword.
  private var prefix: Prefix?

  static func declarations(in tokens: [Token]) -> [Declaration] {
    var outline = Outline(tokens: tokens)
    while outline.index < tokens.count { outline.step() }
    return outline.found
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  private mutating func step() {
    let token = tokens[index]
    switch token.text {
    case "{": openBrace()
    case "}": closeBrace()
    case "(", "[":
      prefix = nil
      skipGroup()
    case "#" where token.startsLine: skipLine()
    case "@" where canBegin: readAttribute()
    case let text where canBegin && isModifier(text): readModifier()
    case let text where canBegin && Declaration.Keyword(rawValue: text) != nil: readDeclaration()
    default:
      prefix = nil
      index += 1
    }
  }

  /// Whether a declaration can begin or continue at this token.
  private var canBegin: Bool {
    if prefix != nil || tokens[index].startsLine { return true }
    return index == 0 || ["{", "}", ";"].contains(tokens[index - 1].text)
  }

  private func isModifier(_ text: String) -> Bool {
    guard Self.modifiers.contains(text), index + 1 < tokens.count else { return false }
    let next = tokens[index + 1].text
    guard text == "class" else { return true }
    return Self.modifiers.contains(next) || Declaration.Keyword(rawValue: next) != nil
  }

  private mutating func openBrace() {
    prefix = nil
    if let owner = pending, found[owner].keyword.holdsMembers {
      scopes.append(owner)
      index += 1
    } else {
      skipGroup()
      if let owner = pending { found[owner].lastLine = tokens[index - 1].line }
    }
    pending = nil
  }

  private mutating func closeBrace() {
    if let scope = scopes.popLast() { found[scope].lastLine = tokens[index].line }
    (prefix, pending) = (nil, nil)
    index += 1
  }

  private mutating func readAttribute() {
    begin()
    index += 2
    while index + 1 < tokens.count, tokens[index].text == "." { index += 2 }
    if index < tokens.count, tokens[index].text == "(" { skipGroup() }
  }

  private mutating func readModifier() {
    begin()
    var text = tokens[index].text
    index += 1
    if index < tokens.count, tokens[index].text == "(" {
      let start = index
      skipGroup()
      text += tokens[start..<index].map(\.text).joined()
    }
    prefix?.modifiers.insert(text)
  }

  private mutating func readDeclaration() {
    begin()
    let token = tokens[index]
    index += 1
    guard let prefix, let keyword = Declaration.Keyword(rawValue: token.text) else { return }
    found.append(
      Declaration(
        keyword: keyword, name: name(after: keyword), modifiers: prefix.modifiers,
        firstLine: prefix.firstLine, line: token.line, parent: scopes.last, lastLine: nil))
    pending = found.count - 1
    self.prefix = nil
  }

  /// Reads the name after a keyword: a word, words with dots, or an operator.
  ///
  /// Returns the keyword if no name follows.
  private mutating func name(after keyword: Declaration.Keyword) -> String {
    switch keyword {
    case .deinit, .`init`, .subscript: return keyword.rawValue
    default: break
    }
    guard index < tokens.count else { return "" }
    var name = tokens[index].text
    let isWord = tokens[index].isWord
    guard name != "(" else { return name }
    index += 1
    while index < tokens.count, tokens[index].text == "." || (isWord ? name.last == "." : true),
      tokens[index].text != "("
    {
      name += tokens[index].text
      index += 1
    }
    return name
  }

  private mutating func begin() {
    if prefix == nil { prefix = Prefix(firstLine: tokens[index].line) }
  }

  private mutating func skipLine() {
    prefix = nil
    let line = tokens[index].line
    while index < tokens.count, tokens[index].line == line { index += 1 }
  }

  /// Skips from an opening bracket to the token after its closing bracket.
  private mutating func skipGroup() {
    var depth = 0
    while index < tokens.count {
      switch tokens[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
  }
}
