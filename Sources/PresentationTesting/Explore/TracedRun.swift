import Presentation

/// The record of a run that has ended.
struct TracedRun {
  let trace: Trace
  /// The entries at which the moves begin.
  let moveEntries: [Int]
  /// The number of entries when the property failed, if more may have followed.
  let failureEntry: Int?
  let failure: BrokenProperty?

  /// The first thing that differs, or nil.
  func difference(to other: TracedRun) -> String? {
    let ours = trace.verbose.lines, theirs = other.trace.verbose.lines
    for index in 0..<max(ours.count, theirs.count) {
      let lines = [ours, theirs].map { index < $0.count ? $0[index].description : "nothing" }
      if lines[0] != lines[1] {
        return "Event \(index + 1) is\n\(lines[0])\nand then\n\(lines[1])"
      }
    }
    return failure?.property == other.failure?.property
      ? nil : "Their traces are equal, and another property fails."
  }
}

extension BrokenProperty {
  func report(_ schedule: Schedule, of schedules: Int, _ run: TracedRun) -> ExplorationFailure {
    // Layout is left out of the printed trace, so its lines are counted without it.
    let verbose = run.trace.verbose.lines
    func line(_ entry: Int) -> Int { verbose.prefix(entry).count { !$0.isVerbose } }
    return ExplorationFailure(
      property: property, detail: detail, schedule: schedule, schedules: schedules,
      trace: run.trace, moveLines: run.moveEntries.map(line),
      failureLine: line(run.failureEntry ?? verbose.count) - 1)
  }
}
