/// A benchmark that takes every measurement in several rounds.
///
/// Each round takes every measurement once, first of the package's work and then of the baseline.
/// Thus other programs on the computer disturb all measurements equally.
@MainActor
struct Bench {
  let rows: [BenchRow]
  let rounds: Int

  func run(progress: (Int) -> Void) -> [BenchResult] {
    var ours = [[Double]](repeating: [], count: rows.count), baselines = ours
    for round in 0...rounds {
      for (index, row) in rows.enumerated() {
        let pair = (time(row.ours()), time(row.baseline()))
        // The first round is not counted, because it only warms up the program.
        guard round > 0 else { continue }
        ours[index].append(pair.0)
        baselines[index].append(pair.1)
      }
      progress(round)
    }
    return rows.enumerated().map { index, row in
      BenchResult(
        name: row.name, limit: row.limit, operations: row.operations, ours: ours[index],
        baseline: baselines[index])
    }
  }

  private func time(_ work: () -> Void) -> Double {
    let stopwatch = Stopwatch()
    work()
    return stopwatch.seconds * 1e9
  }
}
