public import Foundation
public import Presentation

/// A screen of a ``PhotoZoomTransition``: the grid of photos, or the detail screen with one photo.
@preconcurrency @MainActor public protocol PhotoScreen: AnyObject {
  /// The view that shows the photo; nil if no view shows it, for example after the grid was
  /// scrolled.
  var photoView: View? { get }
  /// The size of the photo in the detail screen; only the proportions count.
  var photoSize: CGSize { get }
  /// Called before the photo flies from or to this screen (H-51); optional.
  func photoWillFly()
  /// Called when the photo has arrived or returned, once for each `photoWillFly` (H-51); optional.
  func photoDidLand()
}

extension PhotoScreen {
  /// The size of a square.
  public var photoSize: CGSize { CGSize(width: 1, height: 1) }

  /// Does nothing.
  public func photoWillFly() {}

  /// Does nothing.
  public func photoDidLand() {}
}
