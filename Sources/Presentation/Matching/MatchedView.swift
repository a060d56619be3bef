import PresentationMotion

/// The data of a view that has matched geometries.
@MainActor final class MatchedView {
  var geometries: [MatchedGeometry] = []
  /// The value of ``View/matchedProgressTrack``.
  var track: MotionTrack<Double>?
  /// The index of the view among the matched views of its window; nil while the view is in no
  /// window.
  var member: Int?
  var parts: [Int] = []
  /// The times at which the progress track has started, one for each of the view's geometries.
  ///
  /// A time is nil if the track has not started for its geometry.
  var starts: [Duration?] = []

  /// Whether the progress track has started for one of the view's geometries.
  var isOnTrack: Bool { track != nil && starts.contains { $0 != nil } }

  func start(at index: Int) -> Duration? {
    starts.indices.contains(index) ? starts[index] : nil
  }
}
