/// What an exploration has covered.
public struct Exploration: Hashable, Sendable, CustomStringConvertible {
  /// How far it came.
  public enum Outcome: Hashable, Sendable {
    /// Every state that any schedule can reach was visited, and every property held.
    case complete
    /// Every schedule up to the depth was run, and every property held.
    case exhausted
    /// The budget ended first: nothing failed so far, and nothing is proved.
    case bounded
  }

  /// How far it came.
  public let outcome: Outcome
  /// The most steps that a schedule had.
  public let depth: Int
  /// How many complete schedules were run; 0 if states were explored instead.
  public let schedules: Int
  /// Whether no longer schedule would find more.
  public let isComplete: Bool
  /// How many states were found; 0 if schedules were run instead.
  public private(set) var states = 0
  /// How many steps were taken between them; 0 if schedules were run instead.
  public private(set) var steps = 0
  /// The moves that were possible in no state.
  public private(set) var unusedMoves: [String] = []

  init(outcome: Outcome, depth: Int, schedules: Int, isComplete: Bool) {
    (self.outcome, self.depth) = (outcome, depth)
    (self.schedules, self.isComplete) = (schedules, isComplete)
  }

  init(_ outcome: Outcome, depth: Int, states: Int, steps: Int, unusedMoves: [String]) {
    self.init(outcome: outcome, depth: depth, schedules: 0, isComplete: outcome == .complete)
    (self.states, self.steps, self.unusedMoves) = (states, steps, unusedMoves)
  }

  /// One line.
  public var description: String {
    let count = "\(schedules.grouped) schedules, depth \(depth)"
    return switch outcome {
    case .complete: words
    case .bounded where states > 0: words
    case .exhausted: "exhausted, \(count)" + (isComplete ? ", no longer ones exist" : "")
    case .bounded: "bounded, \(count) not exhausted"
    }
  }

  private var words: String {
    let count = "\(states.grouped) states, \(steps.grouped) steps"
    let unused = unusedMoves.map { "\"\($0)\"" }.joined(separator: ", ")
    return
      (outcome == .complete
      ? "complete: \(count), no schedule of any length breaks it"
      : "bounded: \(count), and more were not visited")
      + (unused.isEmpty ? "" : "; never possible: \(unused)")
  }
}

extension Int {
  /// With a comma between thousands.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
