public import Foundation
public import Presentation

/// A data source that shows the items of a snapshot in a table.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource,
  ClosureHolder
{
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of changed rows; the value is stored but has no effect.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic
  private var cellProvider: CellProvider?

  /// Creates a data source, and makes it the data source of a table.
  ///
  /// The table does not retain the data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(tableView)
    tableView.dataSource = self
  }

  package final var closureName: String { "the cell provider of its data source" }

  package final func releaseClosure() { cellProvider = nil }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    itemCount(inSection: section)
  }

  /// Returns the cell that the closure returns for an item; an empty cell if the closure returns
  /// nil.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider?(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }

  /// Returns nil; a subclass can supply a title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil; a subclass can supply a title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false; a subclass can let the user edit rows.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; a subclass can delete or insert a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns false; a subclass can let the user move rows.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; a subclass can move an item.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil; the table does not call this method, because it shows no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the position of the title; the table does not call this method, because it shows no
  /// index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
