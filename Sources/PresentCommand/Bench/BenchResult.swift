/// The measurements of one row in all rounds.
struct BenchResult: Encodable {
  let name: String
  /// Nanoseconds per operation: the medians of the rounds.
  let ours: Double
  let baseline: Double
  /// The median of the rounds' ratios.
  let ratio: Double
  let limit: Double
  /// The middle half of the ratios, as a part of their median.
  let spread: Double

  /// Rounds that differ more say nothing.
  static let spreadLimit = 0.1

  var counts: Bool { spread < Self.spreadLimit }
  var fails: Bool { counts && ratio > limit }

  init(_ row: BenchRow, ours: [Double], baseline: [Double]) {
    let ratios = zip(ours, baseline).map { $0 / $1 }.sorted()
    name = row.name
    limit = row.limit
    self.ours = ours.sorted()[ours.count / 2] / Double(row.operations)
    self.baseline = baseline.sorted()[baseline.count / 2] / Double(row.operations)
    ratio = ratios[ratios.count / 2]
    spread = (ratios[ratios.count * 3 / 4] - ratios[ratios.count / 4]) / ratio
  }
}
