import Foundation

/// The orientation of a window; raw values are UIKit's.
public enum InterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the top to the left.
  case landscapeRight = 3
  /// On its side, the top to the right.
  case landscapeLeft = 4

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is wider than high.
  public var isLandscape: Bool { !isPortrait }

  /// Clockwise from upright, in radians.
  var angle: CGFloat {
    switch self {
    case .portrait: 0
    case .landscapeLeft: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeRight: -.pi / 2
    }
  }
}
