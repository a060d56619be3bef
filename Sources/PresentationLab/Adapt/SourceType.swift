/// A type, a protocol or an extension in a file.
struct SourceType: Hashable, Sendable {
  /// The keyword: `class`, `extension`, `protocol`, and so on.
  let keyword: String
  /// The name, preceded by the names of the enclosing types.
  let path: String
  /// The names after the colon.
  let inherited: [String]
  let isConstrained: Bool
  let modifiers: [String]
  /// The index of the token with the name, or with the name's last part.
  let nameIndex: Int
  /// The tokens between the braces.
  var body: Range<Int>
  var members: [SourceMember] = []

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
