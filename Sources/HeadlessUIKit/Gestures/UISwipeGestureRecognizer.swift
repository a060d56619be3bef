public import Foundation
public import Presentation

/// A recognizer of a swipe: a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of a movement; the raw values are the same as in UIKit.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A movement to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A movement to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// An upward movement.
    public static let up = Direction(rawValue: 1 << 2)
    /// A downward movement.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions in which the recognizer recognizes swipes; by default only `right`.
  public final var direction = Direction.right
  /// The required number of fingers.
  public final var numberOfTouchesRequired = 1

  /// Simulates a user's swipe by setting the state.
  ///
  /// - Parameter location: The start of the movement, in window coordinates.
  public final func swipe(at location: CGPoint = .zero) {
    recognize(.ended, at: location)
  }

  /// The distance in points that the finger must move for a swipe.
  private static let shortestWay: CGFloat = 50
  /// The maximum duration of a swipe, in seconds.
  private static let longestTime = 0.5
  private var beginning: TimeInterval = 0

  /// Stores the time at which the first finger was put down; if there are too many fingers, sets
  /// the state to `failed`.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    if self.touches.count == 1 { beginning = event.timestamp }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognizes a swipe when the finger has moved far enough.
  ///
  /// The state becomes `failed` if the movement is too slow, has a direction that is not in
  /// ``direction``, or is made with the wrong number of fingers.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {
    guard let touch = touches.first, touch.distance >= Self.shortestWay else { return }
    let way = touch.location(in: nil)
    let (x, y) = (way.x - touch.start.x, way.y - touch.start.y)
    let direction: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    let isRight =
      self.direction.contains(direction) && self.touches.count == numberOfTouchesRequired
      && event.timestamp - beginning <= Self.longestTime
    state = isRight ? .ended : .failed
  }

  /// Sets the state to `failed` if the finger is lifted before the swipe was recognized.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent) {
    state = .failed
  }

  /// Sets the state to `failed` if the touch is canceled before the swipe was recognized.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent) {
    state = .failed
  }
}
