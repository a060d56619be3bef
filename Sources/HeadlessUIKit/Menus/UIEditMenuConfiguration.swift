public import Foundation
import Presentation

/// The place at which an edit menu is shown.
@preconcurrency @MainActor public final class UIEditMenuConfiguration: NSObject {
  /// A value with which an app can identify the configuration.
  public let identifier: AnyHashable
  /// The point at which the menu is shown, in the coordinates of the interaction's view; the point
  /// has no effect.
  public let sourcePoint: CGPoint
  /// The preferred direction of the menu's arrow; the value is stored but has no effect.
  public var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration; without an identifier, it gets a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSObject())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
