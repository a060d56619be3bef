/// The result of one measurement of the benchmark.
///
/// The measurement is repeated in several rounds. Each round measures the package's work and a
/// baseline.
package struct BenchResult: Codable, Hashable {
  package let name: String
  /// The median times of the package's work and of the baseline, in nanoseconds per operation.
  let ours: Double
  let baseline: Double
  /// The median over all rounds of the ratio between the package's time and the baseline's time.
  let ratio: Double
  let limit: Double
  /// The distance between the first and the third quartile of all ratios, divided by their median.
  let spread: Double

  /// The spread below which a result counts as steady.
  private static let spreadLimit = 0.1

  /// Whether the rounds agree well enough to judge the result.
  var isSteady: Bool { spread < Self.spreadLimit }
  /// Whether the result is steady and its ratio exceeds the limit.
  var fails: Bool { isSteady && ratio > limit }

  /// Computes the medians and the spread from the times of all rounds, in nanoseconds.
  ///
  /// - Parameter operations: The number of operations in a round; it is the same for the package's
  ///   work and the baseline.
  package init(
    name: String, limit: Double, operations: Int = 1, ours: [Double], baseline: [Double]
  ) {
    let ratios = zip(ours, baseline).map { $0 / $1 }.sorted()
    self.name = name
    self.limit = limit
    self.ours = ours.sorted()[ours.count / 2] / Double(operations)
    self.baseline = baseline.sorted()[baseline.count / 2] / Double(operations)
    ratio = ratios[ratios.count / 2]
    spread = (ratios[ratios.count * 3 / 4] - ratios[ratios.count / 4]) / ratio
  }
}
