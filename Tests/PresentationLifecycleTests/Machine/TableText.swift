import PresentationLifecycle
import TestSupport
import Testing

/// The table of a state machine as text, for comparison with a literal.
enum TableText {
  /// Returns a line for each possible pair of state and event: state | event | row | next state.
  static func steps<M: Machine>(of machine: M.Type) -> [String] {
    M.table.filter { $0.row.kind == .step }.map {
      [tableWord($0.state), tableWord($0.event), $0.row.name, tableWord($0.next)]
        .joined(separator: " | ")
    }
  }

  /// Returns a line for each row except the impossible ones: name | rules | effects in order.
  static func rows<Effect>(_ rows: [Row<Effect>]) -> [String] {
    rows.filter { $0.kind == .step }.uniqued.map {
      [$0.name, $0.rules, $0.effects.map(tableWord).joined(separator: " ")].joined(separator: " | ")
    }
  }

  /// Returns the reasons why pairs of state and event are impossible, with the numbers of pairs.
  static func impossible<M: Machine>(in machine: M.Type) -> [String: Int] {
    M.table.filter { $0.row.kind == .impossible }
      .reduce(into: [:]) { $0[$1.row.name, default: 0] += 1 }
  }

  /// Returns the lines of a literal, without the spaces that align its columns.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").joined(separator: " ") }
        .joined(separator: " | ")
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Expects the same lines in any order, and reports missing and additional lines.
func expectSameLines(
  _ actual: [String], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = TableText.lines(expected)
  let actual = actual.map { TableText.lines($0)[0] }
  let missing = expected.filter { !actual.contains($0) }
  let surplus = actual.filter { !expected.contains($0) }
  expect(
    missing.isEmpty, "in the literal, not in the machine", sourceLocation: sourceLocation)
  expect(
    surplus.isEmpty, "in the machine, not in the literal", sourceLocation: sourceLocation)
  expect(expected.count, equals: actual.count, sourceLocation: sourceLocation)
}
