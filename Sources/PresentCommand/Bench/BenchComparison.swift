/// A comparison of two benchmark runs, with a verdict on each measurement.
///
/// Each measurement gives the ratio of the package's time to the time of a baseline. Ratios are
/// compared instead of times, because the speed of a computer differs from run to run.
package struct BenchComparison: Encodable, Hashable {
  /// The result of comparing a measurement in two benchmark runs.
  package enum Verdict: String, Encodable {
    case faster
    case slower
    case same
    /// The repeated measurements of one run differ too much for a verdict.
    case unsteady
    /// The earlier run has no measurement with this name.
    case new
  }

  package struct Row: Encodable, Hashable {
    package let name: String
    /// The ratio in the earlier run; nil if the earlier run has no measurement with this name.
    package let earlier: Double?
    package let ratio: Double
    /// The margin: if the two ratios differ by more than this value, the verdict is slower or
    /// faster.
    package let margin: Double
    package let verdict: Verdict
  }

  /// The smallest difference that counts as slower or faster, as a fraction of the earlier ratio.
  ///
  /// The ratios of two runs may differ by this fraction even if the rounds inside each run agree.
  private static let smallestChange = 0.03

  package let rows: [Row]

  /// Whether at least one measurement is slower than in the earlier run.
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
  /// Compares a measurement with its result in the earlier run.
  ///
  /// The result is slower or faster if the ratios differ by more than a margin: half the sum of
  /// their spreads, but at least 3 percent of the earlier ratio. A spread is the width of the
  /// middle half of the ratios of all rounds. If the rounds of one run differ too much, the verdict
  /// is `unsteady`.
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
