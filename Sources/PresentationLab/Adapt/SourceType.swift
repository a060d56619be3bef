/// A type, a protocol or an extension in a file.
struct SourceType: Hashable, Sendable {
  /// The keyword: `class`, `extension`, `protocol`, and so on.
  let keyword: String
  /// The name, with those of the types around it.
  let path: String
  /// The words after the colon.
  let inherited: [String]
  let isConstrained: Bool
  let modifiers: [String]
  /// The token with the name, or its last part.
  let nameIndex: Int
  /// Its tokens between the braces, without these.
  var body: Range<Int>
  var members: [SourceMember] = []

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
