/// The parts of a file that Linux does not compile, because a condition after `#if` is false.
///
/// A condition such as `DEBUG` is not known. Code with such a condition counts as compiled.
struct InactiveCode {
  /// An `#if` whose `#endif` has not been reached.
  private struct Block {
    let isOuterActive: Bool
    /// Whether the current branch may be compiled.
    var isActive: Bool
    /// Whether the condition of an earlier branch, or of this branch, is true.
    var isDecided: Bool
  }

  private var tokens: [SwiftToken]
  private var blocks: [Block] = []

  /// Returns the tokens of a file, with those that Linux does not compile as comments.
  static func asComments(in tokens: [SwiftToken]) -> [SwiftToken] {
    var code = InactiveCode(tokens: tokens)
    for index in tokens.indices { code.read(index) }
    return code.tokens
  }

  private init(tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  private mutating func read(_ index: Int) {
    let token = tokens[index]
    let isDirective = token.kind == .directive
    switch token.text {
    case "#if" where isDirective:
      let isOuterActive = blocks.last?.isActive ?? true
      if !isOuterActive { hide(index) }
      let isTrue = condition(after: index)
      blocks.append(
        Block(
          isOuterActive: isOuterActive, isActive: isOuterActive && isTrue != false,
          isDecided: isTrue == true))
    case "#elseif" where isDirective: beginBranch(index, condition(after: index))
    case "#else" where isDirective: beginBranch(index, true)
    case "#endif" where isDirective:
      if blocks.popLast()?.isOuterActive == false { hide(index) }
    default: if blocks.last?.isActive == false { hide(index) }
    }
  }

  private mutating func beginBranch(_ index: Int, _ isTrue: Bool?) {
    guard var block = blocks.popLast() else { return }
    if !block.isOuterActive { hide(index) }
    block.isActive = block.isOuterActive && !block.isDecided && isTrue != false
    block.isDecided = block.isDecided || isTrue == true
    blocks.append(block)
  }

  private mutating func hide(_ index: Int) {
    let token = tokens[index]
    guard token.kind != .space else { return }
    tokens[index] = SwiftToken(
      kind: .comment, text: token.text, file: token.file, line: token.line)
  }

  /// Returns whether the condition of a directive is true on Linux; nil if this is not known.
  private func condition(after index: Int) -> Bool? {
    let line = tokens[(index + 1)...].prefix { $0.kind != .space || $0.newlines == 0 }
    var condition = PlatformCondition(line.filter(\.isCode).map(\.text))
    return condition.value()
  }
}
