/// A type, a protocol or an extension in a file.
struct SourceType: Hashable, Sendable {
  /// The keyword: `class`, `extension`, `protocol`, and so on.
  let keyword: String
  /// The name of the type, preceded by the names of its enclosing types, such as `Outer.Inner`.
  let path: String
  /// The names after the colon: the superclass and the protocols.
  let inherited: [String]
  let isConstrained: Bool
  let isGeneric: Bool
  let modifiers: [String]
  /// The index of the token with the last part of the name.
  let nameIndex: Int
  /// The indices of the tokens between the braces.
  var body: Range<Int>
  var members: [SourceMember] = []

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
