/// An object that makes random walks through a scenario.
///
/// A walk is one run with random steps, which depend only on a seed.
@MainActor package struct RandomWalks {
  /// The result of one walk.
  package struct Outcome {
    /// The number of random steps, without the turns that bring the run to rest at the end.
    package let steps: Int
    /// The failure that ended the walk; nil if every property held.
    ///
    /// Every step of the failure's schedule is necessary for the failure.
    package let failure: (any Error)?
  }

  private let build: (Scenario) throws -> Void
  private let length: Int
  private var findings = ScenarioFindings()
  private var used: Set<Int> = []
  private var count = 0
  private var pace = ExplorationPace(.states(.max))

  /// Prepares walks with at most `length` random steps.
  package init(_ build: @escaping (Scenario) throws -> Void, length: Int) {
    precondition(length > 0, "A random walk has a length of 1 or more, not \(length).")
    (self.build, self.length) = (build, length)
  }

  /// Runs the walk of a seed; equal seeds give equal walks.
  package mutating func walk(seed: UInt64) throws -> Outcome {
    var numbers = SeededNumbers(seed: seed)
    var steps: [Schedule.Step] = []
    var watch = TaskWatch()
    let run = try watch {
      let run = try ScenarioRun(build)
      defer { run.end() }
      _ = run.perform(length, endsWithMove: false) { options in
        let step = pick(options, &numbers)
        steps.append(step)
        return step
      }
      if steps.count < length, run.failure == nil { run.settle() }
      findings.note(run)
      return run
    }
    findings.note(&watch)
    for case .move(let index) in steps { used.insert(index) }
    count += 1
    _ = pace.isOver(count) { [count] in count.counted("walk") }
    guard let broken = run.failure else { return Outcome(steps: steps.count, failure: nil) }
    let shortest = try ShrunkSchedule(build, broken.property).shrink(steps)
    let failure = try Explorer(build).failure(broken, of: Schedule(shortest), count: 1)
    return Outcome(steps: steps.count, failure: failure)
  }

  /// Picks one of the possible steps.
  ///
  /// If both a turn and a move are possible, the turn is picked with a probability of one half. If
  /// all steps were equally probable, a scenario with many moves would hardly ever end a
  /// transition.
  private func pick(_ options: [Schedule.Step], _ numbers: inout SeededNumbers) -> Schedule.Step {
    let moves = options.filter { $0 != .turn }
    guard moves.count < options.count, !moves.isEmpty else { return numbers.pick(options) }
    return numbers.chance(1, of: 2) ? .turn : numbers.pick(moves)
  }

  /// The result of all walks.
  package var exploration: Exploration {
    get throws {
      var exploration = Exploration(
        outcome: .sampled, depth: length, schedules: count, isComplete: false)
      exploration.note(findings, used: used)
      try findings.checkGestures(of: exploration)
      if count > 0, used.isEmpty { throw NothingHappened(moves: findings.moves) }
      if findings.hasForeignTask { throw ForeignTask(schedule: nil, exploration: exploration) }
      return exploration
    }
  }
}
