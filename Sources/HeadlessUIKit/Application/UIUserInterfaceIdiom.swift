/// A kind of device; the raw values are the same as in UIKit.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind of device is unknown.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A screen in a car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
