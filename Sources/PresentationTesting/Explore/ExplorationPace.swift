import Foundation

/// A check of an exploration's budget, which also reports the progress of the exploration.
///
/// Every ten seconds, a progress line is written to standard error. The first progress line is
/// followed by the ``ExplorationAdvice``. A budget in seconds is compared with the real time since
/// the start.
@usableFromInline struct ExplorationPace {
  private let budget: ExplorationBudget
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var reported: ContinuousClock.Instant
  private var reportedCount = 0
  private var checkedCount = 0

  @usableFromInline init(_ budget: ExplorationBudget) {
    self.budget = budget
    start = clock.now
    reported = start
  }

  /// Returns whether the budget is used up.
  ///
  /// - Parameters:
  ///   - count: The number of states, schedules or random runs so far.
  ///   - progress: Returns the text of a progress line.
  @usableFromInline mutating func isOver(_ count: Int, progress: () -> String) -> Bool {
    if let most = budget.count, count > most { return true }
    guard count >= checkedCount + 16 || budget.seconds != nil else { return false }
    checkedCount = count
    let now = clock.now
    if now - reported >= .seconds(10) {
      let rate = Double(count - reportedCount) / ((now - reported) / .seconds(1))
      let line = "  \(progress()), \(Int(rate).grouped) a second\n"
      let advice = reportedCount == 0 ? ExplorationAdvice.text.map { "  \($0)\n" } ?? "" : ""
      FileHandle.standardError.write(Data((line + advice).utf8))
      (reported, reportedCount) = (now, count)
    }
    return budget.seconds.map { now - start >= .seconds($0) } ?? false
  }
}
