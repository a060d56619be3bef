/// The orientation of a device; the raw values are the same as in UIKit.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is on its side, with its top to the left.
  case landscapeLeft
  /// The device is on its side, with its top to the right.
  case landscapeRight
  /// The device lies with its screen up.
  case faceUp
  /// The device lies with its screen down.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies with its screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can have this orientation: upright, upside down, or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
