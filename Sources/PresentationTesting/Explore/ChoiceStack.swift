/// The steps that the current run of an exploration has chosen.
///
/// The exploration runs all schedules in depth-first order. After a run, `advance()` finds the last
/// step with an option that was not tried yet, and chooses this option. The next run repeats the
/// steps before it.
struct ChoiceStack {
  private struct Point {
    let options: [Schedule.Step]
    var chosen: Int
  }

  private var points: [Point] = []
  private var position = 0

  var steps: [Schedule.Step] { points.prefix(position).map { $0.options[$0.chosen] } }

  /// Returns the step that is already chosen for this point of the run; nil if none is chosen.
  mutating func recall() -> Schedule.Step? {
    guard position < points.count else { return nil }
    defer { position += 1 }
    return points[position].options[points[position].chosen]
  }

  /// Adds the options at this point of the run to the stack, and returns the first option.
  mutating func choose(among options: [Schedule.Step]) -> Schedule.Step {
    points.append(Point(options: options, chosen: 0))
    position += 1
    return options[0]
  }

  /// Prepares the next schedule; returns false if no schedule is left.
  mutating func advance() -> Bool {
    position = 0
    while let last = points.popLast() {
      guard last.chosen + 1 < last.options.count else { continue }
      points.append(Point(options: last.options, chosen: last.chosen + 1))
      return true
    }
    return false
  }
}
