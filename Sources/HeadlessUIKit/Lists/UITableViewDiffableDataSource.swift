public import Foundation

/// A data source that shows the items of a snapshot in a table.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of changed rows; the value is stored but has no effect.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and makes it the data source of a table.
  ///
  /// The table does not retain the data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
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
    guard let tableView else { return }
    tableView.rearrange(items.replace(with: snapshot, in: tableView.clientWorld))
    completion?()
  }

  /// Shows the items of a snapshot with new cells, and calls the completion before returning.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return }
    _ = items.replace(with: snapshot, in: tableView.clientWorld)
    tableView.reloadData()
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

  // MARK: Rows

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { items.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count(inSection: section)
  }

  /// Returns the cell that the closure returns for an item; an empty cell if the closure returns
  /// nil.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }

  /// Returns nil; the table does not call this method, because it shows no titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil; the table does not call this method, because it shows no titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false; the table does not call this method, because rows cannot be edited by the user.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false; the table does not call this method, because rows cannot be moved by the user.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}
