public import Foundation
public import Presentation

/// An object that a dynamic animator moves in UIKit, such as a view.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item.
  var center: CGPoint { get set }
  /// The rectangle of the item in its own coordinates.
  var bounds: CGRect { get }
  /// The transform of the item.
  var transform: CGAffineTransform { get set }
}

extension View: UIDynamicItem {}
