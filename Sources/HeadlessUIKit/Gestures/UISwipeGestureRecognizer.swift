public import Foundation

/// A quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a movement; raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized; to the right at first.
  public final var direction = Direction.right
  /// The number of fingers.
  public final var numberOfTouchesRequired = 1

  /// A test's finger: swipes.
  ///
  /// - Parameter location: Where the movement begins, in the window's coordinates.
  public final func swipe(at location: CGPoint = .zero) {
    recognize(.ended, at: location)
  }
}
