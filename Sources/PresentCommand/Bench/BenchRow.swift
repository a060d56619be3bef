/// A measurement of the benchmark: the package's work, and a baseline for comparison.
///
/// The baseline does only the necessary part of the same work.
@MainActor
struct BenchRow {
  let name: String
  /// The largest acceptable ratio of the package's time to the baseline's time.
  let limit: Double
  /// The number of operations in a round; it is the same for the package's work and the baseline.
  let operations: Int
  /// A closure that prepares a round of the package's work, and returns the work to measure.
  ///
  /// The time of the preparation is not measured.
  let ours: () -> () -> Void
  let baseline: () -> () -> Void
}
