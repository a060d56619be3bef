/// A rewriter that moves overrides from an extension into the class that the extension extends.
///
/// Without Objective-C, Swift does not allow overrides in extensions.
struct OverrideMover {
  private(set) var project: SourceProject
  private(set) var notes: [SourceNote] = []
  private(set) var moved = 0

  /// A member to move, and the class that it moves to.
  private struct Move {
    let range: Range<Int>
    let target: (file: Int, path: String)
    let isPublic: Bool
  }

  init(_ project: SourceProject) {
    self.project = project
    for file in project.tokens.indices {
      moveMembers(outOf: file) { member, _ in member.modifiers.contains("override") }
    }
    // Members that a subclass overrides belong in their class, too.
    for file in project.tokens.indices { moveMembers(outOf: file, where: isOverridden) }
  }

  private func isOverridden(_ member: SourceMember, of type: SourceType) -> Bool {
    guard member.kind != .initializer, !member.modifiers.contains("override") else { return false }
    let path = project.type(named: type.path)?.path ?? type.path
    let all = member.kind == .function ? project.methods : project.properties
    let namesakes = all[member.name] ?? []
    return namesakes.contains { other in
      other.member.modifiers.contains("override") && other.member.labels == member.labels
        && project.chain(of: other.path).dropFirst().contains(path)
    }
  }

  private mutating func moveMembers(
    outOf file: Int, where isToMove: (SourceMember, SourceType) -> Bool
  ) {
    var moves: [Move] = []
    for type in project.outlines[file].types where type.keyword == "extension" {
      for member in type.members where isToMove(member, type) {
        if let move = move(member, of: type, in: file) { moves.append(move) }
      }
    }
    guard !moves.isEmpty else { return }
    var taken: [(tokens: [SwiftToken], target: (file: Int, path: String))] = []
    for move in moves.reversed() { taken.append((take(move, outOf: file), move.target)) }
    project.read()
    for (tokens, target) in taken.reversed() { insert(tokens, into: target) }
    moved += moves.count
  }

  private mutating func move(
    _ member: SourceMember, of type: SourceType, in file: Int
  ) -> Move? {
    let isSystem = project.type(named: type.path) == nil && type.path.hasPrefix("UI")
    func leave(_ reason: String) -> Move? {
      let place =
        isSystem ? "a class of your own between \(type.path) and the subclass" : "the class"
      let line = project.tokens[file][member.nameIndex].line
      let kind = member.kind == .property ? "property" : "method"
      notes.append(
        SourceNote(
          file: file, line: line,
          text: member.modifiers.contains("override")
            ? "override in an extension: move the \(kind) into the class\(reason)"
            : "a subclass overrides this \(kind): move it into \(place)\(reason)"))
      return nil
    }
    guard !type.isConstrained else { return leave("; this extension has conditions") }
    guard let target = project.type(named: type.path), target.keyword == "class",
      let other = project.fileOfType[target.path]
    else {
      let isNamed = isSystem && !member.modifiers.contains("override")
      return leave(isNamed ? "" : ", which is in none of these files")
    }
    if conditions(around: member.nameIndex, in: file)
      > conditions(around: target.nameIndex, in: other)
    {
      return leave("; it is inside #if")
    }
    if other != file, let name = hiddenName(in: member, of: file) {
      return leave("; it uses \(name), which is private to this file")
    }
    let isPublic = type.modifiers.contains("public") && !member.modifiers.contains("public")
    return Move(range: member.range, target: (other, target.path), isPublic: isPublic)
  }

  /// Returns the number of `#if` blocks around a token.
  private func conditions(around index: Int, in file: Int) -> Int {
    project.tokens[file][..<index].reduce(0) { depth, token in
      guard token.kind == .directive else { return depth }
      return token.text == "#if" ? depth + 1 : token.text == "#endif" ? depth - 1 : depth
    }
  }

  /// Returns the name of a private declaration of the file, if the member uses one; otherwise nil.
  private func hiddenName(in member: SourceMember, of file: Int) -> String? {
    let code = project.tokens[file].filter(\.isCode)
    var hidden: Set<String> = []
    for (index, token) in code.enumerated()
    where token.text == "private" || token.text == "fileprivate" {
      let rest = code[(index + 1)...].prefix(8)
      let keyword = rest.firstIndex {
        ["func", "var", "let", "class", "struct", "enum", "typealias"].contains($0.text)
      }
      if let keyword, code.indices.contains(keyword + 1) { hidden.insert(code[keyword + 1].text) }
    }
    return project.tokens[file][member.range].first { hidden.contains($0.text) }?.text
  }

  /// Removes a member and the comments directly before it from a file, and returns their tokens.
  private mutating func take(_ move: Move, outOf file: Int) -> [SwiftToken] {
    let tokens = project.tokens[file]
    var start = move.range.lowerBound
    while start >= 2, tokens[start - 1].kind == .space, tokens[start - 1].newlines < 2,
      tokens[start - 2].kind == .comment
    { start -= 2 }
    var taken = Array(tokens[start..<move.range.upperBound])
    if move.isPublic, let at = taken.firstIndex(where: \.isCode) {
      taken.insert(made("public ", like: taken[at]), at: at)
    }
    if start > 0, tokens[start - 1].kind == .space { start -= 1 }
    project.tokens[file].removeSubrange(start..<move.range.upperBound)
    return taken
  }

  private mutating func insert(
    _ tokens: [SwiftToken], into target: (file: Int, path: String)
  ) {
    guard
      let type = project.outlines[target.file].types.first(where: {
        $0.path == target.path && $0.keyword == "class"
      }), let first = tokens.first
    else { return }
    var end = type.body.upperBound
    if end > 0, project.tokens[target.file][end - 1].kind == .space { end -= 1 }
    project.tokens[target.file].insert(
      contentsOf: [made("\n\n\(indentation(of: type, in: target.file))", like: first)] + tokens,
      at: end)
    if project.tokens[target.file][end + tokens.count + 1].kind != .space {
      project.tokens[target.file].insert(made("\n", like: first), at: end + tokens.count + 1)
    }
    project.read()
  }

  private func indentation(of type: SourceType, in file: Int) -> String {
    let tokens = project.tokens[file]
    guard let member = type.members.first, member.range.lowerBound > 0 else { return "    " }
    let before = tokens[member.range.lowerBound - 1]
    return before.kind == .space
      ? String(
        before.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last ?? "")
      : "    "
  }

  private func made(_ text: String, like token: SwiftToken) -> SwiftToken {
    SwiftToken(kind: .space, text: text, file: token.file, line: token.line)
  }
}
