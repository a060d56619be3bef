import Presentation

/// The record of a run that has ended.
struct TracedRun {
  let trace: Trace
  /// The entries at which the moves begin.
  let moveEntries: [Int]
  /// The number of entries when the property failed, if more may have followed.
  let failureEntry: Int?
  let failure: BrokenProperty?
  /// The film, before `reel` adds its moves; nil without a camera.
  let filmed: FilmReel?

  /// The trace's lines at which the moves begin.
  ///
  /// Layout is left out of the printed trace, so its lines are counted without it.
  private var moveLines: [Int] { moveEntries.map(line) }

  /// The last line before the property was found to fail.
  private var failureLine: Int { line(failureEntry ?? trace.verbose.lines.count) - 1 }

  private func line(_ entry: Int) -> Int {
    trace.verbose.lines.prefix(entry).count { !$0.isVerbose }
  }

  /// Returns a broken property as a failure with this trace.
  func report(
    _ broken: BrokenProperty, _ schedule: Schedule, of schedules: Int
  ) -> ExplorationFailure {
    ExplorationFailure(
      property: broken.property, detail: broken.detail, schedule: schedule, schedules: schedules,
      trace: trace, film: nil, moveLines: moveLines, failureLine: failureLine)
  }

  /// The film, with its moves, and with a failure if there is one.
  func reel(_ title: String, _ failure: ExplorationFailure?) -> FilmReel? {
    guard var reel = filmed else { return nil }
    (reel.title, reel.moves) = (title, moveLines)
    (reel.failureLine, reel.message) = (failure?.failureLine, failure?.place)
    return reel
  }

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
