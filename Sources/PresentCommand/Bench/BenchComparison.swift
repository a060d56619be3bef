/// The rows of a run beside those of an earlier one, with a verdict on each.
///
/// The ratios to the baselines are compared and not the times, since two runs seldom find the
/// machine equally fast.
package struct BenchComparison: Encodable, Hashable {
  /// The verdict that the two ratios of a row permit.
  package enum Verdict: String, Encodable {
    case faster
    case slower
    case same
    /// The rounds of one of the two runs differ too much.
    case unsteady
    /// The earlier run has no row of this name.
    case new
  }

  package struct Row: Encodable, Hashable {
    package let name: String
    /// The ratio of the earlier run; nil if it has no such row.
    package let earlier: Double?
    package let ratio: Double
    /// The smallest difference of the ratios that is not by chance.
    package let margin: Double
    package let verdict: Verdict
  }

  /// Runs differ by that much, as a part of the earlier ratio, even where their rounds agree.
  private static let smallestChange = 0.03

  package let rows: [Row]

  /// Whether a row is slower than it was.
  package var isSlower: Bool { rows.contains { $0.verdict == .slower } }

  package init(of report: BenchReport, with earlier: BenchReport) {
    let known = Dictionary(
      earlier.rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    rows = report.rows.map { Row($0, earlier: known[$0.name]) }
  }

  fileprivate static func margin(_ result: BenchResult, _ earlier: BenchResult) -> Double {
    let spread = (result.spread * result.ratio + earlier.spread * earlier.ratio) / 2
    return max(spread, smallestChange * earlier.ratio)
  }
}

extension BenchComparison.Row {
  /// Judges a row: the ratios differ if the middle halves of their rounds do not meet.
  fileprivate init(_ result: BenchResult, earlier: BenchResult?) {
    let margin = earlier.map { BenchComparison.margin(result, $0) } ?? 0
    let verdict: BenchComparison.Verdict =
      if let earlier {
        if !result.isSteady || !earlier.isSteady {
          .unsteady
        } else if result.ratio > earlier.ratio + margin {
          .slower
        } else if result.ratio < earlier.ratio - margin {
          .faster
        } else {
          .same
        }
      } else {
        .new
      }
    self.init(
      name: result.name, earlier: earlier?.ratio, ratio: result.ratio, margin: margin,
      verdict: verdict)
  }
}
