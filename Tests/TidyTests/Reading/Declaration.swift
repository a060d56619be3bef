/// Something that a Swift file declares outside function bodies.
struct Declaration: Hashable {
  enum Keyword: String {
    case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `init`
    case `let`, `protocol`, `struct`, `subscript`, `typealias`, `var`

    /// Whether its braces hold declarations.
    var holdsMembers: Bool {
      switch self {
      case .actor, .class, .enum, .extension, .protocol, .struct: true
      default: false
      }
    }

    /// Whether it makes a type of its own.
    var makesType: Bool { holdsMembers && self != .extension }
  }

  let keyword: Keyword
  let name: String
  /// Words such as `public`, `static`, `override`; `private(set)` is one of them.
  let modifiers: Set<String>
  /// The line of its first attribute or modifier.
  let firstLine: Int
  /// The line of its keyword.
  let line: Int
  /// The position, in the same list, of the declaration around it.
  let parent: Int?
  /// The line of its closing brace, if it has braces.
  var lastLine: Int?

  /// Whether its own words make it part of the API.
  var isMarkedPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

  /// Whether its own words say how far it can be seen.
  var hasAccess: Bool {
    !modifiers.isDisjoint(with: [
      "open", "public", "package", "internal", "fileprivate", "private",
    ])
  }
}

extension [Declaration] {
  /// Whether clients can see a declaration: by its own word or by what it stands in.
  func isPublic(_ declaration: Declaration) -> Bool {
    if declaration.isMarkedPublic { return true }
    guard let parent = declaration.parent, !declaration.hasAccess else { return false }
    return switch self[parent].keyword {
    case .extension: self[parent].isMarkedPublic
    case .protocol: isPublic(self[parent])
    case .enum: declaration.keyword == .case && isPublic(self[parent])
    default: false
    }
  }
}
