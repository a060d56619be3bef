public import Foundation

/// A data source whose items can be expanded and collapsed.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Expands or collapses an item, as a tap of the user does.
  func toggleItem(at path: IndexPath)
}

extension UICollectionView {
  /// Simulates that the user taps the arrow with which a cell expands or collapses its item.
  ///
  /// The tap calls the handler of the accessory. If there is none, the tap calls
  /// `sectionSnapshotHandlers` of the data source, and shows or hides the items inside the item.
  /// The tap has no effect if the cell has no `outlineDisclosure`, and while a transition turns
  /// user interaction off (P-66a).
  public final func tapOutlineDisclosure(at indexPath: IndexPath) {
    guard !clientWorld.isIgnoringInteractionEvents, let arrow = outline(at: indexPath) else {
      return
    }
    clientWorld.use {
      if let handler = arrow.handler { return handler() }
      (dataSource as? any OutlineDataSource)?.toggleItem(at: indexPath)
    }
  }

  /// The outline disclosure of a visible cell.
  final func outline(at path: IndexPath) -> UICellAccessory? {
    (cellForItem(at: path) as? UICollectionViewListCell)?.accessories.first { $0.outline != nil }
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// Shows the visible items of a snapshot in one section, which is added if it is unknown.
  ///
  /// The other sections do not change. The completion is called, and mistakes in the changes of the
  /// snapshot are reported, as those of
  /// ``DiffableDataSource/apply(_:animatingDifferences:completion:)``.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    all.replaceItems(inSection: section, by: snapshot.visibleItems)
    report(snapshot.mistake)
    outlines[section] = snapshot.withoutMistake
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the snapshot of a section.
  ///
  /// If the section shows other items than those of the snapshot that was applied to it, the result
  /// contains these items without levels.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(snapshot().itemIdentifiers(inSection: section))
    return flat
  }

  final func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section)
    else { return }
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      if let supply = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: supply(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
