public import Foundation

/// The frame of an item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame, relative to the group.
  public final let frame: CGRect
  /// The depth of the item.
  public final let zIndex: Int

  /// Creates the frame of an item.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
