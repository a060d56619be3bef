import Foundation
import Presentation
import PresentationMotion

/// The movement of a scroll view's contents to an offset, which takes 18 frames, or 0.3 seconds.
///
/// The contents move once per frame of the display, so that the delegate's `scrollViewDidScroll` is
/// called in each frame. The clock keeps the movement until its end, even without its scroll view.
@MainActor final class ScrollMovement {
  private static let frameCount = 18

  /// Whether the movement follows a drag; otherwise code has begun it.
  let isDeceleration: Bool
  private let start: CGPoint
  private var target: CGPoint
  /// Returns the target, which moves while views become visible; nil if it stays.
  var follow: (() -> CGPoint?)?
  /// The number of frames since the beginning of the movement.
  private var frames = 0
  private var link: DisplayLink?

  /// Begins a movement.
  ///
  /// - Parameters:
  ///   - show: Called in each frame with the offset of the contents.
  ///   - completion: Called after the last frame.
  init(
    from start: CGPoint, to target: CGPoint, isDeceleration: Bool, in world: World,
    show: @escaping (CGPoint) -> Void, then completion: @escaping () -> Void
  ) {
    (self.start, self.target, self.isDeceleration) = (start, target, isDeceleration)
    link = world.clock.displayLink("scrolling") { [self] _ in
      frames += 1
      world.use {
        if let moved = follow?() { self.target = moved }
        show(offset)
        if frames == Self.frameCount, link != nil {
          stop()
          completion()
        }
      }
    }
  }

  private var offset: CGPoint {
    if frames == Self.frameCount { return target }
    let curve: CubicCurve = isDeceleration ? .easeOut : .easeInOut
    let share = Double(frames) / Double(Self.frameCount)
    return start.interpolated(towards: target, by: curve.value(at: share))
  }

  /// Ends the movement at the current offset, without a call of its completion.
  func stop() {
    link?.invalidate()
    link = nil
  }
}
