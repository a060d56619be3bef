/// The nanoseconds in a second.
let nanosecondsPerSecond: Int64 = 1_000_000_000

extension Duration {
  /// Whole nanoseconds, a part of one counting as one; nil if they do not fit 64 bits.
  ///
  /// For durations that are not negative.
  var nanosecondsRoundedUp: Int64? { nanoseconds(adding: 999_999_999) }

  /// Whole nanoseconds, a part of one not counting; nil if they do not fit 64 bits.
  ///
  /// For durations that are not negative.
  var nanosecondsRoundedDown: Int64? { nanoseconds(adding: 0) }

  private func nanoseconds(adding correction: Int64) -> Int64? {
    // Most durations are shorter than nine seconds, and 64 bits divide faster than 128.
    if let short = Int64(exactly: attoseconds), short >= 0, short < .max - correction {
      return (short + correction) / 1_000_000_000
    }
    guard attoseconds < .max - 1_000_000_000 else { return nil }
    return Int64(exactly: (attoseconds + Int128(correction)) / 1_000_000_000)
  }

  /// The duration in seconds with the digits it needs: `0.25 s`.
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
