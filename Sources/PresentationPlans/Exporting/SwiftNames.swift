/// The variable names in an exported file, one for each name in a plan.
struct SwiftNames {
  private var variables: [String: String] = [:]
  private var taken: Set<String>

  /// The words that cannot be variables: keywords, and names that exported files already use.
  private static let reserved: Set<String> = [
    "actor", "advance", "any", "as", "await", "break", "case", "catch", "check", "class",
    "completion", "continue", "default", "defer", "deinit", "do", "else", "embed", "enum", "expect",
    "extension", "fallthrough", "false", "finish", "finished", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "is", "let", "name", "nil", "operator", "order", "play",
    "plan", "private", "protocol", "public", "record", "recorder", "repeat", "rethrows", "return",
    "root", "runTurns", "self", "settle", "show", "some", "stage", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "trace", "true", "try", "var", "view", "views", "visible",
    "where", "while", "window",
  ]

  /// Chooses a variable for each name of the plan.
  ///
  /// If two names give the same variable, the second variable gets a number.
  init(_ names: [String]) {
    taken = Self.reserved
    for name in names {
      let word = Self.word(name)
      var (variable, number) = (word, 2)
      while !taken.insert(variable).inserted {
        variable = "\(word)\(number)"
        number += 1
      }
      variables[name] = variable
    }
  }

  /// Returns the variable for a name of the plan.
  subscript(name: String) -> String { variables[name] ?? Self.word(name) }

  /// Returns an unused variable that consists of a word and a number.
  mutating func fresh(_ word: String) -> String {
    var number = 1
    while !taken.insert("\(word)\(number)").inserted { number += 1 }
    return "\(word)\(number)"
  }

  /// Returns the name in lower camel case, without characters that a Swift name cannot contain.
  private static func word(_ name: String) -> String {
    let parts = parts(name)
    guard let first = parts.first else { return "screen" }
    let start = first.prefix(1).lowercased() + first.dropFirst()
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let word = ([start] + rest).joined()
    return first.first?.isNumber == true ? "screen\(word)" : word
  }

  /// Returns the name in upper camel case, for the name of a type.
  static func type(_ name: String) -> String {
    let word = parts(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return word.first?.isNumber == false ? word : "Plan\(word)"
  }

  private static func parts(_ name: String) -> [String] {
    name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }
}
