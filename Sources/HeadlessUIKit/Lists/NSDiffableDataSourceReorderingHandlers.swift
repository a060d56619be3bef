/// The closures that a data source calls when the user moves an item.
///
/// In UIKit, the type is named `UICollectionViewDiffableDataSource.ReorderingHandlers`.
@preconcurrency @MainActor
public struct NSDiffableDataSourceReorderingHandlers<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The change of the snapshot.
  public typealias Transaction =
    NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  /// Returns whether the user may move an item; if nil, the user may not.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// Called before the data source changes its snapshot.
  public var willReorder: ((Transaction) -> Void)?
  /// Called after the data source has changed its snapshot.
  public var didReorder: ((Transaction) -> Void)?

  /// Creates a value without closures.
  public init() {}
}
