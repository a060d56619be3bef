/// A frame of the display, passed to the function of a ``DisplayLink``.
///
/// The frames are evenly spaced from the start of the clock. At 60 frames a second, frame 3 is at
/// 0.05 s. Each instant is rounded up to a whole nanosecond. The rounding errors do not add up,
/// because each instant is calculated from the frame's number.
public struct DisplayFrame: Hashable, Sendable {
  /// The number of this frame; frame 0 is at the start of the clock.
  public let number: Int

  /// The instant of this frame, equal to ``RunLoopClock/now`` while the link's function runs.
  public let timestamp: Duration

  /// The instant of the next frame; content that is drawn now becomes visible at that instant.
  public let targetTimestamp: Duration
}
