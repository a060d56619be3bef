import PresentationLifecycle
import Testing

/// A value as tables print it: without the names of types; a coverage says only "keeps" or
/// "removes".
func word(_ value: some Any) -> String {
  String(describing: value)
    .replacing(/PresentationLifecycle\.(\w+\.)*/, with: "")
    .replacing(/(keeps|removes)Presenter/) { String($0.1) }
}

/// The machine's table as text, for comparison with a literal.
enum TableText {
  /// One line for each pair that is no impossible one: state | event | row | next state.
  static func steps<M: Machine>(of machine: M.Type) -> [String] {
    M.table.filter { $0.row.kind == .step }.map {
      [word($0.state), word($0.event), $0.row.name, word($0.next)].joined(separator: " | ")
    }
  }

  /// One line for each row that is no impossible one: name | rules | effects in their order.
  static func rows<Effect>(_ rows: [Row<Effect>]) -> [String] {
    rows.filter { $0.kind == .step }.uniqued.map {
      [$0.name, $0.rules, $0.effects.map(word).joined(separator: " ")].joined(separator: " | ")
    }
  }

  /// How many pairs each reason excludes.
  static func impossible<M: Machine>(in machine: M.Type) -> [String: Int] {
    M.table.filter { $0.row.kind == .impossible }
      .reduce(into: [:]) { $0[$1.row.name, default: 0] += 1 }
  }

  /// The lines of a literal; columns may be padded.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").joined(separator: " ") }
        .joined(separator: " | ")
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order in which they first occur.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Demands the same lines, in whatever order, and names what is missing and what is too much.
func expectSameLines(
  _ actual: [String], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = TableText.lines(expected)
  let actual = actual.map { TableText.lines($0)[0] }
  let missing = expected.filter { !actual.contains($0) }
  let surplus = actual.filter { !expected.contains($0) }
  #expect(
    missing.isEmpty, "in the literal, not in the machine", sourceLocation: sourceLocation)
  #expect(
    surplus.isEmpty, "in the machine, not in the literal", sourceLocation: sourceLocation)
  #expect(expected.count == actual.count, sourceLocation: sourceLocation)
}
