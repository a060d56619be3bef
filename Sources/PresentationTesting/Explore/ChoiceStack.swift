/// The choices of an exploration that runs schedules in depth-first order.
///
/// A choice is one step of a run, together with all steps that were possible at that time. After a
/// run, `advance()` finds the last choice that has an untried step, and selects this step. The next
/// run repeats the earlier choices, makes the selected step, and then makes new choices.
struct ChoiceStack {
  private struct Point {
    let options: [Schedule.Step]
    var chosen: Int
  }

  private var points: [Point]
  private var position = 0

  /// Creates the choices for the schedules that begin with some steps.
  init(after beginning: [Schedule.Step] = []) {
    points = beginning.map { Point(options: [$0], chosen: 0) }
  }

  var steps: [Schedule.Step] { points.prefix(position).map { $0.options[$0.chosen] } }

  /// Returns the next step that the run must repeat.
  ///
  /// The result is nil if no step is left to repeat. The run must then make a new choice.
  mutating func recall() -> Schedule.Step? {
    guard position < points.count else { return nil }
    defer { position += 1 }
    return points[position].options[points[position].chosen]
  }

  /// Adds a new choice and returns the first of its options.
  ///
  /// The options are the steps that are possible now.
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
