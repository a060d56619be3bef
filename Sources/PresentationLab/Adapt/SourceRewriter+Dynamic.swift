/// Notes about code that finds a method at run time, which needs Objective-C.
extension SourceRewriter {
  /// Adds a note about `Selector(("close:"))` or `NSSelectorFromString("close:")`.
  ///
  /// A selector that is only compared needs no method, and a selector with a closure has one. If
  /// the files name the protocol `SelectorTarget`, the app finds its methods by their names itself.
  mutating func noteNamedSelector(_ place: Int) {
    guard word(place + 1) == "(" else { return }
    let end = closing(place + 1)
    let texts = (place + 2..<end).filter { !["(", ")"].contains(word($0)) }
    guard let text = texts.first, texts.count == 1, tokens[code[text]].kind == .string else {
      return
    }
    guard !isCompared(place, end), word(end + 1) != "{", !hasSelectorTarget else { return }
    let name = tokens[code[text]].text.replacing("\"", with: "")
    let methods = project.methods[String(name.prefix { $0 != ":" })] ?? []
    let method = methods.first { $0.member.selectorName == name }
    let cure =
      method.map { "write #selector(\($0.path).\($0.member.name)), and adapt the file again" }
      ?? "write Selector(\"\(name)\", { ... }) with the call in the closure"
    note(place, "\(self.text(place..<end + 1)): no method is found by its name alone: \(cure)")
  }

  /// Adds a note about `target.responds(to:)` and `target.perform(...)` if the file declares the
  /// target as `AnyObject`.
  mutating func noteAnyObject(_ place: Int) {
    guard word(place - 1) == ".", word(place + 1) == "(" else { return }
    let target = word(place - 2)
    let isAnyObject = code.indices.contains {
      word($0) == target && word($0 + 1) == ":" && word($0 + 2) == "AnyObject"
    }
    guard isAnyObject else { return }
    note(
      place,
      "\(target).\(word(place)): a value of the type AnyObject has no methods here: "
        + "declare \(target) with the type NSObject")
  }

  /// Adds a note about code that asks whether an optional method is implemented.
  ///
  /// The rewriter gives each optional method a default implementation, so the answer is always yes.
  mutating func noteImplementationQuestion(_ place: Int) {
    let name = word(place)
    guard word(place - 1) == ".", project.hasOptionalMethod(name) else { return }
    var next = place + 1
    let isCall = word(next) == "?" && word(next + 1) == "("
    if isCall { next = closing(next + 1) + 1 }
    let hasDefault = word(next) == "?" && word(next + 1) == "?"
    let isCompared =
      ["=", "!"].contains(word(next)) && word(next + 1) == "=" && word(next + 2) == "nil"
    let types = project.optional[name]?.map(\.member.type) ?? []
    let isQuestion =
      if isCall {
        types.allSatisfy { $0 == nil } && (hasDefault || isCompared)
          || types.allSatisfy { $0.map { !Self.isOptional($0) } ?? false }
            && (isCompared || isBound(place, before: next))
      } else {
        isCompared || isBound(place, before: next)
      }
    guard isQuestion else { return }
    note(
      place,
      "the code asks whether \(name) is implemented: here each optional method has a default "
        + "implementation; ask a property that the protocol declares")
  }

  /// Whether an expression with a name at a place follows `if let value =` or `guard let value =`.
  private func isBound(_ place: Int, before end: Int) -> Bool {
    let start = (0..<place).last { word($0) == "let" }
    guard let start, word(start + 2) == "=", ["{", ",", "else"].contains(word(end)) else {
      return false
    }
    return (start + 3..<place).allSatisfy {
      tokens[code[$0]].kind == .word || [".", "?", "!"].contains(word($0))
    }
  }
}
