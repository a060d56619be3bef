/// Explorations that several processes make together.
///
/// The schedules of one length are divided into parts, which begin with different steps. The
/// exploring process and its worker processes run the parts. The exploring process adds the results
/// in the order of the schedules.
/// Therefore, the number of processes does not change the result. If a part contains a failure or
/// anything else that may end the exploration, the exploring process runs the part again.
extension Explorer {
  /// The first steps of the schedules in a part.
  private struct Beginning {
    /// How the run that looked for the beginning has ended.
    enum End {
      /// The run has made all steps with which the part's schedules begin, and another step is
      /// possible.
      case open
      /// No further step was possible, or a property failed.
      case early
      /// A step that was possible in an earlier run was not possible in this run.
      case changed
    }

    let schedule: Schedule
    let end: End
  }

  /// Returns the number of last steps in which the schedules of a part differ; nil if this process
  /// runs all schedules of the length.
  ///
  /// A part should take between a millisecond and a second. The number of schedules in a part is
  /// estimated from the numbers of shorter schedules.
  private func stepsOfPart(_ length: Int) -> Int? {
    guard let last = counts.last, last >= 100 else { return nil }
    return (1...4).last { steps in
      length > steps && (20...2_000).contains(last / max(1, counts[length - 1 - steps]))
    }
  }

  /// Runs all schedules of one length, in parts if there is a pool.
  ///
  /// - Returns: Whether longer schedules may exist; nil if the budget is used up.
  func exploreParts(of length: Int, _ pace: inout ExplorationPace) throws -> Bool? {
    guard let pool, let steps = stepsOfPart(length) else {
      return try exploreSchedules(of: length, &pace)
    }
    var isAlive = false
    var choices = ChoiceStack()
    var isLast = false
    var waiting: ArraySlice<Beginning> = []
    while !isLast || !waiting.isEmpty {
      while !isLast, waiting.count < pool.capacity {
        let next = try beginning(&choices, length - steps)
        if next.end == .open { pool.send(SchedulePart(length: length, beginning: next.schedule)) }
        waiting.append(next)
        isLast = !choices.advance()
      }
      let next = waiting.removeFirst()
      if next.end == .changed { throw NotDeterministic(changedAfter: next.schedule) }
      let reply = next.end == .open ? pool.receive() : .lost
      if case .result(let result, let found) = reply, adds(result, found, length, &pace) {
        isAlive = isAlive || result.isAlive
        continue
      }
      let mayGoOn = try exploreSchedules(of: length, after: next.schedule.steps, &pace)
      guard let mayGoOn else { return nil }
      isAlive = isAlive || mayGoOn
      switch reply {
      case .result(_, let found): if let found { findings.add(found) }
      case .failed:
        throw NotDeterministic(
          schedule: next.schedule,
          difference: "A run with this beginning failed in one process, but not in another.")
      case .lost: break
      }
    }
    return isAlive
  }

  /// Returns the first steps of the schedules in the next part.
  private func beginning(_ choices: inout ChoiceStack, _ count: Int) throws -> Beginning {
    let run = try ScenarioRun(build)
    defer { run.end() }
    var end = Beginning.End.early
    let reach = run.perform(count + 1, endsWithMove: false) {
      choices.recall()
    } choose: { options in
      guard choices.steps.count == count else { return choices.choose(among: options) }
      end = .open
      return nil
    }
    if end == .early, case .changed = reach { end = .changed }
    return Beginning(schedule: Schedule(choices.steps), end: end)
  }

  /// Adds the result of a part; returns false if this process must run the part itself.
  ///
  /// This is the case if the budget ends in the part, or if a run of the part has created the first
  /// task that the clock does not run.
  private func adds(
    _ result: PartResult, _ found: ScenarioFindings?, _ length: Int, _ pace: inout ExplorationPace
  ) -> Bool {
    let total = schedules + result.schedules
    if pace.isOver(total + 1, progress: { Self.progress(total, length) }) { return false }
    if let found {
      if found.hasForeignTask, !findings.hasForeignTask { return false }
      findings.add(found)
    }
    schedules = total
    used.formUnion(result.used)
    return true
  }

  /// Runs a part for another process.
  ///
  /// - Returns: The result; nil if a property failed, or if an error ended the part.
  package func result(of part: SchedulePart) -> PartResult? {
    (schedules, used, reportsFailures) = (0, [], false)
    var pace = ExplorationPace(.schedules(.max))
    let isAlive = try? CrashNote.forAllRuns {
      try exploreSchedules(of: part.length, after: part.beginning.steps, &pace)
    }
    return isAlive.map { PartResult(schedules: schedules, isAlive: $0, used: used) }
  }
}
