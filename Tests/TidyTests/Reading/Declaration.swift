/// A declaration of a Swift file outside function bodies.
struct Declaration: Hashable {
  enum Keyword: String {
    case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `init`
    case `let`, `protocol`, `struct`, `subscript`, `typealias`, `var`

    /// Whether the declaration's braces contain declarations.
    var holdsMembers: Bool {
      switch self {
      case .actor, .class, .enum, .extension, .protocol, .struct: true
      default: false
      }
    }

    /// Whether the keyword declares a new type.
    var makesType: Bool { holdsMembers && self != .extension }
  }

  let keyword: Keyword
  let name: String
  /// The modifiers, such as `public`, `static` or `override`; `private(set)` is a single modifier.
  let modifiers: Set<String>
  /// The line of the first attribute or modifier.
  let firstLine: Int
  /// The line of the keyword.
  let line: Int
  /// The position of the enclosing declaration in the same list; nil at the top level.
  let parent: Int?
  /// The line of the closing brace; nil without braces.
  var lastLine: Int?

  /// Whether the declaration has the modifier `public` or `open`.
  var isMarkedPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

  /// Whether the declaration has an access modifier.
  var hasAccess: Bool {
    !modifiers.isDisjoint(with: [
      "open", "public", "package", "internal", "fileprivate", "private",
    ])
  }
}

extension [Declaration] {
  /// Returns whether a declaration is public, by its own modifier or by the enclosing declaration.
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
