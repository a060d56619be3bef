import PresentationMotion

/// The matching state of a view.
@MainActor final class MatchedView {
  var geometries: [MatchedGeometry] = []
  /// Drives the progress of consumers.
  var track: MotionTrack<Double>?
  /// Its number, and those of its parts from the inside out, while it is in a window.
  var member: Int?
  var parts: [Int] = []
  /// The times at which the track was started, by part.
  var starts: [Duration?] = []

  /// Whether the track has ever been started.
  var isOnTrack: Bool { track != nil && starts.contains { $0 != nil } }

  func start(at index: Int) -> Duration? {
    starts.indices.contains(index) ? starts[index] : nil
  }
}
