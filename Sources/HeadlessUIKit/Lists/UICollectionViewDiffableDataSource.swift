public import Foundation
public import Presentation

/// A data source that shows the items of a snapshot in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource,
  ClosureHolder
{
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that returns a header or a footer of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// The closures that are called when the user expands or collapses an item.
  public typealias SectionSnapshotHandlers<Item: Hashable & Sendable> =
    NSDiffableDataSourceSectionSnapshotHandlers<Item>

  /// The closures that are called when the user expands or collapses an item.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The closures that are called when the user moves an item.
  public typealias ReorderingHandlers =
    NSDiffableDataSourceReorderingHandlers<SectionIdentifierType, ItemIdentifierType>

  /// The closures that are called when the user moves an item.
  ///
  /// See ``UICollectionView/beginInteractiveMovementForItem(at:)``.
  public final var reorderingHandlers = ReorderingHandlers()
  /// Returns the headers and footers; nil if there are none.
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  private var cellProvider: CellProvider?

  /// Creates a data source, and makes it the data source of a collection view.
  ///
  /// The collection view does not retain the data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(collectionView)
    collectionView.dataSource = self
  }

  package final var closureName: String { "a provider of its data source" }

  package final func releaseClosure() {
    (cellProvider, supplementaryViewProvider) = (nil, nil)
    sectionSnapshotHandlers = SectionSnapshotHandlers()
    reorderingHandlers = ReorderingHandlers()
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    sectionCount
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCount(inSection: section) }

  /// Returns the cell that the closure returns for an item; an empty cell if the closure returns
  /// nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider?(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns the view that ``supplementaryViewProvider`` returns; by default an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Returns whether ``reorderingHandlers`` permit the user to move an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) == true } ?? false
  }

  /// Moves the item in the snapshot, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = snapshot(), new = old.moved(from: sourceIndexPath, to: destinationIndexPath)
    let change = ReorderingHandlers.Transaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(change)
    replace(with: new)
    reorderingHandlers.didReorder?(change)
  }
}
