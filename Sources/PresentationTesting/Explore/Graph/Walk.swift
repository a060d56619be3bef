import Foundation
import Presentation

/// A run of random steps, which a seed determines.
package struct Walk: Sendable {
  /// One step, with the state after it.
  package struct Move: Sendable {
    /// A hash of the steps that were possible before this step.
    let options: UInt64
    let step: Schedule.Step
    let key: StateKey
    let deed: UInt32
  }

  var moves: [Move] = []
  /// The properties that failed during the run.
  var failures: [BrokenProperty] = []
  /// The number of steps after which a run that comes to rest breaks a property.
  ///
  /// The value is nil if no property failed, or if it failed right after the last step.
  var failureAtRest: Int?
  /// For each property declared with `sometimes`, the number of steps after which it held first.
  var reached: [String: Int] = [:]

  package var steps: [Schedule.Step] { moves.map(\.step) }

  /// Returns a hash of the steps that are possible in a state.
  static func hash(of options: [Schedule.Step]) -> UInt64 {
    var hash = StateKey()
    for option in options { hash.add(word(of: option)) }
    hash.add(UInt64(options.count))
    return hash.word
  }

  private static func word(of step: Schedule.Step) -> UInt64 {
    switch step {
    case .move(let index): UInt64(index)
    case .turn: .max
    }
  }

  private static func step(_ word: UInt64) -> Schedule.Step {
    word == .max ? .turn : .move(Int(word))
  }
}

/// The moves are stored as one string of bytes. As arrays and dictionaries of numbers, they took
/// more time to decode than to make.
extension Walk: Codable {
  private enum CodingKeys: CodingKey {
    case moves
    case failures
    case failureAtRest
    case reached
  }

  package init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self)
    failures = try parts.decode([BrokenProperty].self, forKey: .failures)
    failureAtRest = try parts.decodeIfPresent(Int.self, forKey: .failureAtRest)
    reached = try parts.decode([String: Int].self, forKey: .reached)
    let bytes = try parts.decode(Data.self, forKey: .moves)
    let words = bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
      }
    }
    for start in stride(from: 0, to: words.count, by: 5) {
      moves.append(
        Move(
          options: words[start], step: Self.step(words[start + 1]),
          key: StateKey(high: words[start + 2], low: words[start + 3]),
          deed: UInt32(words[start + 4])))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var parts = encoder.container(keyedBy: CodingKeys.self)
    try parts.encode(failures, forKey: .failures)
    try parts.encodeIfPresent(failureAtRest, forKey: .failureAtRest)
    try parts.encode(reached, forKey: .reached)
    let words = moves.flatMap {
      [$0.options, Self.word(of: $0.step), $0.key.high, $0.key.low, UInt64($0.deed)]
    }
    try parts.encode(words.withUnsafeBytes { Data($0) }, forKey: .moves)
  }
}
