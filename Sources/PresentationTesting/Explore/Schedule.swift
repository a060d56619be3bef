/// The choices that one exploration run made, in order: which move, or a turn of the run loop.
///
/// Written as the moves' numbers in the order in which the scenario declares them, and `t` for a
/// turn: `0.t.t.0.1`.
public struct Schedule: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A step of a schedule.
  public enum Step: Hashable, Sendable {
    /// A move, by its number.
    case move(Int)
    /// The clock advances to the next due work, and runs one turn there.
    case turn
  }

  /// The choices, oldest first.
  public let steps: [Step]

  /// A schedule of these steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Reads what ``description`` writes.
  ///
  /// - Throws: `ScheduleError`, which names the place.
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

  /// The words for a step of a schedule; a long schedule is not repeated.
  static func place(_ index: Int, of text: String, count: Int) -> String {
    let isShort = text.unicodeScalars.count <= 80
    return "step \((index + 1).grouped) of \(isShort ? quoted(text) : count.grouped)"
  }

  /// The steps, with a dot between two.
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
  /// Reads the text that ``description`` writes.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
