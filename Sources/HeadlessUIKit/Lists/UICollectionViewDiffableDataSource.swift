public import Foundation

/// A data source that shows the items of a snapshot in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that returns a header or a footer of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// Returns the headers and footers; nil if there are none.
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and makes it the data source of a collection view.
  ///
  /// The collection view does not retain the data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Returns the snapshot that was applied last.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items.snapshot
  }

  /// Shows the items of a snapshot, and calls the completion before returning.
  ///
  /// An item that stays keeps its cell and its selection. No animation is modeled.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else { return }
    collectionView.rearrange(items.replace(with: snapshot, in: collectionView.clientWorld))
    completion?()
  }

  /// Shows the items of a snapshot with new cells, and calls the completion before returning.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard let collectionView else { return }
    _ = items.replace(with: snapshot, in: collectionView.clientWorld)
    collectionView.reloadData()
    completion?()
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.snapshot.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if the item is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.snapshot.indexPath(of: itemIdentifier)
  }

  /// Returns the section at a position; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

  /// Returns the position of a section; nil if the section is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Items

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    items.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count(inSection: section) }

  /// Returns the cell that the closure returns for an item; an empty cell if the closure returns
  /// nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
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
}
