import PresentationMotion

/// The state of a view that takes part in matched geometry.
@MainActor final class MatchedView {
  var geometries: [MatchedGeometry] = []
  /// The value of ``View/matchedProgressTrack``.
  var track: MotionTrack<Double>?
  /// The number of the view in its window's graph; nil without a window.
  var member: Int?
  var parts: [Int] = []
  /// The times at which the track was started, one for each part.
  var starts: [Duration?] = []

  /// Whether the track has been started for a part.
  var isOnTrack: Bool { track != nil && starts.contains { $0 != nil } }

  func start(at index: Int) -> Duration? {
    starts.indices.contains(index) ? starts[index] : nil
  }
}
