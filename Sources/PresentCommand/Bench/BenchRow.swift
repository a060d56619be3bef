/// A comparison of our work with a baseline that does only the necessary work.
@MainActor
struct BenchRow {
  let name: String
  /// The largest acceptable ratio of our time to the baseline's time.
  let limit: Double
  /// The number of operations in a round, for our work and for the baseline.
  let operations: Int
  /// Prepares a round outside the measured time, and returns the work to measure.
  let ours: () -> () -> Void
  let baseline: () -> () -> Void
}
