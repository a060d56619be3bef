import Foundation
import Presentation

/// A table or a collection view: a scroll view with the rows or items of a data source.
@MainActor protocol ListView: UIScrollView {
  associatedtype Cell: View

  /// The numbers of rows or items, and the changes since the list read them.
  var updates: ListUpdates { get set }
  /// Whether the list was laid out before, and is not being laid out now.
  var isLaidOut: Bool { get }
  /// The cell that the data source is configuring again; nil at all other times.
  var reconfigured: Cell? { get set }
  /// The number of sections, as the data source returns it.
  var suppliedSections: Int { get }

  /// Returns the number of rows or items of a section, as the data source returns it.
  func suppliedElements(inSection section: Int) -> Int

  /// Returns the cell of a row or an item, as the data source returns it.
  func suppliedCell(at path: IndexPath) -> Cell?

  /// Returns the visible cell of a row or an item.
  func visibleCell(at path: IndexPath) -> Cell?

  /// Moves the cells and the selection of items to the new index paths of the items, and the
  /// headers and footers to the new places of the sections.
  ///
  /// - Parameters:
  ///   - newPath: Returns nil for an item that was deleted, or whose cell is requested again.
  ///   - newSection: Returns nil for a section that was deleted, or whose header and footer are
  ///     requested again.
  ///   - reusesLater: Whether the removed cells can be reused only after the next layout.
  func rearrange(
    _ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?, reusesLater: Bool)

  /// Requests all cells again.
  func reloadData()

  /// Returns the index paths of the rows or items in an area of the contents.
  func elements(in area: CGRect) -> [IndexPath]

  /// Tells the prefetching data source that rows or items will soon be needed.
  func announce(_ paths: [IndexPath])

  /// Tells the prefetching data source that rows or items will not be needed soon.
  func withdraw(_ paths: [IndexPath])
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
    guard isValid(path), path.item != NSNotFound,
      let message = updates.misplaced(path, in: counts)
    else { return }
    clientWorld.report(Issues.noSuchElement(message))
  }

  /// Returns whether an index path can stand for a row or an item; raises an issue if it cannot.
  func isValid(_ path: IndexPath) -> Bool {
    guard let message = updates.malformed(path) else { return true }
    clientWorld.report(
      Issues.illegalValue(message, advice: "Create the index path with a section and a row."))
    return false
  }

  /// Returns whether the user can tap a row or an item; reports an issue if it does not exist.
  func canTap(at path: IndexPath) -> Bool {
    guard isValid(path) else { return false }
    let isPresent = hasElement(at: path)
    if !isPresent {
      clientWorld.report(Issues.noElementToTap(updates.name(of: path), in: "\(self)"))
    }
    return isPresent
  }

  /// Reads the numbers of rows or items, if the list has not read them since the last reload.
  func readCounts() {
    if updates.counts == nil { readCountsAgain() }
  }

  private func readCountsAgain() {
    // The data source may ask the list for its numbers now.
    let sections = 0..<possible(suppliedSections)
    updates.restart(sections.map { _ in 0 })
    updates.counts = sections.map { possible(suppliedElements(inSection: $0), in: $0) }
  }

  /// Returns a number that the data source has returned; raises an issue and returns 0 if the list
  /// cannot have this number of sections, rows or items.
  private func possible(_ count: Int, in section: Int? = nil) -> Int {
    guard let message = updates.impossible(count, in: section) else { return count }
    clientWorld.report(
      Issues.illegalValue(message, advice: "Return a number that is not negative."))
    return 0
  }

  /// Forgets the numbers of rows or items, the selection, and all cells, headers and footers.
  func forgetContents() {
    updates.restart(nil)
    attached(ListPrefetching.self)?.forget()
    rearrange({ _ in nil }, newSection: { _ in nil }, reusesLater: false)
  }

  /// Makes a change, which is a group of its own unless a group of changes is open.
  func change(_ change: (inout ListUpdates) -> Void) {
    beginChanges()
    change(&updates)
    endChanges()
  }

  /// Makes a change at those of the index paths that can stand for a row or an item.
  func change(at paths: [IndexPath], _ change: (inout ListUpdates, [IndexPath]) -> Void) {
    let paths = paths.filter(isValid)
    self.change { change(&$0, paths) }
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
    awaitChanges()
  }

  /// Performs a group of changes, and calls a completion when their animation would have ended.
  func changeTogether(_ changes: (() -> Void)?, then completion: ((Bool) -> Void)?) {
    beginChanges()
    changes?()
    endChanges()
    if let completion { awaitChanges(then: completion) }
  }

  /// Waits for as long as UIKit animates changes, and then calls a completion.
  ///
  /// The completions of open transactions wait, too. A list that is not on screen animates nothing:
  /// its completion is called in the next turn. If animations are disabled, the completion is
  /// called at once.
  func awaitChanges(then completion: ((Bool) -> Void)? = nil) {
    let world = clientWorld
    guard completion != nil || world.animations.transactions.haveCompletion else { return }
    world.use {
      guard window != nil else {
        return UIView.animate(withDuration: 0.3, animations: {}, completion: completion)
      }
      UIView.animateTransition(withDuration: 0.3, options: .allowUserInteraction) {
      } completion: {
        completion?($0)
      }
    }
  }

  /// Shows changes that the data source has made.
  ///
  /// A list on screen requests the new cells at once, as in UIKit. The removed cells are not among
  /// them, because a device still shows these cells while it animates the changes.
  ///
  /// - Parameters:
  ///   - newPath: See ``rearrange(_:newSection:reusesLater:)``.
  ///   - newSection: See ``rearrange(_:newSection:reusesLater:)``.
  ///   - reconfigured: The new index paths of the items whose cells are configured again.
  func showChanges(
    _ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?, reconfigured: [IndexPath]
  ) {
    attached(ListPrefetching.self)?.forget()
    rearrange(newPath, newSection: newSection, reusesLater: true)
    configureAgain(reconfigured)
    if isLaidOut, window != nil { layoutIfNeeded() }
  }

  /// Lets the data source configure the cells of items again, without a new layout.
  private func configureAgain(_ paths: [IndexPath]) {
    for path in paths {
      reconfigured = visibleCell(at: path)
      if reconfigured != nil { _ = suppliedCell(at: path) }
      reconfigured = nil
    }
  }
}

extension UITableView: ListView {
  final var suppliedSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func suppliedElements(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  final func suppliedCell(at path: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  final func visibleCell(at path: IndexPath) -> UITableViewCell? { cellForRow(at: path) }

  final func elements(in area: CGRect) -> [IndexPath] {
    arrangement.rows(in: area).map(\.path)
  }

  final func announce(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  final func withdraw(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }
}

extension UICollectionView: ListView {
  final var suppliedSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func suppliedElements(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  final func suppliedCell(at path: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }

  final func visibleCell(at path: IndexPath) -> UICollectionViewCell? { cellForItem(at: path) }

  final func elements(in area: CGRect) -> [IndexPath] {
    (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementKind == nil && $0.frame.overlaps(area) }.map(\.indexPath)
      .sorted()
  }

  final func announce(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  final func withdraw(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }
}
