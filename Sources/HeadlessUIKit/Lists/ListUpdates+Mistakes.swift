import Foundation

extension ListUpdates {
  /// Returns UIKit's message if an index path cannot stand for an element; nil if it can.
  func malformed(_ path: IndexPath) -> String? {
    guard path.count != 2 else { return nil }
    return """
      Invalid index path for use with a \(list). Index paths passed to a \(list) must contain \
      exactly two indices specifying the section and the \(element).
      """
  }

  /// Returns the words for an element in a message.
  func name(of path: IndexPath) -> String { "\(element) \(path.item) of section \(path.section)" }

  /// Returns UIKit's message if a list cannot have a number of sections or of elements; nil if it
  /// can.
  ///
  /// - Parameter section: The section of the elements; nil for the number of sections.
  func impossible(_ count: Int, in section: Int? = nil) -> String? {
    guard !(0...Int(Int32.max)).contains(count) else { return nil }
    guard let section else {
      return "Failed to allocate data stores for \(count) sections. Consider using fewer sections"
    }
    return """
      Failed to allocate data stores for \(count) \(element)s in section \(section). Consider \
      using fewer \(element)s
      """
  }

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
    return missingSection(before: counts.count, after: new.count)
      ?? missingElement(before: counts, after: new)
  }

  /// Returns UIKit's message if a section that was deleted, reloaded or moved did not exist, or if
  /// an inserted or moved section does not exist.
  private func missingSection(before: Int, after: Int) -> String? {
    if let section = deletedSections.union(reloadedSections).first(where: { $0 >= before }) {
      return """
        attempt to delete section \(section), but there are only \(before) sections before the \
        update
        """
    }
    if let section = insertedSections.first(where: { $0 >= after }) {
      return """
        attempt to insert section \(section) but there are only \(after) sections after the update
        """
    }
    guard
      let move = movedSections.first(where: {
        !(0..<before).contains($0.from) || !(0..<after).contains($0.to)
      })
    else { return nil }
    return """
      attempt to move section \(move.from) to section \(move.to), but there are only \(before) \
      sections before the update and \(after) sections after the update
      """
  }

  /// Returns UIKit's message if an element that was deleted, reloaded or moved did not exist, or if
  /// an inserted or moved element does not exist.
  private func missingElement(before: [Int], after: [Int]) -> String? {
    func isMissing(_ path: IndexPath, in counts: [Int]) -> Bool {
      !counts.indices.contains(path.section) || !(0..<counts[path.section]).contains(path.item)
    }
    func present(_ path: IndexPath, in counts: [Int]) -> String {
      counts.indices.contains(path.section)
        ? "\(counts[path.section]) \(element)s in section \(path.section)"
        : "\(counts.count) sections"
    }
    if let path = (deleted + reloaded.sorted()).first(where: { isMissing($0, in: before) }) {
      let place = "attempt to delete \(element) \(path.item) from section \(path.section)"
      return before.indices.contains(path.section)
        ? "\(place) which only contains \(before[path.section]) \(element)s before the update"
        : "\(place), but there are only \(before.count) sections before the update"
    }
    if let path = inserted.first(where: { isMissing($0, in: after) }) {
      return """
        attempt to insert \(element) \(path.item) into section \(path.section), but there are only \
        \(present(path, in: after)) after the update
        """
    }
    if let (path, _) = moved.first(where: { isMissing($0.from, in: before) }) {
      return """
        attempt to move index path (\(path)) that does not exist - there are only \
        \(present(path, in: before)) before the update
        """
    }
    guard let (old, path) = moved.first(where: { isMissing($0.to, in: after) }) else { return nil }
    return """
      attempt to move index path (\(old)) to index path (\(path)) that does not exist - there are \
      only \(present(path, in: after)) after the update
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
