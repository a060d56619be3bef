/// The closures that a data source calls when the user expands or collapses an item.
///
/// In UIKit, the type is named
/// `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshotHandlers<
  ItemIdentifierType: Hashable & Sendable
> {
  /// Returns whether the user may expand an item; if nil, the user may.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Called before an item is expanded.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Returns whether the user may collapse an item; if nil, the user may.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Called before an item is collapsed.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// Returns the items that are inside an item which is expanded.
  ///
  /// The second argument contains the items that are inside it now.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  /// Creates a value without closures.
  public init() {}
}
