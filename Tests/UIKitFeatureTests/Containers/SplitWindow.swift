import Foundation
import PresentationTesting
import UIKit

/// The sizes of the windows in which split view controllers are tested.
extension CGSize {
  /// A window of regular width, in which columns are beside each other.
  static let wideWindow = CGSize(width: 1_180, height: 820)
  /// A window of compact width, in which the columns are one stack.
  static let narrowWindow = CGSize(width: 390, height: 844)
}

extension Stage {
  /// Shows a split view controller in a window of a size, and waits until nothing moves.
  static func settled(_ split: UISplitViewController, size: CGSize) throws -> Stage {
    let stage = Stage(split, size: size)
    try stage.settle()
    return stage
  }

  /// Resizes the window, and waits until nothing moves.
  func settle(resizedTo size: CGSize) throws {
    resize(to: size)
    try settle()
  }
}
