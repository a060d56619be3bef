/// A set of interface orientations.
///
/// The raw values are the same as in UIKit.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upright orientation.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// The upside-down orientation.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// The landscape orientation with the home button at the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// The landscape orientation with the home button at the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
