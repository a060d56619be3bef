public import Foundation

/// A recognizer of a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of a movement; raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
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

  /// The directions that are recognized; by default only to the right.
  public final var direction = Direction.right
  /// The number of fingers.
  public final var numberOfTouchesRequired = 1

  /// Simulates the user's swipe.
  ///
  /// - Parameter location: The start of the movement, in window coordinates.
  public final func swipe(at location: CGPoint = .zero) {
    recognize(.ended, at: location)
  }
}
