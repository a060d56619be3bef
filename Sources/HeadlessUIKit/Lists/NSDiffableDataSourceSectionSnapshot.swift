import Foundation

/// The items of one section of a collection view; an item can have items inside it.
///
/// Each identifier is unique in a snapshot. A change with an identifier that is in the snapshot
/// already, or with an unknown identifier where a known one is needed, has no effect. UIKit raises
/// an exception in these cases; here the data source that applies the snapshot reports an issue.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// An item, which the items inside it follow.
  private struct Node: Sendable {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false

    func moved(by levels: Int) -> Node {
      var node = self
      node.level += levels
      return node
    }
  }

  private var nodes: [Node] = []
  /// The first mistake in the changes of the snapshot.
  private(set) var mistake = SnapshotMistake()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Contents

  /// All items, each followed by the items inside it.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items that are inside no other item.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items that the section shows: those that are inside expanded items only.
  public var visibleItems: [ItemIdentifierType] {
    var shown = Int.max
    return nodes.filter { node in
      if node.level > shown { return false }
      shown = node.isExpanded ? .max : node.level
      return true
    }.map(\.item)
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Returns the position of an item in ``items``; nil if the item is unknown.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

  /// Returns whether the items inside an item are shown when the item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// Returns whether an item is one of ``visibleItems``.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns the number of items in which an item is; 0 for an unknown item.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { nodes[$0].level } ?? 0
  }

  /// Returns the innermost item in which an item is; nil if there is none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }

  /// Returns a snapshot of the items inside an item, and of the item itself if wanted.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    var part = Self()
    guard let index = index(of: parent) else { return part }
    let first = includingParent ? index : index + 1
    part.nodes = nodes[first..<end(of: index)].map { $0.moved(by: -nodes[first].level) }
    return part
  }

  /// The end of the items inside the item at an index.
  private func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.endIndex
  }

  var withoutMistake: Self {
    var snapshot = self
    snapshot.mistake = SnapshotMistake()
    return snapshot
  }

  // MARK: Changes

  /// Adds items behind the last item inside another item; with nil, behind all items.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(made(items), at: nodes.endIndex, level: 0) }
    guard let index = known(parent) else { return }
    insert(made(items), at: end(of: index), level: nodes[index].level + 1)
  }

  /// Adds items in front of an item, inside the same item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    insert(made(items), at: index, level: nodes[index].level)
  }

  /// Adds items behind an item, inside the same item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    insert(made(items), at: end(of: index), level: nodes[index].level)
  }

  /// Adds the items of a snapshot in front of an item, inside the same item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    insert(snapshot.nodes, at: index, level: nodes[index].level)
  }

  /// Adds the items of a snapshot behind an item, inside the same item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    insert(snapshot.nodes, at: end(of: index), level: nodes[index].level)
  }

  /// Replaces the items inside an item by those of a snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let index = known(parent) else { return }
    nodes.removeSubrange((index + 1)..<end(of: index))
    insert(snapshot.nodes, at: index + 1, level: nodes[index].level + 1)
  }

  /// Removes items, and all items inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      nodes.removeSubrange(index..<end(of: index))
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { nodes = [] }

  /// Shows the items inside items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(true, items) }

  /// Hides the items inside items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(false, items) }

  private mutating func set(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for item in items {
      if let index = index(of: item) { nodes[index].isExpanded = isExpanded }
    }
  }

  private func made(_ items: [ItemIdentifierType]) -> [Node] {
    items.map { Node(item: $0, level: 0) }
  }

  private mutating func insert(_ new: [Node], at index: Int, level: Int) {
    var all = Set(items)
    let added = new.filter { mistake.isNew($0.item, in: &all) }
    nodes.insert(contentsOf: added.map { $0.moved(by: level) }, at: index)
  }

  private mutating func known(_ item: ItemIdentifierType) -> Int? {
    let index = index(of: item)
    if index == nil { mistake.noteMissing("item \(item)") }
    return index
  }
}
