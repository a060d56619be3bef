/// A tick of the display, as a ``DisplayLink`` reports it.
///
/// Frames lie on a grid that begins with the clock: at 60 frames a second, frame 3 is at 0.05 s.
/// Instants that are no whole nanosecond are rounded up one by one, so the grid does not drift.
public struct DisplayFrame: Hashable, Sendable {
  /// The number of this frame, counted at the link's rate from 0 when the clock began.
  public let number: Int

  /// The instant of this frame: ``RunLoopClock/now`` while the link's body runs.
  public let timestamp: Duration

  /// The instant of the frame after this one, when what is drawn now will be seen.
  public let targetTimestamp: Duration
}
