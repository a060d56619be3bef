/// A parser of the times in plans and traces; it is exact, because it uses no floating point.
package enum WrittenTime {
  /// The longest duration that `duration(_:)` accepts: one day.
  package static let longest = Duration.seconds(86_400)

  /// The description of valid times for error messages.
  package static let shape =
    "a time from \"0 s\" to \"86400 s\" in whole nanoseconds, such as \"0.5 s\" or \"500 ms\""

  /// Parses a duration such as `0.5 s` or `500 ms`.
  ///
  /// - Returns: Nil if the text is not a time, is finer than a nanosecond, or exceeds `longest`.
  package static func duration(_ text: String) -> Duration? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let decimals: Int
    switch parts[1] {
    case "s": decimals = 9
    case "ms": decimals = 6
    default: return nil
    }
    guard let nanoseconds = scaled(parts[0], decimals: decimals) else { return nil }
    let duration = Duration.nanoseconds(nanoseconds)
    return duration <= longest ? duration : nil
  }

  /// Returns a decimal number multiplied by ten to the power of `decimals`.
  ///
  /// For example, the result for `0.5` and 3 is 500.
  ///
  /// - Returns: Nil if the text is not a decimal number with at most `decimals` decimals, or if the
  ///   result does not fit into an `Int64`.
  package static func scaled(_ text: some StringProtocol, decimals: Int) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard fraction.count <= decimals else { return nil }
    let zeros = Array(repeating: UInt8(ascii: "0"), count: decimals - fraction.count)
    var value: Int64 = 0
    for byte in Array(parts[0]) + fraction + zeros {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = shifted.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }
}
