import Presentation

/// Runs schedules by replay: each in a world of its own, depth after depth.
///
/// Of each depth it runs the schedules with exactly so many steps, so that the first failure is a
/// shortest one. Trailing turns are part of coming to rest and are left out, unless something else
/// comes first there (`beforeRest`).
@MainActor struct Explorer {
  private let build: (Scenario) throws -> Void

  init(_ build: @escaping (Scenario) throws -> Void) {
    self.build = build
  }

  func explore(depth: Int, budget: Int) throws -> Exploration {
    precondition(depth >= 0, "An exploration has a depth of 0 or more, not \(depth).")
    var schedules = 0
    var unmet = UnmetControllers()
    for length in 0...depth {
      let isAlive = try exploreSchedules(
        of: length, count: &schedules, budget: budget, unmet: &unmet)
      if let isAlive, isAlive { continue }
      return try unmet.check(
        Exploration(
          outcome: isAlive == nil ? .bounded : .exhausted,
          depth: isAlive == nil ? length : max(0, length - 1), schedules: schedules,
          isComplete: isAlive == false))
    }
    return try unmet.check(
      Exploration(outcome: .exhausted, depth: depth, schedules: schedules, isComplete: false))
  }

  /// Whether longer schedules may exist; nil when the budget is used up.
  private func exploreSchedules(
    of length: Int, count: inout Int, budget: Int, unmet: inout UnmetControllers
  ) throws -> Bool? {
    var choices = ChoiceStack()
    var isAlive = false
    repeat {
      if count >= budget { return nil }
      let run = try ScenarioRun(build)
      let reach = run.perform(length) {
        choices.recall()
      } choose: { options in
        choices.choose(among: options)
      }
      let failure = run.failure
      run.tell(&unmet)
      run.end()
      switch reach {
      case .changed:
        throw NotDeterministic(
          schedule: Schedule(choices.steps), difference: "Other moves are possible at its end.")
      case .ended(let mayGoOn):
        isAlive = isAlive || mayGoOn
        continue
      case .complete:
        count += 1
        isAlive = true
      }
      if let failure {
        throw try self.failure(failure, of: Schedule(choices.steps), count: count)
      }
    } while choices.advance()
    return isAlive
  }

  func replay(_ schedule: Schedule) throws -> Trace {
    let run = try traced(schedule)
    if let failure = run.failure { throw failure.report(schedule, of: 1, run) }
    return run.trace
  }

  /// Runs a failing schedule twice more, with a recorder.
  func failure(
    _ found: ScenarioRun.Failure, of schedule: Schedule, count: Int
  ) throws -> any Error {
    let first: TracedRun, second: TracedRun
    do {
      (first, second) = (try traced(schedule), try traced(schedule))
    } catch let error as ScheduleError {
      return NotDeterministic(schedule: schedule, difference: "\(error).")
    }
    if let difference = first.difference(to: second) {
      return NotDeterministic(schedule: schedule, difference: difference)
    }
    guard let failure = first.failure, failure.property == found.property else {
      return NotDeterministic(
        schedule: schedule, difference: "\"\(found.property)\" failed once, and not again.")
    }
    return failure.report(schedule, of: count, first)
  }

  private func traced(_ schedule: Schedule) throws -> TracedRun {
    let run = try ScenarioRun(build)
    defer { run.end() }
    run.record()
    var rest = schedule.steps[...]
    var possible: [Schedule.Step] = []
    let reach = run.perform(schedule.steps.count, endsWithMove: false) { options in
      possible = options
      return rest.first.flatMap { options.contains($0) ? rest.removeFirst() : nil }
    }
    if let step = rest.first, run.failure == nil {
      let isAtRest = if case .ended = reach { true } else { false }
      throw ScheduleError(
        place: Schedule.place(
          schedule.steps.count - rest.count, of: "\(schedule)", count: schedule.steps.count),
        found: "\(Schedule([step]))",
        expected: isAtRest ? "nothing: all is at rest" : run.words(for: possible))
    }
    run.showConsequences()
    return run.traced
  }
}
