import Testing

/// The package supports macOS 15, iOS 18, tvOS 18 and visionOS 2, so newer names need a check.
///
/// On Linux, the compiler does not check in which system a name is available. `.ci/darwin` makes
/// this check with a compiler for Apple platforms. The list below covers some names without
/// such a compiler.
@Suite("Availability")
struct AvailabilityTests {
  /// Names of the standard library that are newer than the supported systems.
  static let newerNames = [
    "Task.immediate", "Task.immediateDetached", "addImmediateTask", "isIsolatingCurrentContext",
    "Observations", "InlineArray", "MutableSpan", "OutputSpan", "UTF8Span", "RawSpan",
    "isolated deinit",
  ]

  @Test func `every API newer than the supported systems is inside an availability check`() {
    let files = (Repository.sources + Repository.tests).filter {
      !$0.isIn("Tests/DarwinSDK/mistakes/")
    }
    expectNone(files.flatMap(Self.unguardedNames))
  }

  static func unguardedNames(_ file: SourceFile) -> [Finding] {
    let names = phrases.matches(in: file.tokens)
    guard !names.isEmpty else { return [] }
    let guarded = guardedTokens(of: file.tokens)
    return names.filter { !guarded.contains($0.index) }.map { index, name in
      file.finding(
        file.tokens[index].line, "\(name) is newer than macOS 15 and under no availability check",
        cure: "put it under `if #available` or `@available`, or do without")
    }
  }

  private static let phrases = CodePhrases(newerNames) { $0 }

  /// Returns the indices of the tokens inside braces that follow `#available` or `@available`.
  private static func guardedTokens(of tokens: [Token]) -> Set<Int> {
    var guarded: Set<Int> = []
    var scopes: [Bool] = []
    var headSaysIt = false
    for (index, token) in tokens.enumerated() {
      if scopes.contains(true) || headSaysIt { guarded.insert(index) }
      switch token.text {
      case "{":
        scopes.append(headSaysIt)
        headSaysIt = false
      case "}":
        _ = scopes.popLast()
        headSaysIt = false
      case "available":
        headSaysIt = headSaysIt || index > 0 && ["#", "@"].contains(tokens[index - 1].text)
      default: break
      }
    }
    return guarded
  }

  // MARK: Samples with mistakes

  private func findings(_ text: String) -> [Finding] {
    Self.unguardedNames(SourceFile(path: "Sources/A/A.swift", text: text))
  }

  @Test func `a newer API without an availability check is reported`() {
    expectFindings(
      findings(
        """
        // Task.immediate
        func a() { Task.immediate {} }
        if #available(macOS 26, *) { b() } else { Task.immediate {} }
        let c: InlineArray<3, Int>
        """), onLines: [2, 3, 4])
  }

  @Test func `a newer API under an availability check is permitted`() {
    expectFindings(
      findings(
        """
        if #available(macOS 26, *) { Task.immediate { b { Task.immediate {} } } }
        @available(macOS 26, *)
        func a() { Task.immediate {} }
        @available(macOS 15.4, *) final class C {
          isolated deinit {}
        }
        Task.detached {}
        """), onLines: [])
  }
}
