import Foundation

/// The numbers of a list's rows or items, and the changes that a group of changes has made so far.
///
/// The changes must explain the numbers that the data source returns after them; otherwise, UIKit
/// raises an exception.
struct ListUpdates {
  /// The words of UIKit's messages: for a list, and for an element of it.
  private let list: String, element: String
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

  // MARK: Mistakes

  /// Returns UIKit's message for scrolling to an element that does not exist; nil if it exists.
  func misplaced(_ path: IndexPath, in counts: [Int]) -> String? {
    let start = "Attempted to scroll the \(list) to an out-of-bounds"
    guard counts.indices.contains(path.section) else {
      return "\(start) section (\(path.section)) when there are only \(counts.count) sections."
    }
    let count = counts[path.section]
    guard path.item >= count else { return nil }
    return """
      \(start) \(element) (\(path.item)) when there are only \(count) \(element)s in section \
      \(path.section).
      """
  }

  /// Returns UIKit's message if the changes do not explain the new numbers of elements.
  func mistake(after new: [Int]) -> String? {
    guard let counts else { return nil }
    guard new.count == counts.count + insertedSections.count - deletedSections.count else {
      return """
        Invalid update: invalid number of sections. The number of sections contained in the \
        \(list) after the update (\(new.count)) must be equal to the number of sections contained \
        in the \(list) before the update (\(counts.count)), plus or minus the number of sections \
        inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
        """
    }
    for old in counts.indices {
      guard let section = newSection(old), new.indices.contains(section),
        !reloadedSections.contains(old)
      else { continue }
      if let text = mistake(in: section, old, counts[old], new[section]) { return text }
    }
    return missing(before: counts, after: new)
  }

  /// Returns UIKit's message if a deleted or reloaded element did not exist, or if an inserted
  /// element does not exist.
  private func missing(before: [Int], after: [Int]) -> String? {
    func isMissing(_ path: IndexPath, in counts: [Int]) -> Bool {
      !counts.indices.contains(path.section) || path.item >= counts[path.section]
    }
    if let path = (deleted + reloaded.sorted()).first(where: { isMissing($0, in: before) }) {
      let place = "attempt to delete \(element) \(path.item) from section \(path.section)"
      return before.indices.contains(path.section)
        ? "\(place) which only contains \(before[path.section]) \(element)s before the update"
        : "\(place), but there are only \(before.count) sections before the update"
    }
    guard let path = inserted.first(where: { isMissing($0, in: after) }) else { return nil }
    let present =
      after.indices.contains(path.section)
      ? "\(after[path.section]) \(element)s in section \(path.section)" : "\(after.count) sections"
    return """
      attempt to insert \(element) \(path.item) into section \(path.section), but there are only \
      \(present) after the update
      """
  }

  private func mistake(in section: Int, _ old: Int, _ before: Int, _ after: Int) -> String? {
    let added = inserted.count { $0.section == section }
    let removed = deleted.count { $0.section == old }
    let movedIn = moved.count { $0.to.section == section }
    let movedOut = moved.count { $0.from.section == old }
    guard after != before + added - removed + movedIn - movedOut else { return nil }
    return """
      Invalid update: invalid number of \(element)s in section \(section). The number of \
      \(element)s contained in an existing section after the update (\(after)) must be equal to \
      the number of \(element)s contained in that section before the update (\(before)), plus or \
      minus the number of \(element)s inserted or deleted from that section (\(added) inserted, \
      \(removed) deleted) and plus or minus the number of \(element)s moved into or out of that \
      section (\(movedIn) moved in, \(movedOut) moved out).
      """
  }
}
