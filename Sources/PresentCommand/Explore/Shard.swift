import PresentationTesting

/// A part of a range of seeds, such as `2/4` for the second of four parts.
struct Shard: CustomStringConvertible {
  private let index: UInt64
  private let count: UInt64

  private init(index: UInt64, count: UInt64) { (self.index, self.count) = (index, count) }

  init(_ text: String) throws(UsageError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index > 0,
      index <= count
    else {
      throw UsageError(
        found: quoted(text), expected: "a part and the number of parts, as in \"2/4\"")
    }
    self.init(index: index, count: count)
  }

  /// The part in a message, such as `part 2 of 4`.
  var description: String { "part \(index) of \(count)" }

  /// Returns the seeds of this part.
  ///
  /// The parts are consecutive ranges, and the lengths of any two parts differ by at most one.
  func part(of seeds: Range<UInt64>) -> Range<UInt64> {
    let total = UInt64(seeds.count)
    let ends = [index - 1, index].map { part in
      seeds.lowerBound + count.dividingFullWidth(total.multipliedFullWidth(by: part)).quotient
    }
    return ends[0]..<ends[1]
  }
}
