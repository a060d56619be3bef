/// A callback once per frame of the display, as `CADisplayLink`.
///
/// Dropping the link changes nothing: the clock owns its body until ``invalidate()``. The link
/// keeps neither the clock nor the body alive.
@MainActor public final class DisplayLink {
  /// The rate of the link, in frames a second.
  public let framesPerSecond: Int

  private let reference: ClockReference
  private let number: UInt64

  init(framesPerSecond: Int, reference: ClockReference, number: UInt64) {
    self.framesPerSecond = framesPerSecond
    self.reference = reference
    self.number = number
  }

  /// Whether the link is at rest.
  ///
  /// False when the link is made, and true for good once it is invalid; setting it then does
  /// nothing. A paused link gives no ticks, and frames missed meanwhile are not made up for: the
  /// first tick after a pause comes at the next frame, never in the current turn.
  public var isPaused: Bool {
    get { reference.clock?.state.isLinkPaused(number) ?? true }
    set { reference.clock?.state.setLink(number, paused: newValue) }
  }

  /// Whether the link can still tick: ``invalidate()`` was not called and its clock is there.
  public var isValid: Bool {
    reference.clock?.state.isLinkValid(number) ?? false
  }

  /// Ends the link and releases its body.
  ///
  /// Honoured even when a frame is due at this very instant. Legal from the link's own body. A
  /// second call does nothing.
  public func invalidate() {
    let removed = reference.clock?.state.removeLink(number)
    extendLifetime(removed)
  }
}
