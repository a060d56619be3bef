/// One comparison: our work and a baseline that does the least that such work can be.
@MainActor
struct BenchRow {
  let name: String
  /// The largest ratio of ours to the baseline that is good enough.
  let limit: Double
  /// How many operations one round has, on both sides.
  let operations: Int
  /// Builds what a round needs, outside the measured time, and answers the work.
  let ours: () -> () -> Void
  let baseline: () -> () -> Void
}
