public import Foundation
import Presentation

/// A timer that calls its target once per frame of the simulated display, 60 times a second.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// The time of the current frame, in seconds.
  public var timestamp: CFTimeInterval { frame.map { $0.timestamp / .seconds(1) } ?? 0 }
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { frame.map { $0.targetTimestamp / .seconds(1) } ?? 0 }
  /// The time between two frames, in seconds.
  public var duration: CFTimeInterval { 1.0 / 60 }
  /// Whether the display link is paused; a paused display link does not call its target.
  public var isPaused = false {
    didSet { link?.isPaused = isPaused }
  }
  /// The number of calls per second that the app prefers; the value is stored but has no effect.
  public var preferredFramesPerSecond = 0
  /// The rates that the app prefers; the value is stored but has no effect.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// The current frame; nil before the first frame.
  private var frame: DisplayFrame?
  private var link: DisplayLink?
  private let action: TargetAction
  private let kept: AnyObject
  private var world: World?

  /// Creates a display link that calls the method `selector` on `target`; the display link retains
  /// the target.
  public init(target: Any, selector: Selector) {
    kept = target as AnyObject
    action = TargetAction(target: kept, action: selector)
    super.init()
  }

  /// Starts the display link; the target is called for the first time at the next frame.
  ///
  /// While the run loop is in tracking mode, only display links that were added for the mode
  /// `common` or `tracking` call their targets. A display link that is added for several
  /// modes calls its target once per frame.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    let mode = mode.onClock
    if let link { return link.add(mode) }
    let world = World.acting("CADisplayLink.add")
    self.world = world
    let link = world.clock.displayLink("display link", mode: mode) { frame in
      self.frame = frame
      world.use { self.action.send(from: self) }
    }
    link.isPaused = isPaused
    self.link = link
  }

  /// Stops the display link; its target is not called again.
  public func invalidate() {
    link?.invalidate()
    link = nil
  }
}
