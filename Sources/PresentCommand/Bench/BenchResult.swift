/// The measurements of one row in all rounds.
package struct BenchResult: Codable, Hashable {
  package let name: String
  /// Nanoseconds per operation: the medians of the rounds.
  let ours: Double
  let baseline: Double
  /// The median of the rounds' ratios.
  let ratio: Double
  let limit: Double
  /// The middle half of the ratios, as a part of their median.
  let spread: Double

  /// Rounds that differ more say nothing.
  private static let spreadLimit = 0.1

  /// Whether the rounds agree enough to judge the row.
  var isSteady: Bool { spread < Self.spreadLimit }
  /// Whether the row is slower than its limit permits.
  var fails: Bool { isSteady && ratio > limit }

  /// Sums up the rounds of a row: nanoseconds of ours and of the baseline, in order.
  ///
  /// - Parameter operations: How many operations one round has, on both sides.
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
