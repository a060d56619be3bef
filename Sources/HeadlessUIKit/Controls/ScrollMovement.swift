import Foundation
import Presentation
import PresentationMotion

/// The movement of a scroll view's contents to an offset, which takes 0.3 seconds.
///
/// The contents move once per frame of the display, so that the delegate's `scrollViewDidScroll` is
/// called in each frame.
@MainActor final class ScrollMovement {
  private static let duration: Duration = .milliseconds(300)

  /// Whether the movement follows a drag; otherwise code has begun it.
  let isDeceleration: Bool
  private let start: CGPoint
  private let target: CGPoint
  private let beginning: Duration
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
    beginning = world.clock.now
    link = world.clock.displayLink("scrolling") { [weak self] frame in
      guard let self else { return }
      let offset = offset(at: frame.timestamp)
      world.use {
        show(offset)
        if offset == target, self.link != nil {
          self.stop()
          completion()
        }
      }
    }
  }

  private func offset(at instant: Duration) -> CGPoint {
    let time = (instant - beginning) / Self.duration
    if time >= 1 { return target }
    let curve: CubicCurve = isDeceleration ? .easeOut : .easeInOut
    return start.interpolated(towards: target, by: curve.value(at: time))
  }

  /// Ends the movement at the current offset, without a call of its completion.
  func stop() {
    link?.invalidate()
    link = nil
  }
}
