/// Explorations that several processes make together.
///
/// The schedules of one length are divided into parts, which begin with different steps. Worker
/// processes run the parts. The exploring process adds the results in the order of the schedules.
/// Therefore, the number of processes does not change the result. If a worker finds a failure or
/// anything else that ends an exploration, the exploring process runs the part again, and finds the
/// failure as well.
extension Explorer {
  /// The number of steps that the schedules of a part do not share.
  ///
  /// With four steps, a part usually has 50 to 500 schedules.
  private static let stepsOfPart = 4
  /// The number of schedules that this process runs before it divides the others into parts.
  private static let schedulesAlone = 200

  /// Runs all schedules of one length, in parts if there is a pool.
  ///
  /// - Returns: Whether longer schedules may exist; nil if the budget is used up.
  func exploreParts(of length: Int, _ pace: inout ExplorationPace) throws -> Bool? {
    guard let pool, length > Self.stepsOfPart, schedules >= Self.schedulesAlone else {
      return try exploreSchedules(of: length, &pace)
    }
    var isAlive = false
    var beginnings = ChoiceStack()
    var isLast = false
    var sent: ArraySlice<SchedulePart> = []
    while !isLast || !sent.isEmpty {
      while !isLast, sent.count < pool.capacity {
        let part = SchedulePart(
          length: length, beginning: try beginning(&beginnings, length - Self.stepsOfPart))
        try pool.send(part)
        sent.append(part)
        isLast = !beginnings.advance()
      }
      let part = sent.removeFirst()
      if let result = try pool.receive(), adds(result, length, &pace) {
        isAlive = isAlive || result.isAlive
      } else {
        let mayGoOn = try exploreSchedules(of: length, after: part.beginning.steps, &pace)
        guard let mayGoOn else { return nil }
        isAlive = isAlive || mayGoOn
      }
    }
    return isAlive
  }

  /// Returns the first steps of the schedules in the next part.
  private func beginning(_ choices: inout ChoiceStack, _ count: Int) throws -> Schedule {
    let run = try ScenarioRun(build)
    defer { run.end() }
    _ = run.perform(count, endsWithMove: false) {
      choices.recall()
    } choose: { options in
      choices.choose(among: options)
    }
    return Schedule(choices.steps)
  }

  /// Adds the result of a part; returns false if this process must run the part itself.
  ///
  /// This is the case if the budget ends in the part, or if a run of the part has created the first
  /// task that the clock does not run.
  private func adds(_ result: PartResult, _ length: Int, _ pace: inout ExplorationPace) -> Bool {
    let total = schedules + result.schedules
    if pace.isOver(total, progress: { Self.progress(total, length) }) { return false }
    if let found = result.findings {
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
    (schedules, used) = (0, [])
    var pace = ExplorationPace(.schedules(.max))
    let isAlive = try? CrashNote.forAllRuns {
      try exploreSchedules(of: part.length, after: part.beginning.steps, &pace)
    }
    return isAlive.map { PartResult(schedules: schedules, isAlive: $0, used: used) }
  }
}
