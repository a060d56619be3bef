import Foundation
import PresentationTesting

extension SeededNumbers {
  /// Returns a number from `low` up to, but not including, `high`.
  mutating func real(_ low: Double, _ high: Double) -> Double {
    low + Double(next() >> 11) * 0x1p-53 * (high - low)
  }

  /// Returns ten to the power of a random exponent from `low` up to `high`.
  mutating func power(_ low: Double, _ high: Double) -> Double {
    pow(10, real(low, high))
  }

  /// Returns a positive or negative number with a random magnitude, sometimes 0.
  ///
  /// - Parameter exponent: The largest absolute value of the decimal exponent.
  mutating func anyNumber(_ exponent: Double) -> Double {
    if chance(1, of: 8) { return 0 }
    return power(-exponent, exponent) * (chance(1, of: 2) ? 1 : -1)
  }
}
