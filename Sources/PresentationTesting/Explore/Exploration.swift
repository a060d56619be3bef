/// What an exploration has covered.
public struct Exploration: Hashable, Sendable, CustomStringConvertible {
  /// How far it came.
  public enum Outcome: Hashable, Sendable {
    /// Every schedule up to the depth was run, and every property held.
    case exhausted
    /// The budget ended first: nothing failed so far, and nothing is proved.
    case bounded
  }

  /// How far it came.
  public let outcome: Outcome
  /// The most steps that a schedule had.
  public let depth: Int
  /// How many complete schedules were run.
  public let schedules: Int
  /// Whether every schedule has ended by itself, so that no greater depth would find more.
  public let isComplete: Bool

  /// One line.
  public var description: String {
    let count = "\(schedules.grouped) schedules, depth \(depth)"
    return switch outcome {
    case .exhausted: "exhausted, \(count)" + (isComplete ? ", no longer ones exist" : "")
    case .bounded: "bounded, \(count) not exhausted"
    }
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
