/// A callback that runs once per frame of the display, like `CADisplayLink`.
///
/// The clock retains the link's function until ``invalidate()`` is called. Releasing the link does
/// not stop the callbacks. The link itself keeps neither the clock nor the function alive.
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

  /// Whether the link is paused.
  ///
  /// A new link is not paused. A paused link does not call its function, and frames that pass
  /// during a pause are lost. After a pause, the link calls its function again at the next frame,
  /// never in the current turn (pass of the run loop). After ``invalidate()``, the value is always
  /// true, and setting it does nothing.
  public var isPaused: Bool {
    get { reference.clock?.state.isLinkPaused(number) ?? true }
    set { reference.clock?.state.setLink(number, paused: newValue) }
  }

  /// Whether the link can still call its function.
  ///
  /// The value is false after ``invalidate()``, and after the deallocation of the clock.
  public var isValid: Bool {
    reference.clock?.state.isLinkValid(number) ?? false
  }

  /// Schedules the link in one more mode; the link still calls its function once per frame.
  package func add(_ mode: RunLoopMode) {
    reference.clock?.state.addMode(mode, toLink: number)
  }

  /// Ends the link and releases its function.
  ///
  /// The function is not called again, even if a frame is due at the current instant. The link's
  /// own function may call this method. A second call does nothing.
  public func invalidate() {
    let removed = reference.clock?.state.removeLink(number)
    extendLifetime(removed)
  }
}
