extension SourceRewriter {
  // MARK: Code that only Apple platforms compile

  /// Whether the type after a place is an application's delegate without a `main` of its own.
  func isApplicationDelegate(after place: Int) -> Bool {
    guard let type = outline.types.first(where: { $0.nameIndex > code[place] }) else {
      return false
    }
    return !type.members.contains { $0.name == "main" }
      && project.conforms(project.chain(of: type.path), to: "UIApplicationDelegate")
  }

  /// Puts a preview for Xcode into `#if !os(Linux)`, together with the attributes before it.
  mutating func wrapPreview(_ place: Int) {
    var (start, end) = (place, place)
    if word(end + 1) == "(" { end = closing(end + 1) }
    if word(end + 1) == "{" { end = closing(end + 1) }
    while word(start - 1) == ")",
      let attribute = (0..<start).last(where: { tokens[code[$0]].kind == .attribute }),
      word(attribute + 1) == "(", closing(attribute + 1) == start - 1
    { start = attribute }
    prepend("#if !os(Linux)\n", to: code[start])
    insert("\n#endif", after: code[end])
  }

  private static let networking: Set = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]

  /// Adds an import of Foundation's module for the network, which only Linux has.
  mutating func importNetworking() {
    let names = Set(code.map { tokens[$0].text })
    guard !names.isDisjoint(with: Self.networking.subtracting(project.declared)),
      !names.contains("FoundationNetworking"),
      let place = code.indices.first(where: {
        word($0) == "import" && startsLine($0) && ["UIKit", "Foundation"].contains(word($0 + 1))
          && ($0 + 2 == code.count || startsLine($0 + 2))
      })
    else { return }
    insert(
      "\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
      after: code[place + 1])
  }

  // MARK: Initializers

  /// Adds a note about an initializer of a generic parameter, such as `Content()`.
  mutating func noteGenericView(_ place: Int) {
    guard word(place - 1) != ".", word(place - 1) != "func" else { return }
    note(
      place,
      "\(word(place))(...): Swift's classes create an object of a generic type only with a "
        + "required initializer: pass a closure that creates the object")
  }

  // MARK: Calls that return before their transition has ended

  /// Adds a note about `await` before `present` or `dismiss` of a controller.
  mutating func noteAwait(_ place: Int) {
    guard let name = (place + 1..<min(place + 8, code.count)).first(where: { word($0 + 1) == "(" }),
      ["present", "dismiss"].contains(word(name)),
      project.methods[word(name)]?.contains(where: { $0.member.labels.contains("animated") })
        != true,
      (place + 1..<name).allSatisfy({
        tokens[code[$0]].kind == .word || ["?", "!", "."].contains(word($0))
      }),
      (name..<closing(name + 1)).contains(where: { word($0) == "animated" })
    else { return }
    note(
      place,
      "\(word(name)) returns before its transition has ended: "
        + "write await withCheckedContinuation { done in "
        + "\(word(name))(...) { done.resume() } }")
  }
}
