import Foundation

/// The recent values of a gesture, such as the locations of a finger.
///
/// The velocity of the gesture is computed from these values.
struct FingerPath {
  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  /// The time in seconds over which the velocity is measured.
  private static let span = 0.1

  mutating func add(_ value: CGPoint, at time: TimeInterval) {
    samples.append((time, value))
    samples.removeAll { time - $0.time > Self.span }
  }

  /// The change of the value per second; zero if no time has passed.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = last.time - first.time
    return CGPoint(
      x: (last.value.x - first.value.x) / seconds, y: (last.value.y - first.value.y) / seconds)
  }
}
