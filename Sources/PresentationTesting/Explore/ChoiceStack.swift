/// The choices of the current run, for depth-first enumeration of schedules.
///
/// Each run repeats the choices of the previous run, except that `advance()` has changed the last
/// choice.
struct ChoiceStack {
  private struct Point {
    let options: [Schedule.Step]
    var chosen: Int
  }

  private var points: [Point] = []
  private var position = 0

  var steps: [Schedule.Step] { points.prefix(position).map { $0.options[$0.chosen] } }

  /// Returns the step that is already chosen for this point of the run; nil if no step is chosen
  /// yet.
  mutating func recall() -> Schedule.Step? {
    guard position < points.count else { return nil }
    defer { position += 1 }
    return points[position].options[points[position].chosen]
  }

  /// Adds a point with the given options to the stack, and chooses the first option.
  mutating func choose(among options: [Schedule.Step]) -> Schedule.Step {
    points.append(Point(options: options, chosen: 0))
    position += 1
    return options[0]
  }

  /// Starts the next schedule at its first step; returns false if no schedule is left.
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
