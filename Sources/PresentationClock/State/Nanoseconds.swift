/// The nanoseconds in a second.
let nanosecondsPerSecond: Int64 = 1_000_000_000

extension Duration {
  /// The duration rounded up to whole nanoseconds; nil if it does not fit into 64 bits.
  ///
  /// The duration must not be negative.
  var nanosecondsRoundedUp: Int64? { nanoseconds(adding: 999_999_999) }

  /// The duration rounded down to whole nanoseconds; nil if it does not fit into 64 bits.
  ///
  /// The duration must not be negative.
  var nanosecondsRoundedDown: Int64? { nanoseconds(adding: 0) }

  private func nanoseconds(adding correction: Int64) -> Int64? {
    // Most durations are shorter than nine seconds. For these durations, a 64-bit division
    // suffices, which is faster than a 128-bit division.
    if let short = Int64(exactly: attoseconds), short >= 0, short < .max - correction {
      return (short + correction) / 1_000_000_000
    }
    guard attoseconds < .max - 1_000_000_000 else { return nil }
    return Int64(exactly: (attoseconds + Int128(correction)) / 1_000_000_000)
  }

  /// The duration in seconds, with as many digits as necessary, such as `0.25 s`.
  package var secondsText: String {
    let (seconds, rest) = attoseconds.magnitude
      .quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    let digits = String(rest)
    let fraction = String(repeating: "0", count: 18 - digits.count) + digits
    let significant = fraction.reversed().drop { $0 == "0" }.reversed()
    let sign = self < .zero ? "-" : ""
    let point = significant.isEmpty ? "" : "."
    return "\(sign)\(seconds)\(point)\(String(significant)) s"
  }
}
