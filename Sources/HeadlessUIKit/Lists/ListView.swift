import Foundation
import Presentation

/// A table or a collection view: a scroll view with the rows or items of a data source.
@MainActor protocol ListView: UIScrollView {
  /// The numbers of rows or items, and the changes since the list read them.
  var updates: ListUpdates { get set }
  /// Whether the list was laid out before, and is not being laid out now.
  var isLaidOut: Bool { get }
  /// The number of sections, as the data source returns it.
  var suppliedSections: Int { get }

  /// Returns the number of rows or items of a section, as the data source returns it.
  func suppliedElements(inSection section: Int) -> Int

  /// Moves the cells and the selection of items to the new index paths of the items, and the
  /// headers and footers to the new places of the sections.
  ///
  /// - Parameters:
  ///   - newPath: Returns nil for an item that was deleted, or whose cell is requested again.
  ///   - newSection: Returns nil for a section that was deleted, or whose header and footer are
  ///     requested again.
  func rearrange(_ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?)

  /// Lets the data source configure the cells of items again, without a new layout.
  func configureAgain(_ paths: [IndexPath])

  /// Requests all cells again.
  func reloadData()
}

extension ListView {
  /// The numbers of rows or items of the sections, as the list last read them.
  var counts: [Int] {
    readCounts()
    return updates.counts ?? []
  }

  /// Returns the number of rows or items of a section; 0 if there is no such section.
  func count(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns whether the list has a row or an item at an index path.
  func hasElement(at path: IndexPath) -> Bool {
    path.count == 2 && (0..<count(inSection: path.section)).contains(path.item)
  }

  /// Raises an issue if the list has no row or item at an index path to which it is to scroll.
  ///
  /// The row `NSNotFound` stands for a section, and is not checked.
  func requireElement(at path: IndexPath) {
    guard path.count == 2, path.item != NSNotFound,
      let message = updates.misplaced(path, in: counts)
    else { return }
    clientWorld.report(Issues.noSuchElement(message))
  }

  /// Reads the numbers of rows or items, if the list has not read them since the last reload.
  func readCounts() {
    if updates.counts == nil { readCountsAgain() }
  }

  private func readCountsAgain() {
    // The data source may ask the list for its numbers now.
    let sections = 0..<suppliedSections
    updates.restart(sections.map { _ in 0 })
    updates.counts = sections.map(suppliedElements)
  }

  /// Forgets the numbers of rows or items, the selection, and all cells, headers and footers.
  func forgetContents() {
    updates.restart(nil)
    rearrange({ _ in nil }, newSection: { _ in nil })
  }

  /// Makes a change, which is a group of its own unless a group of changes is open.
  func change(_ change: (inout ListUpdates) -> Void) {
    beginChanges()
    change(&updates)
    endChanges()
  }

  /// Begins a group of changes.
  func beginChanges() {
    if !updates.isOpen { readCounts() }
    updates.begin()
  }

  /// Ends a group of changes.
  ///
  /// If it was the outermost group, this method compares the changes with the new numbers of rows
  /// or items, as UIKit does, and makes the changes.
  func endChanges() {
    updates.end()
    guard !updates.isOpen else { return }
    let changes = updates
    readCountsAgain()
    if let mistake = changes.mistake(after: updates.counts ?? []) {
      clientWorld.report(Issues.listUpdate(mistake))
    }
    showChanges(
      changes.keptPath, newSection: changes.keptSection,
      reconfigured: changes.reconfigured.compactMap(changes.keptPath))
  }

  /// Shows changes that the data source has made.
  ///
  /// A list on screen requests the new cells at once, as in UIKit.
  ///
  /// - Parameters:
  ///   - newPath: See ``rearrange(_:newSection:)``.
  ///   - newSection: See ``rearrange(_:newSection:)``.
  ///   - reconfigured: The new index paths of the items whose cells are configured again.
  func showChanges(
    _ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?, reconfigured: [IndexPath]
  ) {
    rearrange(newPath, newSection: newSection)
    configureAgain(reconfigured)
    if isLaidOut, window != nil { layoutIfNeeded() }
  }
}

extension ListView {
  /// Sets the size of the contents.
  ///
  /// If the contents become smaller, they scroll back to their end, unless they are moving.
  func setContents(_ size: CGSize) {
    let isSmaller = size.width < contentSize.width || size.height < contentSize.height
    contentSize = size
    guard isSmaller, !isTracking, movement == nil else { return }
    let valid = validOffset(nearestTo: contentOffset)
    let offset = CGPoint(x: min(contentOffset.x, valid.x), y: min(contentOffset.y, valid.y))
    if offset != contentOffset { contentOffset = offset }
  }
}

extension UITableView: ListView {
  final var suppliedSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func suppliedElements(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  final func configureAgain(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForRow(at: path) else { continue }
      reconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
    }
  }
}

extension UICollectionView: ListView {
  final var suppliedSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func suppliedElements(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  final func configureAgain(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured = cell
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
    }
  }
}
