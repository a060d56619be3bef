/// The orientation of a device; raw values are UIKit's.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the top to the left.
  case landscapeLeft
  /// On its side, the top to the right.
  case landscapeRight
  /// The screen up.
  case faceUp
  /// The screen down.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
