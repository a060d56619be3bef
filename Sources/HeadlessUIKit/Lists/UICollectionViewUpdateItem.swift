public import Foundation

/// An insertion, a deletion or a move of an item, of which a layout is told before an animation.
///
/// Updates are not animated in this package. So only tests create such objects.
@preconcurrency @MainActor public final class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update; the raw values are the same as in UIKit.
  public enum Action: Int, Hashable, Sendable {
    /// An item is inserted.
    case insert
    /// An item is deleted.
    case delete
    /// An item is reloaded.
    case reload
    /// An item is moved.
    case move
    /// Nothing changes.
    case none
  }

  /// The place of the item before the update; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place of the item after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the update.
  public let updateAction: Action

  /// Creates an update, for a test of a layout.
  public init(_ action: Action, from old: IndexPath? = nil, to new: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
    super.init()
  }
}
