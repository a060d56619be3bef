import PresentationTesting

/// A mathematical law of springs and curves, with a function that checks one random case.
package struct MotionLaw: Sendable, CustomStringConvertible {
  /// The law, in words.
  package let name: String
  private let check: @Sendable (inout SeededNumbers) throws -> String?

  /// Creates a law.
  ///
  /// - Parameter check: Returns a description of the problem, or nil if the case is correct.
  init(_ name: String, _ check: @escaping @Sendable (inout SeededNumbers) throws -> String?) {
    (self.name, self.check) = (name, check)
  }

  package var description: String { name }

  /// Returns the failure of the case with a seed, or nil if the case is correct.
  package func failure(seed: UInt64) -> LawFailure? {
    var numbers = SeededNumbers(seed: seed)
    do {
      let message = try check(&numbers)
      return message.map { failure(seed, $0) }
    } catch {
      return failure(seed, "\(error)")
    }
  }

  private func failure(_ seed: UInt64, _ message: String) -> LawFailure {
    LawFailure(soak: "motion", seed: seed, law: name, message: message)
  }

  /// All laws.
  package static let all = springs + curves + values + courses

  /// Returns a numerical derivative, computed from the values at four neighboring times.
  static func derivative(
    at time: Double, step: Double, of value: (Double) -> Double
  ) -> Double {
    let near = value(time + step) - value(time - step)
    let far = value(time + 2 * step) - value(time - 2 * step)
    return (8 * near - far) / (12 * step)
  }

  /// Returns a message if two numbers differ by more than the tolerance; otherwise nil.
  static func difference(
    _ what: @autoclosure () -> String, _ found: Double, _ expected: Double, within limit: Double
  ) -> String? {
    abs(found - expected) <= limit
      ? nil : "\(what()): \(found), expected \(expected) to \(limit)"
  }
}
