import Presentation

/// A state that an exploration has perhaps reached by two schedules that continue differently.
struct Suspicion: Error {
  /// A shortest schedule to the state.
  let first: [Schedule.Step]
  let second: [Schedule.Step]
  /// The step with different results; nil if the states themselves differ, or the ways to rest.
  let step: Schedule.Step?

  /// The error for a suspicion that new runs do not confirm.
  struct Unconfirmed: Error {
    let schedule: Schedule
  }

  /// Runs both schedules again, and returns the error that the runs prove.
  ///
  /// - Returns: `NotDeterministic` if two runs of the second schedule differ, `LookAlikes` if both
  ///   schedules lead to the same state but continue differently, or otherwise `Unconfirmed`. The
  ///   last error means that the exploration has reached the state by a third schedule: a run of
  ///   several steps may reach a state that only seems to be equal, and continue from there.
  @MainActor func error(_ build: (Scenario) throws -> Void) throws -> any Error {
    let one = try Aftermath(of: second, step, build), other = try Aftermath(of: second, step, build)
    let schedule = Schedule(second + (step.map { [$0] } ?? []))
    if let difference = one.firstDifference(to: other) {
      return NotDeterministic(schedule: schedule, difference: difference)
    }
    let expected = try Aftermath(of: first, step, build)
    guard first != second, let difference = expected.difference(toLookAlike: one) else {
      return Unconfirmed(schedule: schedule)
    }
    let longest = Proof(second: second, difference: difference, closures: one.closures)
    let proof = try shorterProof(expected, longest, build)
    return LookAlikes(
      first: Schedule(first), second: Schedule(proof.second), step: step.map { Schedule([$0]) },
      moves: expected.moves, difference: proof.difference, closures: proof.closures)
  }

  /// A schedule to a state that looks like that of the first schedule, but continues differently.
  private struct Proof {
    let second: [Schedule.Step]
    let difference: String
    let closures: [String]
  }

  /// The number of steps that the search for a shorter second schedule makes at most.
  private static let longestSearch = 10_000

  /// Removes steps of the second schedule that are not necessary for the proof.
  ///
  /// The second schedule is often a random one of hundreds of steps.
  @MainActor private func shorterProof(
    _ expected: Aftermath, _ proof: Proof, _ build: (Scenario) throws -> Void
  ) throws -> Proof {
    var proof = proof, stepsLeft = Self.longestSearch
    _ = try ShrunkSchedule.shrink(proof.second) { steps in
      stepsLeft -= steps.count + 1
      guard stepsLeft > 0, steps != first else { return false }
      let other = try Aftermath(of: steps, step, build)
      guard other.isWhole, let difference = expected.difference(toLookAlike: other) else {
        return false
      }
      proof = Proof(second: steps, difference: difference, closures: other.closures)
      return true
    }
    return proof
  }
}

/// The facts about a new run of a schedule, and about what follows the schedule.
@MainActor private struct Aftermath {
  /// Whether all steps of the schedule were possible.
  let isWhole: Bool
  /// The description of the state after the schedule.
  let state: [StateLine]
  /// The places and the properties of the closures that the state contains.
  let closures: [String]
  /// The names of the scenario's moves.
  let moves: [String]
  private let options: [Schedule.Step]
  /// The properties declared with `sometimes` that hold after the schedule.
  private let reached: [String]
  /// The description of the state after the step, and the rows of the state tables that the step
  /// uses.
  private var events: [StateLine] = []
  private var key = StateKey()
  /// The properties that fail after the step; without a step, those that fail until the run is at
  /// rest.
  private let failures: [String]

  init(
    of schedule: [Schedule.Step], _ step: Schedule.Step?, _ build: (Scenario) throws -> Void
  ) throws {
    let run = try ScenarioRun(build, until: .allFailures)
    defer { run.end() }
    isWhole = run.repeats(schedule)
    let text = run.describe(asText: true)
    state = text.lines ?? []
    closures = text.storedClosures.union(text.closures).sorted()
    (moves, options, reached) = (run.moves, run.possibleSteps(), run.reached)
    if let step {
      var rows: [String] = []
      run.stage.world.onRow = { rows.append("row \($0.rawValue): \($1.name)") }
      if options.contains(step) { run.make(step) }
      let text = run.describe(asText: true)
      (events, key) = ((text.lines ?? []) + rows.map { StateLine($0) }, text.key)
    } else {
      run.settle()
    }
    failures = run.failures.map(\.property)
  }

  /// Returns the first difference between the runs of two schedules; nil if the schedules lead to
  /// different states, or if their runs are equal.
  func difference(toLookAlike other: Aftermath) -> String? {
    state == other.state ? difference(to: other) : nil
  }

  /// Returns the first difference between the runs of two schedules that lead to one state.
  private func difference(to other: Aftermath) -> String? {
    if options != other.options {
      return [
        possible(options, butNot: other.options, "first"),
        possible(other.options, butNot: options, "second"),
      ].compactMap(\.self).joined(separator: "\n")
    }
    if let name = other.failures.first(where: { !failures.contains($0) }) {
      return "\"\(name)\" fails only after the second."
    }
    if let name = failures.first(where: { !other.failures.contains($0) }) {
      return "\"\(name)\" fails only after the first."
    }
    if let (line, otherLine, place) = Self.firstDifference(events, other.events) {
      return (place.isEmpty ? "" : "In \(place):\n") + "-   \(line)\n+   \(otherLine)"
    }
    if let name = other.reached.first(where: { !reached.contains($0) }) {
      return "\"\(name)\" holds only after the second."
    }
    return key == other.key ? nil : "The events between the two states differ."
  }

  /// Returns a sentence about the steps that are possible only after one of two schedules; nil if
  /// there are none.
  private func possible(
    _ steps: [Schedule.Step], butNot others: [Schedule.Step], _ schedule: String
  ) -> String? {
    let names = steps.filter { !others.contains($0) }.map { "\"\($0.name(among: moves))\"" }
    return names.isEmpty
      ? nil : "Possible only after the \(schedule): \(names.joined(separator: ", "))."
  }

  /// Returns the first difference between two runs of the same schedule.
  func firstDifference(to other: Aftermath) -> String? {
    let found = Self.firstDifference(state + events, other.state + other.events)
    guard let (line, otherLine, place) = found else { return difference(to: other) }
    let part = place.isEmpty ? "A part of the state" : "A part of the state, in \(place),"
    return "\(part) is\n\(line)\nand then\n\(otherLine)\n"
  }

  /// Returns the first two lines that differ, and the part of the state that contains them.
  private static func firstDifference(
    _ lines: [StateLine], _ others: [StateLine]
  ) -> (String, String, place: String)? {
    for index in 0..<max(lines.count, others.count) {
      let line = index < lines.count ? lines[index] : nil
      let other = index < others.count ? others[index] : nil
      if line == other { continue }
      let place = line == nil ? "" : StateGrowth.place(of: index, in: lines)
      return (line?.labeledText ?? "nothing", other?.labeledText ?? "nothing", place)
    }
    return nil
  }
}
