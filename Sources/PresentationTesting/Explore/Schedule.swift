/// The steps of one exploration run, in order: moves (actions), and turns of the run loop.
///
/// In text form, a move is written as its index in the order of declaration, and a turn is written
/// as `t`. For example, `0.t.t.1` is the first move, two turns, and the second move.
public struct Schedule: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A step of a schedule: a move (action of the scenario), or a turn of the run loop.
  public enum Step: Hashable, Sendable {
    /// A move (an action that the scenario declares), by its number in the order of declaration.
    case move(Int)
    /// A turn: the clock advances to the next due work and runs one turn of the run loop.
    case turn

    /// Returns the name of the step: the move's name, or `turn`.
    ///
    /// - Parameter moves: The names of the scenario's moves.
    func name(among moves: [String]) -> String {
      switch self {
      case .move(let index): moves[index]
      case .turn: "turn"
      }
    }
  }

  /// The steps in the order of the run.
  public let steps: [Step]

  /// Creates a schedule of steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Parses the text form that ``description`` returns.
  ///
  /// - Throws: `ScheduleError`, which names the invalid step.
  public init(parsing text: String) throws(ScheduleError) {
    var steps: [Step] = []
    let words = text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if word == "t" {
        steps.append(.turn)
      } else if word.allSatisfy(\.isASCII), let number = Int(word), number >= 0, word.first != "+" {
        steps.append(.move(number))
      } else {
        throw ScheduleError(
          place: Self.place(index, of: text, count: words.count),
          found: word.isEmpty ? "nothing" : quoted(String(word)),
          expected: "the number of a move, or t for a turn")
      }
    }
    self.steps = steps
  }

  /// Returns the place of a step in words, such as `step 3 of "0.t.0"`.
  ///
  /// A long schedule is replaced with its number of steps.
  static func place(_ index: Int, of text: String, count: Int) -> String {
    let isShort = text.unicodeScalars.count <= 80
    return "step \((index + 1).grouped) of \(isShort ? quoted(text) : count.grouped)"
  }

  /// The text form: the steps, separated by dots.
  public var description: String {
    steps.map { step in
      switch step {
      case .move(let number): "\(number)"
      case .turn: "t"
      }
    }
    .joined(separator: ".")
  }

  /// The number of moves among the steps.
  public var moveCount: Int { steps.count { $0 != .turn } }
}

extension Schedule {
  /// Decodes a schedule from its text form, such as `0.t.t.1`.
  ///
  /// - Throws: ``ScheduleError`` if the text is not a schedule; an error of the decoder if there is
  ///   no text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the schedule as its text form, such as `0.t.t.1`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
