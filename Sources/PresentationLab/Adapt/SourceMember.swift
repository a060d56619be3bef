/// A method, an initializer or a property in the outline of a file.
struct SourceMember: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case function
    case initializer
    case property
  }

  /// A parameter of a method.
  struct Parameter: Hashable, Sendable {
    /// The argument label; `_` if there is none.
    let label: String
    let name: String
    let type: String
    let hasDefault: Bool
  }

  let kind: Kind
  let name: String
  var parameters: [Parameter] = []
  /// The type of a property, or the result type of a method; nil if the source states no type.
  var type: String?
  /// The words `async` and `throws`, if the method has them.
  var effects: [String] = []
  /// The modifiers and attributes before the member.
  let modifiers: [String]
  /// The name in an `@objc(name)` attribute; nil if the member has no such attribute.
  let objectiveCName: String?
  /// The indices of the member's tokens, from the first modifier to the end of the body.
  let range: Range<Int>
  /// The index of the token with the member's name.
  let nameIndex: Int
  /// The indices of the signature's tokens, without modifiers and body.
  let signature: Range<Int>

  var labels: [String] { parameters.map(\.label) }

  /// The name without backticks.
  var plainName: String { name.replacing("`", with: "") }

  /// The method's selector in Objective-C.
  var selectorName: String {
    if let objectiveCName { return objectiveCName }
    guard let first = parameters.first else { return plainName }
    var text = plainName
    if first.label != "_" {
      let isPreposition = ["with", "for", "from", "to", "in", "on", "at", "by", "of"]
        .contains(String(first.label.prefix { $0.isLowercase }))
      text +=
        (isPreposition ? "" : "With") + first.label.prefix(1).uppercased()
        + first.label.dropFirst()
    }
    return text + ":"
      + parameters.dropFirst().map { "\($0.label == "_" ? "" : $0.label):" }.joined()
  }
}
