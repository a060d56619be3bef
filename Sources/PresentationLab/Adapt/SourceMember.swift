/// A method, an initializer or a property, as far as a file's outline knows it.
struct SourceMember: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case function
    case initializer
    case property
  }

  /// A parameter of a method.
  struct Parameter: Hashable, Sendable {
    /// The argument label; `_` for none.
    let label: String
    let name: String
    let type: String
  }

  let kind: Kind
  let name: String
  var parameters: [Parameter] = []
  /// The type of a property, or what a method returns; nil for nothing.
  var type: String?
  /// The words and attributes before it.
  let modifiers: [String]
  /// The name in `@objc(name)`.
  let objectiveCName: String?
  /// Its tokens, from the first modifier to the end of its body.
  let range: Range<Int>
  /// The token with its name.
  let nameIndex: Int
  /// Its signature, without modifiers and without a body.
  let signature: Range<Int>

  var labels: [String] { parameters.map(\.label) }

  /// The name of the method in Objective-C.
  var selectorName: String {
    if let objectiveCName { return objectiveCName }
    guard let first = parameters.first else { return name }
    var text = name
    if first.label != "_" {
      let isPreposition = ["with", "for", "from", "to", "in", "on", "at", "by", "of"]
        .contains { first.label.hasPrefix($0) }
      text +=
        (isPreposition ? "" : "With") + first.label.prefix(1).uppercased()
        + first.label.dropFirst()
    }
    return text + ":"
      + parameters.dropFirst().map { "\($0.label == "_" ? "" : $0.label):" }.joined()
  }
}
