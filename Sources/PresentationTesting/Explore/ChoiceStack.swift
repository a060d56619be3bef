/// The choices of the run at hand: replayed from the beginning, the last one advanced for the next.
struct ChoiceStack {
  private struct Point {
    let options: [Schedule.Step]
    var chosen: Int
  }

  private var points: [Point] = []
  private var position = 0

  var steps: [Schedule.Step] { points.prefix(position).map { $0.options[$0.chosen] } }

  /// The step at the next point; nil when no run was there before.
  mutating func recall() -> Schedule.Step? {
    guard position < points.count else { return nil }
    defer { position += 1 }
    return points[position].options[points[position].chosen]
  }

  /// The first of the options at a new point.
  mutating func choose(among options: [Schedule.Step]) -> Schedule.Step {
    points.append(Point(options: options, chosen: 0))
    position += 1
    return options[0]
  }

  /// Returns to the beginning with the next schedule; false when there is none.
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
