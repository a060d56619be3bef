public import Foundation
public import Presentation

/// A screen of a ``PhotoZoomTransition``: the grid of photos, or the detail screen with one photo.
@preconcurrency @MainActor public protocol PhotoScreen: AnyObject {
  /// The view that shows the photo; nil if no view shows it.
  ///
  /// For example, no view of the grid may show the photo after the user has scrolled.
  var photoView: View? { get }
  /// The size of the photo in any unit.
  ///
  /// The detail screen shows the photo with the proportions of this size, as large as possible.
  var photoSize: CGSize { get }
  /// Called before the photo moves from or to this screen (H-51); optional.
  func photoWillFly()
  /// Called after the transition has been completed or canceled, once per `photoWillFly` (H-51);
  /// optional.
  func photoDidLand()
}

extension PhotoScreen {
  /// The size of the photo in any unit; by default, the photo is a square.
  public var photoSize: CGSize { CGSize(width: 1, height: 1) }

  /// Called before the photo moves from or to this screen; does nothing by default.
  public func photoWillFly() {}

  /// Called after the transition has been completed or canceled; does nothing by default.
  public func photoDidLand() {}
}
