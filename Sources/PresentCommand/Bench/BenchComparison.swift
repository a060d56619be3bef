/// The rows of a run beside the rows of an earlier run, with a verdict on each row.
///
/// The comparison uses the ratios to the baselines rather than the times, since the speed of a
/// machine differs from run to run.
package struct BenchComparison: Encodable, Hashable {
  /// The verdict on the two ratios of a row.
  package enum Verdict: String, Encodable {
    case faster
    case slower
    case same
    /// The rounds of at least one run differ too much for a verdict.
    case unsteady
    /// The earlier run has no row with this name.
    case new
  }

  package struct Row: Encodable, Hashable {
    package let name: String
    /// The ratio in the earlier run; nil if that run has no such row.
    package let earlier: Double?
    package let ratio: Double
    /// The difference between the ratios that must be exceeded for a verdict of slower or faster.
    package let margin: Double
    package let verdict: Verdict
  }

  /// The smallest margin, as a fraction of the earlier ratio.
  ///
  /// Two runs may differ by that much even if the rounds of each run agree.
  private static let smallestChange = 0.03

  package let rows: [Row]

  /// Whether a row is slower than in the earlier run.
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
  /// Compares a row with its earlier measurement.
  ///
  /// The ratios count as different if the middle halves of their rounds do not overlap.
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
