import Foundation

/// The orientation of a window.
///
/// The raw values are the same as in UIKit.
public enum InterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Rotated so that the top of the device is at the left.
  case landscapeRight = 3
  /// Rotated so that the top of the device is at the right.
  case landscapeLeft = 4

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the top of the device is at the left or at the right.
  public var isLandscape: Bool { !isPortrait }

  /// The clockwise rotation from upright, in radians.
  var angle: CGFloat {
    switch self {
    case .portrait: 0
    case .landscapeLeft: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeRight: -.pi / 2
    }
  }
}
