import TestSupport
import Testing
import UIKit

@MainActor @Suite("Snapshots of sections and items") struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private var snapshot = Snapshot()

  init() {
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
  }

  private func lists(_ snapshot: Snapshot) -> [String: [Int]] {
    Dictionary(
      uniqueKeysWithValues: snapshot.sectionIdentifiers.map {
        ($0, snapshot.itemIdentifiers(inSection: $0))
      })
  }

  @Test func `items are appended to the given section or to the last section`() {
    expect(lists(snapshot), equals: ["a": [1, 2, 3], "b": [4, 5]])
    expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 5)
    expect(snapshot.numberOfItems(inSection: "b") == 2 && snapshot.indexOfItem(4) == 3)
    expect(snapshot.sectionIdentifier(containingItem: 5), equals: "b")
    expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    expect(snapshot.numberOfItems(inSection: "c") == 0 && snapshot.indexOfItem(9) == nil)
  }

  @Test func `items are inserted, moved and deleted`() {
    var changed = snapshot
    changed.insertItems([10, 11], beforeItem: 2)
    changed.insertItems([12], afterItem: 5)
    changed.moveItem(1, afterItem: 4)
    changed.moveItem(5, beforeItem: 3)
    changed.deleteItems([11, 2])
    expect(lists(changed), equals: ["a": [10, 5, 3], "b": [4, 1, 12]])
    changed.deleteAllItems()
    expect(changed.itemIdentifiers == [] && changed.sectionIdentifiers == [])
  }

  @Test func `sections are inserted, moved and deleted with their items`() {
    var changed = snapshot
    changed.insertSections(["c"], beforeSection: "a")
    changed.insertSections(["d"], afterSection: "a")
    expect(changed.sectionIdentifiers, equals: ["c", "a", "d", "b"])
    changed.moveSection("b", beforeSection: "c")
    changed.moveSection("c", afterSection: "d")
    expect(changed.sectionIdentifiers, equals: ["b", "a", "d", "c"])
    changed.deleteSections(["a", "d"])
    expect(changed.sectionIdentifiers == ["b", "c"] && changed.itemIdentifiers == [4, 5])
  }

  @Test func `a change that UIKit refuses has no effect`() {
    var changed = snapshot
    changed.appendSections(["b"])
    changed.appendItems([1, 6, 6], toSection: "b")
    changed.appendItems([7], toSection: "c")
    changed.insertItems([8], beforeItem: 9)
    changed.moveItem(1, afterItem: 9)
    changed.moveItem(1, afterItem: 1)
    changed.moveSection("c", beforeSection: "a")
    expect(lists(changed), equals: ["a": [1, 2, 3], "b": [4, 5, 6]])
    var empty = Snapshot()
    empty.appendItems([1])
    expect(empty.numberOfItems, equals: 0)
  }
}
