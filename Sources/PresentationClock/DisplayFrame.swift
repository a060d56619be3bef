/// A tick of the display, as a ``DisplayLink`` reports it.
///
/// Frames lie on a grid that starts when the clock starts: at 60 frames a second, frame 3 is at
/// 0.05 s. Each instant is rounded up to a whole nanosecond separately, so that the grid does not
/// drift.
public struct DisplayFrame: Hashable, Sendable {
  /// The number of this frame, counted at the link's rate since the clock started with frame 0.
  public let number: Int

  /// The instant of this frame: ``RunLoopClock/now`` while the link's body runs.
  public let timestamp: Duration

  /// The instant of the next frame, when the content that is drawn now becomes visible.
  public let targetTimestamp: Duration
}
