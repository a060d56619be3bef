import Presentation

/// The properties declared with `leads` whose condition was true in a run that has made only turns
/// since.
@MainActor struct Promises {
  /// For each property, the number of steps after which its condition was true.
  private var counts: [Int: Int] = [:]

  /// Forgets all conditions, because the run makes a move.
  mutating func removeAll() { counts = [:] }

  /// Notes the conditions that are true now; at rest, checks the properties that must hold.
  ///
  /// The method does nothing if a `beforeRest` function would have to be called first.
  ///
  /// - Parameter count: The number of steps that the run has made.
  /// - Returns: The number of steps after which a run that comes to rest breaks a property; nil if
  ///   no property fails now.
  mutating func judge(_ run: ScenarioRun, after count: Int) -> Int? {
    if run.mustActBeforeRest || run.hasRaised { return nil }
    for index in run.metConditions where counts[index] == nil { counts[index] = count }
    guard run.isAtRest else { return nil }
    run.judgeAtRest()
    if !run.failures.isEmpty { return count }
    for (index, count) in counts.sorted(by: { $0.key < $1.key }) {
      run.judgeConsequence(index)
      if !run.failures.isEmpty { return count }
    }
    return nil
  }
}
