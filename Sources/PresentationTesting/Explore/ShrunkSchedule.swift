/// A search for a failing schedule in which every step is necessary for the failure.
@MainActor struct ShrunkSchedule {
  private let build: (Scenario) throws -> Void
  private let property: String

  init(_ build: @escaping (Scenario) throws -> Void, _ property: String) {
    (self.build, self.property) = (build, property)
  }

  /// Removes every step of a schedule that is not necessary for the failure of the property.
  ///
  /// The method first tries to remove long parts of the schedule, then shorter parts.
  func shrink(_ steps: [Schedule.Step]) throws -> [Schedule.Step] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
      var place = 0
      var isShorter = false
      while place < steps.count {
        var rest = steps
        rest.removeSubrange(place..<min(steps.count, place + size))
        if try fails(rest) {
          (steps, isShorter) = (rest, true)
        } else {
          place += size
        }
      }
      if size == 1, !isShorter { return steps }
      size = max(1, size / 2)
    }
  }

  /// Returns whether the property fails in a run of some steps.
  ///
  /// Steps that are not possible are left out.
  func fails(_ steps: [Schedule.Step]) throws -> Bool {
    let run = try ScenarioRun(build, until: .failure(of: property))
    defer { run.end() }
    var rest = steps[...]
    _ = run.perform(steps.count, endsWithMove: false) { options in
      rest.first.flatMap { options.contains($0) ? rest.removeFirst() : nil }
    }
    return run.failure != nil
  }
}
