public import Foundation
public import Presentation

/// A screen between which a photo zooms: the grid it is chosen from, and the detail that shows it.
@preconcurrency @MainActor public protocol PhotoScreen: AnyObject {
  /// The view that shows the photo, wherever it is by now.
  ///
  /// Nil if it is not there, as in a grid that was scrolled on.
  var photoView: View? { get }
  /// The photo's own size, of which only the proportions count; not asked of a grid.
  var photoSize: CGSize { get }
  /// The photo is about to fly, from or to this screen (H-51). Optional.
  func photoWillFly()
  /// The photo has landed, or has come back; called once for each `photoWillFly` (H-51). Optional.
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
