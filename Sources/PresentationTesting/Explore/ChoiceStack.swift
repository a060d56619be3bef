/// The choices of the current run, for depth-first enumeration of schedules.
///
/// The choices of the previous run are replayed from the beginning; `advance()` changes the last
/// one.
struct ChoiceStack {
  private struct Point {
    let options: [Schedule.Step]
    var chosen: Int
  }

  private var points: [Point] = []
  private var position = 0

  var steps: [Schedule.Step] { points.prefix(position).map { $0.options[$0.chosen] } }

  /// Returns the step that the previous run's choices prescribe here; nil if this point is new.
  mutating func recall() -> Schedule.Step? {
    guard position < points.count else { return nil }
    defer { position += 1 }
    return points[position].options[points[position].chosen]
  }

  /// Adds a new point, and chooses the first of its options.
  mutating func choose(among options: [Schedule.Step]) -> Schedule.Step {
    points.append(Point(options: options, chosen: 0))
    position += 1
    return options[0]
  }

  /// Returns to the beginning with the next schedule; returns false if no schedule is left.
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
