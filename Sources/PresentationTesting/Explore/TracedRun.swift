import Foundation
import Presentation

/// The record of a run that has ended: its trace, its failure and its film.
struct TracedRun {
  let trace: Trace
  /// The indices of the recorded events at which the moves begin.
  let moveEntries: [Int]
  /// The number of events that were recorded until the property failed.
  ///
  /// The value is nil if the property did not fail, or if the recording ends with the failure.
  let failureEntry: Int?
  let failure: BrokenProperty?
  /// The film of the run, without title and moves; nil if the run was not filmed.
  ///
  /// The method `reel(_:_:)` adds the title and the moves.
  let filmed: FilmReel?

  /// The indices of the printed trace lines at which the moves begin.
  ///
  /// Verbose events, such as layout, are not printed and therefore not counted.
  private var moveLines: [Int] { moveEntries.map(line) }

  /// The index of the last printed trace line before the property failed.
  private var failureLine: Int { line(failureEntry ?? trace.verbose.lines.count) - 1 }

  private func line(_ entry: Int) -> Int {
    trace.verbose.lines.prefix(entry).count { !$0.isVerbose }
  }

  /// Returns the failure of a broken property, with this run's trace.
  func report(
    _ broken: BrokenProperty, _ schedule: Schedule, of schedules: Int
  ) -> ExplorationFailure {
    ExplorationFailure(
      property: broken.property, detail: broken.detail, schedule: schedule, schedules: schedules,
      trace: trace, film: nil, moveLines: moveLines, failureLine: failureLine)
  }

  /// Returns the film with its title, its moves and the failure, if there is one.
  func reel(_ title: String, _ failure: ExplorationFailure?) -> FilmReel? {
    guard var reel = filmed else { return nil }
    (reel.title, reel.moves) = (title, moveLines)
    (reel.failureLine, reel.message) = (failure?.failureLine, failure?.place)
    return reel
  }

  /// Returns the first difference between two runs; nil if they are equal.
  ///
  /// Texts with other UUIDs are equal, because most UUIDs are random.
  func difference(to other: TracedRun) -> String? {
    let ours = trace.verbose.lines, theirs = other.trace.verbose.lines
    var numbers: [[UUID: Int]] = [[:], [:]]
    for index in 0..<max(ours.count, theirs.count) {
      let lines = [ours, theirs].map { index < $0.count ? $0[index].description : "nothing" }
      let texts = [0, 1].map { lines[$0].numberingUUIDs(&numbers[$0]) }
      if texts[0] != texts[1] {
        return "Event \(index + 1) is\n\(lines[0])\nand then\n\(lines[1])"
      }
    }
    return failure?.property == other.failure?.property
      ? nil : "Their traces are equal, but different properties fail."
  }
}
