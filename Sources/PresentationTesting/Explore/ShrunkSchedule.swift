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
    try Self.shrink(steps, while: fails)
  }

  /// Removes steps of a schedule as long as `isEnough` returns true for the remaining steps.
  ///
  /// At the end, no four or fewer neighboring steps and no two moves can be removed. Some steps can
  /// be removed only together, such as those that open a screen and close it again.
  static func shrink(
    _ steps: [Schedule.Step], while isEnough: ([Schedule.Step]) throws -> Bool
  ) rethrows -> [Schedule.Step] {
    var steps = steps
    var size = max(1, steps.count / 2)
    var lengthBefore = steps.count
    while true {
      var place = 0
      while place < steps.count {
        var rest = steps
        rest.removeSubrange(place..<min(steps.count, place + size))
        if try isEnough(rest) {
          steps = rest
        } else {
          place += size > shortPart ? size : 1
        }
      }
      if size > 1 {
        size = size > shortPart ? max(shortPart, size / 2) : size - 1
      } else if steps.count < lengthBefore {
        (size, lengthBefore) = (shortPart, steps.count)
      } else if let rest = try withoutTwoMoves(steps, while: isEnough) {
        (steps, size, lengthBefore) = (rest, shortPart, rest.count)
      } else {
        return steps
      }
    }
  }

  /// Returns a schedule without two of its moves; nil if no two moves can be removed.
  private static func withoutTwoMoves(
    _ steps: [Schedule.Step], while isEnough: ([Schedule.Step]) throws -> Bool
  ) rethrows -> [Schedule.Step]? {
    let moves = steps.indices.filter { steps[$0] != .turn }
    for (count, first) in moves.enumerated() {
      for second in moves.dropFirst(count + 1) {
        var rest = steps
        rest.remove(at: second)
        rest.remove(at: first)
        if try isEnough(rest) { return rest }
      }
    }
    return nil
  }

  /// The length of the parts that are tried at every place of the schedule.
  private static let shortPart = 4

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
