/// A row of the benchmark: the package's work beside a baseline that does only the necessary work.
@MainActor
struct BenchRow {
  let name: String
  /// The largest acceptable ratio of the package's time to the baseline's time.
  let limit: Double
  /// The number of operations in a round, which is equal for the package's work and the baseline.
  let operations: Int
  /// Prepares a round before the time is measured, and returns the work to measure.
  let ours: () -> () -> Void
  let baseline: () -> () -> Void
}
