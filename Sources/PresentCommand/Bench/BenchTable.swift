/// The results of `present bench` as a table of text.
package struct BenchTable {
  private typealias Row = (mark: String, name: String, cells: [String])

  private static let width = 10

  private let title: String
  private let heads: [String]
  private let rows: [Row]

  /// Creates the table of one run, with the limit of each measurement.
  package init(_ results: [BenchResult]) {
    title = "ns per operation"
    heads = ["ours", "baseline", "ratio", "limit", "spread"]
    rows = results.map { result in
      (
        !result.isSteady ? "~" : result.fails ? "✗" : "✓", result.name,
        [
          Self.fixed(result.ours, 1), Self.fixed(result.baseline, 1), Self.fixed(result.ratio, 2),
          Self.fixed(result.limit, 2), "\(Int((result.spread * 100).rounded())) %",
        ]
      )
    }
  }

  /// Creates the table of a comparison, with the verdict on each measurement.
  package init(_ comparison: BenchComparison) {
    title = "ratio to baseline"
    heads = ["earlier", "now", "margin", "verdict"]
    rows = comparison.rows.map { row in
      let mark =
        switch row.verdict {
        case .faster, .same: "✓"
        case .slower: "✗"
        case .unsteady, .new: "~"
        }
      let earlier = row.earlier.map { Self.fixed($0, 2) } ?? "-"
      return (
        mark, row.name,
        [earlier, Self.fixed(row.ratio, 2), Self.fixed(row.margin, 2), row.verdict.rawValue]
      )
    }
  }

  package var text: String {
    let lines = [Row(mark: " ", name: title, cells: heads)] + rows
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { row in
      let space = String(repeating: " ", count: width - row.name.count)
      return "\(row.mark) \(row.name)\(space)\(row.cells.map(Self.padded).joined())\n"
    }
    .joined()
  }

  private static func padded(_ cell: String) -> String {
    String(repeating: " ", count: max(1, width - cell.count)) + cell
  }

  private static func fixed(_ value: Double, _ places: Int) -> String {
    let scale = places == 1 ? 10 : 100
    let number = Int((value * Double(scale)).rounded())
    let fraction = String(number % scale)
    return "\(number / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
