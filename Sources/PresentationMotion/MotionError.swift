/// An error for an invalid parameter of a motion, such as a mass of 0.
///
/// ```swift
/// try SpringCurve(mass: 0, stiffness: 100, damping: 10)
/// // throws: mass is 0.0, expected a number from 1e-50 to 1e+50
/// ```
public struct MotionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the invalid argument, such as "mass".
  public let argument: String
  /// The invalid number that was passed as the argument.
  public let found: Double
  /// A description of the valid values of the argument.
  public let expected: String

  /// A sentence with the name of the argument, its invalid value and the valid values.
  public var description: String { "\(argument) is \(found), expected \(expected)" }

  /// Throws an error if the number is not finite.
  static func finite(_ argument: String, _ number: Double) throws(MotionError) {
    guard number.isFinite else {
      throw MotionError(argument: argument, found: number, expected: "a finite number")
    }
  }

  /// Throws an error if the number is not in the range.
  ///
  /// If `orZero` is true, the number 0 is valid too.
  static func check(
    _ argument: String, _ number: Double, in range: ClosedRange<Double>, orZero: Bool = false
  ) throws(MotionError) {
    guard range.contains(number) || (orZero && number == 0) else {
      throw MotionError(
        argument: argument, found: number,
        expected: (orZero ? "0 or " : "")
          + "a number from \(range.lowerBound) to \(range.upperBound)")
    }
  }
}
