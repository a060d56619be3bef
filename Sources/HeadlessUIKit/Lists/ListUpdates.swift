import Foundation

/// The numbers of a list's rows or items when the list last read them, and the changes since.
///
/// The changes must explain the numbers that the data source returns after them; otherwise, UIKit
/// raises an exception.
struct ListUpdates {
  /// The words of UIKit's messages: for a list, and for an element of it.
  private let list: String, element: String
  /// The number of elements of each section; nil before the list has read them.
  private(set) var counts: [Int]?
  private var depth = 0

  /// The elements that were inserted, with their places after the changes.
  var inserted: [IndexPath] = []
  /// The elements that were deleted, with their places before the changes.
  var deleted: [IndexPath] = []
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
    var stayed = counts.indices.filter { old in
      !deletedSections.contains(old) && !movedSections.contains { $0.from == old }
    }[...]
    for section in new.indices {
      let isNew =
        insertedSections.contains(section) || movedSections.contains { $0.to == section }
      guard !isNew, let old = stayed.popFirst(), !reloadedSections.contains(old) else { continue }
      if let text = mistake(in: section, old, counts[old], new[section]) { return text }
    }
    return nil
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
