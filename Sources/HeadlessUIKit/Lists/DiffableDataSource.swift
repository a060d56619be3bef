public import Foundation

/// The snapshot that a list shows: what the data sources of tables and of collection views have in
/// common.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  private weak var list: (any ListView)?
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// The snapshots that were applied to single sections and are still shown.
  final var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  init(_ list: any ListView) {
    self.list = list
    super.init()
  }

  /// Returns the snapshot that was applied last.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Shows the items of a snapshot.
  ///
  /// The completion is called 0.3 seconds later, as that of `performBatchUpdates`. Without
  /// animation, it is called before the method returns.
  ///
  /// An item that stays keeps its cell and its selection. An item of `reloadItems` gets another
  /// cell, and the cell of an item of `reconfigureItems` is configured again. No movement of cells
  /// is modeled. A mistake in the changes of the snapshot, such as an item that was added twice, is
  /// reported.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = shown
    replace(with: snapshot)
    list?.updates.restart(nil)
    list?.showChanges(
      { old.item(at: $0).flatMap(snapshot.keptPath(of:)) },
      newSection: { old.section(at: $0).flatMap(snapshot.keptSection) },
      reconfigured: snapshot.reconfigured.compactMap(snapshot.keptPath(of:)))
    guard animatingDifferences, let list else { return completion?() ?? () }
    list.awaitChanges(then: completion.map { completion in { _ in completion() } })
  }

  /// Shows the items of a snapshot with new cells, and calls the completion before returning.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    replace(with: snapshot)
    list?.reloadData()
    completion?()
  }

  /// Replaces the snapshot, without a change of the list.
  final func replace(
    with snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    shown = snapshot.withoutMarks
    outlines = outlines.filter {
      snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
    }
    report(snapshot.mistake)
  }

  final func report(_ mistake: SnapshotMistake) {
    guard let issue = mistake.issue else { return }
    list?.clientWorld.report(Issues.listUpdate(issue.message, advice: issue.advice))
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if the item is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  /// Returns the section at a position; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the position of a section; nil if the section is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// The number of sections in the snapshot.
  final var sectionCount: Int { shown.numberOfSections }

  /// Returns the number of items in the section at a position; 0 if there is none.
  final func itemCount(inSection index: Int) -> Int {
    sectionIdentifier(for: index).map { shown.numberOfItems(inSection: $0) } ?? 0
  }
}
