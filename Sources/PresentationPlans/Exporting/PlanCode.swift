import PresentationTesting

/// The Swift code of one plan during its export.
///
/// Each step and each check of the plan adds lines to the code.
struct PlanCode {
  let plan: Plan
  let target: ExportTarget
  private(set) var names: SwiftNames
  private(set) var lines: [String] = []
  /// The open gestures with their variables, in the order in which they began.
  var gestures: [(gesture: PlanGesture, variable: String)] = []
  private(set) var depth = 0

  init(_ plan: Plan, for target: ExportTarget) {
    (self.plan, self.target) = (plan, target)
    names = SwiftNames(
      plan.controllers.map(\.name) + plan.views.map(\.name) + plan.animators.map(\.name))
  }

  // MARK: Writing

  /// Adds a line.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// Adds lines with one more level of indentation.
  mutating func indent<Failure: Error>(
    _ body: (inout PlanCode) throws(Failure) -> Void
  ) throws(Failure) {
    depth += 1
    defer { depth -= 1 }
    try body(&self)
  }

  /// Adds a call, with one line for each argument if the call does not fit into one line.
  mutating func call(_ function: String, _ arguments: [String], end: String = "") {
    let line = "\(function)(\(arguments.joined(separator: ", ")))\(end)"
    if line.count + 2 * depth < 100 { return add(line) }
    let last = arguments.count - 1
    add("\(function)(")
    indent { code in
      for (index, argument) in arguments.enumerated() {
        code.addArgument(argument + (index < last ? "," : end.isEmpty ? ")" : ""))
      }
    }
    if !end.isEmpty { add(")\(end)") }
  }

  /// Adds an argument; a long argument is broken into two lines after its first parenthesis.
  private mutating func addArgument(_ argument: String) {
    guard argument.count + 2 * depth > 100, let open = argument.firstIndex(of: "(") else {
      return add(argument)
    }
    add(String(argument[...open]))
    indent { code in code.add(String(argument[argument.index(after: open)...])) }
  }

  /// Replaces the names of unused variables with `_`.
  mutating func dropUnusedVariables() {
    let words = lines.map { $0.split { $0.isPunctuationOrSpace } }
    for name in plan.controllers.map(\.name) + plan.views.map(\.name) {
      let word = self[name]
      let uses = lines.indices.filter { words[$0].contains(word[...]) }
      guard uses.count == 1 else { continue }
      lines[uses[0]] = lines[uses[0]].replacing("let \(word) = ", with: "_ = ")
    }
  }

  // MARK: Expressions

  /// Returns the variable of a controller, view or animator.
  subscript(name: String) -> String { names[name] }

  /// Returns an unused variable name that begins with a word.
  mutating func fresh(_ word: String) -> String { names.fresh(word) }

  /// Returns the name of a class in the exported test.
  ///
  /// For example, the class of a view is `UIView` in a test for UIKit, and `View` in a test on a
  /// stage.
  func type(_ name: String) -> String { target.prefix + name }

  /// Returns a text as a string literal.
  func literal(_ text: String) -> String {
    "\"" + printable(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
  }

  /// Returns a list of texts as an array literal.
  func list(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }

  /// Returns a name as a string literal, or `nil`.
  func optional(_ name: String?) -> String { name.map(literal) ?? "nil" }

  /// Returns a list of numbers as an array literal.
  func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(plain).joined(separator: ", ") + "]"
  }

  /// Returns the variables with these names as an array literal.
  func list(variables names: [String]) -> String {
    "[" + names.map { self[$0] }.joined(separator: ", ") + "]"
  }

  /// Returns a time as a literal in seconds.
  func seconds(_ duration: Duration) -> String { plain(duration / .seconds(1)) }

  /// Returns a time as an expression of type `Duration`.
  func duration(_ duration: Duration) -> String {
    let nanoseconds = Int64(duration / .nanoseconds(1))
    if nanoseconds % 1_000_000_000 == 0 { return ".seconds(\(nanoseconds / 1_000_000_000))" }
    return nanoseconds % 1_000_000 == 0
      ? ".milliseconds(\(nanoseconds / 1_000_000))" : ".nanoseconds(\(nanoseconds))"
  }

  /// Returns a rectangle as an expression of type `CGRect`.
  func rect(_ numbers: [Double]) -> String {
    let (x, y) = (plain(numbers[0]), plain(numbers[1]))
    return "CGRect(x: \(x), y: \(y), width: \(plain(numbers[2])), height: \(plain(numbers[3])))"
  }

  /// Returns the argument `completion:` for a call of `present` or `dismiss`.
  func completion(_ event: String, by caller: String, of controller: String) -> String {
    let line = target == .uiKit ? "(\(literal("\(caller)  \(event)")))" : ""
    return "completion: \(self[controller]).completion\(line)"
  }

  /// Throws an error for a gesture if the target is UIKit, which has no public call for gestures.
  func refuseUser(_ what: String) throws(ExportRefusal) {
    guard target == .uiKit else { return }
    throw ExportRefusal("\(what) is an act of the user: UIKit has no public call for it")
  }

  // MARK: Checks

  /// Adds a check that two values are equal.
  mutating func check(_ found: String, is expected: String, at place: String) {
    switch target {
    case .stage:
      call("#expect", ["\(found) == \(expected)", literal(place)])
    case .uiKit: call("check", [literal(place), found, expected])
    }
  }
}

extension Character {
  /// Whether the character cannot be part of a Swift identifier.
  fileprivate var isPunctuationOrSpace: Bool { !isLetter && !isNumber && self != "_" }
}
