/// The Swift files that are adapted to Linux together, with their declarations.
struct SourceProject {
  /// An `@objc optional` requirement of a protocol.
  struct Requirement {
    let file: Int
    let type: SourceType
    let member: SourceMember
  }

  /// The tokens of each file; a token that has moved keeps its original file and line number.
  var tokens: [[SwiftToken]]
  private(set) var outlines: [SourceOutline] = []
  /// The types that the files declare, keyed by a path such as `Outer.Inner`; extensions are not
  /// included.
  private(set) var types: [String: SourceType] = [:]
  /// The ``types``, keyed by the last part of their path.
  private var typesByName: [String: [SourceType]] = [:]
  private(set) var fileOfType: [String: Int] = [:]
  /// The methods, keyed by their name without backticks, with the paths of the types that declare
  /// them.
  private(set) var methods: [String: [(path: String, member: SourceMember)]] = [:]
  /// The properties, keyed by their name, with the paths of the types that declare them.
  private(set) var properties: [String: [(path: String, member: SourceMember)]] = [:]
  private(set) var optional: [String: [Requirement]] = [:]
  /// All names that the files declare: types, functions, variables and constants.
  private(set) var declared: Set<String> = []
  private(set) var valueNames: Set<String> = []

  init(_ texts: [String]) {
    tokens = texts.enumerated().map { SwiftLexer.tokens(of: $1, file: $0) }
    read()
  }

  /// Finds the types and their members again, after tokens have moved.
  mutating func read() {
    outlines = tokens.map { SourceOutline($0) }
    (types, fileOfType, methods, optional, declared) = ([:], [:], [:], [:], [])
    properties = [:]
    for (file, outline) in outlines.enumerated() {
      for type in outline.types { read(type, in: file) }
      readNames(in: tokens[file].filter(\.isCode))
    }
    typesByName = Dictionary(grouping: types.values, by: \.name)
  }

  private mutating func read(_ type: SourceType, in file: Int) {
    if type.keyword != "extension" {
      types[type.path] = type
      fileOfType[type.path] = file
      declared.insert(type.name)
    }
    for member in type.members {
      switch member.kind {
      case .function: methods[member.plainName, default: []].append((type.path, member))
      case .property: properties[member.name, default: []].append((type.path, member))
      case .initializer: break
      }
      if type.keyword == "protocol", member.modifiers.contains("optional") {
        optional[member.name, default: []].append(
          Requirement(file: file, type: type, member: member))
      }
    }
  }

  private mutating func readNames(in code: [SwiftToken]) {
    for (token, next) in zip(code, code.dropFirst()) where next.kind == .word {
      switch token.text {
      case "typealias", "associatedtype", "func": declared.insert(next.text)
      case "var", "let": valueNames.insert(next.text)
      default: break
      }
    }
  }

  /// Returns the type with a path such as `Outer.Inner`, or with a name such as `Inner`.
  ///
  /// Returns nil if no type matches, or if several types have the name.
  func type(named name: String) -> SourceType? {
    if let type = types[name] { return type }
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    let found = (typesByName[last] ?? []).filter { last == name || $0.path.hasSuffix(".\(name)") }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the path of a type, followed by its superclasses from the nearest to the farthest.
  ///
  /// The list ends with the first superclass that the files do not declare, such as
  /// `UIViewController`.
  func chain(of path: String) -> [String] {
    var (chain, next) = ([String](), Optional(path))
    while let name = next {
      let found = type(named: name)
      let path = found?.path ?? name
      // Invalid code may contain a class that inherits from itself.
      if chain.contains(path) { break }
      chain.append(path)
      next = found?.inherited.first
    }
    return chain
  }

  /// Whether a protocol of the files has an optional method with a name.
  func hasOptionalMethod(_ name: String) -> Bool {
    optional[name]?.contains { $0.member.kind == .function } ?? false
  }

  /// Whether a word occurs in the code of the files.
  func uses(_ word: String) -> Bool {
    tokens.contains { file in file.contains { $0.kind == .word && $0.is(word) } }
  }

  /// Whether a type or an extension of one of the paths states a protocol.
  func conforms(_ paths: [String], to name: String) -> Bool {
    outlines.contains { outline in
      outline.types.contains { paths.contains($0.path) && $0.inherited.contains(name) }
    }
  }

  /// Whether a class is one of the named UIKit classes or inherits from one of them.
  func isKind(_ path: String, of names: Set<String>) -> Bool {
    chain(of: path).contains { names.contains($0) }
  }
}
