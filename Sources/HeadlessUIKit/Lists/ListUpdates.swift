import Foundation

/// The numbers of a list's rows or items, and the changes that a group of changes has made so far.
///
/// The changes must explain the numbers that the data source returns after them; otherwise, UIKit
/// raises an exception.
struct ListUpdates {
  /// The words of UIKit's messages: for a list, and for an element of it.
  let list: String, element: String
  /// The number of elements of each section; nil if the list must read them from the data source.
  var counts: [Int]?
  private var depth = 0

  /// The elements that were inserted, with their places after the changes.
  var inserted: [IndexPath] = []
  /// The elements that were deleted, with their places before the changes.
  var deleted: [IndexPath] = []
  /// The elements whose cells are requested again, with their places before the changes.
  var reloaded: Set<IndexPath> = []
  /// The elements whose cells are configured again, with their places before the changes.
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  init(list: String, element: String) {
    (self.list, self.element) = (list, element)
  }

  /// Whether a group of changes has begun and has not ended.
  var isOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func end() { depth = max(0, depth - 1) }

  /// Stores the numbers of elements, and forgets the changes.
  ///
  /// - Parameter counts: The number of elements of each section; nil if the list will read them
  ///   later.
  mutating func restart(_ counts: [Int]?) {
    let depth = depth
    self = ListUpdates(list: list, element: element)
    (self.counts, self.depth) = (counts, depth)
  }

  // MARK: Places after the changes

  /// Returns the place of a section after the changes; nil if the section was deleted.
  func newSection(_ old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    guard !deletedSections.contains(old) else { return nil }
    return Self.place(
      of: old, without: deletedSections + movedSections.map(\.from),
      among: insertedSections + movedSections.map(\.to))
  }

  /// Returns the place of an element after the changes; nil if the element was deleted.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == old }) { return move.to }
    guard !deleted.contains(old), let section = newSection(old.section) else { return nil }
    let left = deleted + moved.map(\.from), arrived = inserted + moved.map(\.to)
    let item = Self.place(
      of: old.item, without: left.filter { $0.section == old.section }.map(\.item),
      among: arrived.filter { $0.section == section }.map(\.item))
    return IndexPath(item: item, section: section)
  }

  /// Returns the place of a section whose header and footer stay; otherwise nil.
  func keptSection(_ old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : newSection(old)
  }

  /// Returns the place of an element whose cell stays; otherwise nil.
  func keptPath(_ old: IndexPath) -> IndexPath? {
    reloaded.contains(old) || reloadedSections.contains(old.section) ? nil : newPath(old)
  }

  /// Returns the place of something that stays, without the places that others have left, and among
  /// the places that others have taken.
  private static func place(of old: Int, without left: [Int], among arrived: [Int]) -> Int {
    arrived.sorted().reduce(old - Set(left).count { $0 < old }) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
