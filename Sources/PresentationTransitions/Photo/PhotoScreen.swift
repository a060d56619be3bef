public import Foundation
public import Presentation

/// A screen of a ``PhotoZoomTransition``: the grid of photos, or the detail that shows one.
@preconcurrency @MainActor public protocol PhotoScreen: AnyObject {
  /// The view that shows the photo; nil if it is not there, as in a grid that was scrolled on.
  var photoView: View? { get }
  /// The size of the photo, of which only the proportions count; a grid is not asked for it.
  var photoSize: CGSize { get }
  /// Called before the photo flies from or to this screen (H-51). Optional.
  func photoWillFly()
  /// Called when the photo has landed or has returned, once for each `photoWillFly` (H-51).
  /// Optional.
  func photoDidLand()
}

extension PhotoScreen {
  /// A square.
  public var photoSize: CGSize { CGSize(width: 1, height: 1) }

  /// Does nothing.
  public func photoWillFly() {}

  /// Does nothing.
  public func photoDidLand() {}
}
