/// The progress of an animated change along each axis, as a fraction.
///
/// The two values differ only for a spring that begins with different velocities along x and y
///
struct MotionProgress: Hashable, Sendable {
  var x: Double
  var y: Double

  static let none = MotionProgress(both: 0)
  static let all = MotionProgress(both: 1)

  init(both value: Double) { (x, y) = (value, value) }

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Returns whether two progress values are equal, apart from rounding errors.
  func isClose(to other: MotionProgress) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }

  func moved(to other: MotionProgress, by share: Double) -> MotionProgress {
    MotionProgress(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
