import TestSupport
import Testing

/// The largest difference from the reference values.
///
/// The difference is absolute for values up to 1, and relative for larger values.
struct WorstError {
  static let limit = 1e-12

  private let family: String
  private var worst = 0.0
  private var place = "none"
  private var count = 0

  init(_ family: String) {
    self.family = family
  }

  mutating func compare(_ found: Double, to expected: Double, _ place: @autoclosure () -> String) {
    let error = found.isNaN ? .infinity : abs(found - expected) / max(1, abs(expected))
    count += 1
    if error > worst { (worst, self.place) = (error, place()) }
  }

  /// Prints the worst error, and expects it to be small.
  func expectSmall(_ location: SourceLocation = #_sourceLocation) {
    print("\(family): worst of \(count) is \(worst), at \(place)")
    expect(count > 0, sourceLocation: location)
    expect(worst <= Self.limit, "\(family): \(place)", sourceLocation: location)
  }
}
