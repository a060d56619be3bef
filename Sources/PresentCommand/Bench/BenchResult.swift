/// The measurements of one row in all rounds.
package struct BenchResult: Codable, Hashable {
  package let name: String
  /// The median time of our work and of the baseline, in nanoseconds per operation.
  let ours: Double
  let baseline: Double
  /// The median of the rounds' ratios.
  let ratio: Double
  let limit: Double
  /// The width of the middle half of the ratios, as a fraction of the median ratio.
  let spread: Double

  /// The largest spread of a steady row.
  private static let spreadLimit = 0.1

  /// Whether the rounds agree well enough to judge the row.
  var isSteady: Bool { spread < Self.spreadLimit }
  /// Whether the ratio of a steady row exceeds its limit.
  var fails: Bool { isSteady && ratio > limit }

  /// Computes the medians and the spread from the nanoseconds of each round.
  ///
  /// - Parameter operations: The number of operations in a round, for our work and for the
  ///   baseline.
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
