import PresentationTesting

/// The Swift code of one plan while it is written: verbs and facts add their lines.
struct PlanCode {
  let plan: Plan
  let target: ExportTarget
  private(set) var names: SwiftNames
  private(set) var lines: [String] = []
  /// The gestures that are open, by controller, and their variables.
  var gestures: [String: String] = [:]
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

  /// Adds lines that are set off to the right.
  mutating func indent<Failure: Error>(
    _ body: (inout PlanCode) throws(Failure) -> Void
  ) throws(Failure) {
    depth += 1
    defer { depth -= 1 }
    try body(&self)
  }

  /// Adds a call with its arguments, one in each line if they do not fit into one.
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

  /// Adds an argument; the arguments of a call in it get their own line if they do not fit.
  private mutating func addArgument(_ argument: String) {
    guard argument.count + 2 * depth > 100, let open = argument.firstIndex(of: "(") else {
      return add(argument)
    }
    add(String(argument[...open]))
    indent { code in code.add(String(argument[argument.index(after: open)...])) }
  }

  /// Drops the names of variables that nothing uses.
  mutating func dropUnusedVariables() {
    for name in plan.controllers.map(\.name) + plan.views.map(\.name) {
      let word = self[name]
      let uses = lines.indices.filter {
        lines[$0].split(whereSeparator: \.isPunctuationOrSpace).contains(word[...])
      }
      guard uses.count == 1 else { continue }
      lines[uses[0]] = lines[uses[0]].replacing("let \(word) = ", with: "_ = ")
    }
  }

  // MARK: Words

  /// The variable of a controller, view or animator.
  subscript(name: String) -> String { names[name] }

  /// Returns a variable that nothing else has.
  mutating func fresh(_ word: String) -> String { names.fresh(word) }

  /// Returns the name of a type of the target: `UIView`, or `View`.
  func type(_ name: String) -> String { target.prefix + name }

  /// Returns a text as a literal.
  func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Returns a list of texts as a literal.
  func list(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }

  /// Returns a name or nil as a literal.
  func optional(_ name: String?) -> String { name.map(literal) ?? "nil" }

  /// Returns a list of numbers as a literal.
  func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(plain).joined(separator: ", ") + "]"
  }

  /// Returns a list of variables.
  func list(variables names: [String]) -> String {
    "[" + names.map { self[$0] }.joined(separator: ", ") + "]"
  }

  /// Returns a time as a number of seconds.
  func seconds(_ duration: Duration) -> String { plain(duration / .seconds(1)) }

  /// Returns a time as a duration.
  func duration(_ duration: Duration) -> String {
    let nanoseconds = Int64(duration / .nanoseconds(1))
    if nanoseconds % 1_000_000_000 == 0 { return ".seconds(\(nanoseconds / 1_000_000_000))" }
    return nanoseconds % 1_000_000 == 0
      ? ".milliseconds(\(nanoseconds / 1_000_000))" : ".nanoseconds(\(nanoseconds))"
  }

  /// Returns a rectangle as a value.
  func rect(_ numbers: [Double]) -> String {
    let (x, y) = (plain(numbers[0]), plain(numbers[1]))
    return "CGRect(x: \(x), y: \(y), width: \(plain(numbers[2])), height: \(plain(numbers[3])))"
  }

  /// Returns the last argument of a `present` or `dismiss` that has a completion.
  func completion(_ event: String, by caller: String, of controller: String) -> String {
    let line = target == .uiKit ? "(\(literal("\(caller)  \(event)")))" : ""
    return "completion: \(self[controller]).completion\(line)"
  }

  /// Refuses what only a user can do, and no public call of UIKit does for one.
  func refuseUser(_ what: String) throws(ExportRefusal) {
    guard target == .uiKit else { return }
    throw ExportRefusal("\(what) is the user's: UIKit has no public call for it")
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
  /// Whether no Swift name holds it.
  fileprivate var isPunctuationOrSpace: Bool { !isLetter && !isNumber && self != "_" }
}
