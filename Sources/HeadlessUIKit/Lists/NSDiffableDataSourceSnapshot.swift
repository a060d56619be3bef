import Foundation

/// The sections and items of a table or a collection view at one time.
///
/// Each identifier is unique in a snapshot. A change with an identifier that is in the snapshot
/// already, or with an unknown identifier where a known one is needed, has no effect. UIKit raises
/// an exception in these cases; here the data source that applies the snapshot reports an issue.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The items whose cells are requested again when the snapshot is applied.
  private var reloaded: Set<ItemIdentifierType> = []
  /// The sections whose headers and footers are requested again when the snapshot is applied.
  private var reloadedSections: Set<SectionIdentifierType> = []
  /// The items whose cells are configured again when the snapshot is applied.
  private(set) var reconfigured: [ItemIdentifierType] = []
  /// The first mistake in the changes of the snapshot.
  private(set) var mistake = SnapshotMistake()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Contents

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section; 0 if the section is unknown.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { indexOfSection(identifier).map { sections[$0].items } ?? [] }

  /// Returns the section that contains an item; nil if the item is unknown.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { indexPath(of: identifier).map { sections[$0.section].identifier } }

  /// Returns the position of a section; nil if the section is unknown.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Returns the position of an item among the items of all sections; nil if the item is unknown.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) {
        return IndexPath(item: index, section: number)
      }
    }
    return nil
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// Returns the index path of an item whose cell stays; nil if the item is unknown or reloaded.
  func keptPath(of item: ItemIdentifierType) -> IndexPath? {
    reloaded.contains(item) ? nil : indexPath(of: item)
  }

  /// Returns the position of a section whose header and footer stay; nil if the section is unknown
  /// or reloaded.
  func keptSection(_ section: SectionIdentifierType) -> Int? {
    reloadedSections.contains(section) ? nil : indexOfSection(section)
  }

  /// The snapshot without its mistake and without the items and sections to reload or to configure
  /// again.
  var withoutMarks: Self {
    var snapshot = self
    (snapshot.reloaded, snapshot.reloadedSections, snapshot.reconfigured) = ([], [], [])
    snapshot.mistake = SnapshotMistake()
    return snapshot
  }

  // MARK: Sections

  /// Adds sections after the last section.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections in front of a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = known(toIdentifier) { insert(identifiers, at: index) }
  }

  /// Adds sections behind a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = known(toIdentifier) { insert(identifiers, at: index + 1) }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Replaces the items of a section; adds the section if it is unknown.
  mutating func replaceItems(
    inSection identifier: SectionIdentifierType, by items: [ItemIdentifierType]
  ) {
    if indexOfSection(identifier) == nil { appendSections([identifier]) }
    deleteItems(itemIdentifiers(inSection: identifier))
    appendItems(items, toSection: identifier)
  }

  /// Moves a section in front of another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 0) }

  /// Moves a section behind another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 1) }

  /// Requests the cells of all items of some sections again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where known(identifier) != nil {
      reloadedSections.insert(identifier)
      reloaded.formUnion(itemIdentifiers(inSection: identifier))
    }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var all = Set(sectionIdentifiers)
    let new = identifiers.filter { mistake.isNew($0, in: &all) }
    sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, distance: Int
  ) {
    guard identifier != target, let from = known(identifier), known(target) != nil else { return }
    let section = sections.remove(at: from)
    sections.insert(section, at: (indexOfSection(target) ?? 0) + distance)
  }

  private mutating func known(_ identifier: SectionIdentifierType) -> Int? {
    let index = indexOfSection(identifier)
    if index == nil { mistake.noteMissing("section \(identifier)") }
    return index
  }

  // MARK: Items

  /// Adds items at the end of a section; nil is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      return mistake.noteMissing("section for its items")
    }
    guard let index = known(section) else { return }
    insert(identifiers, at: IndexPath(item: sections[index].items.count, section: index))
  }

  /// Adds items in front of an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    if let path = known(beforeIdentifier) { insert(identifiers, at: path) }
  }

  /// Adds items behind an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let path = known(afterIdentifier) else { return }
    insert(identifiers, at: IndexPath(item: path.item + 1, section: path.section))
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item in front of another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 0) }

  /// Moves an item behind another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 1) }

  /// Returns the snapshot after an item was moved from one index path to another.
  func moved(from old: IndexPath, to new: IndexPath) -> Self {
    var snapshot = self
    guard item(at: old) != nil, sections.indices.contains(new.section) else { return self }
    let item = snapshot.sections[old.section].items.remove(at: old.item)
    let count = snapshot.sections[new.section].items.count
    snapshot.sections[new.section].items.insert(item, at: min(new.item, count))
    return snapshot
  }

  /// Requests the cells of items again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(present(identifiers))
  }

  /// Configures the cells of items again when the snapshot is applied; the items keep their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured += present(identifiers)
  }

  private mutating func present(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    identifiers.filter { known($0) != nil }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    var all = Set(itemIdentifiers)
    let new = identifiers.filter { mistake.isNew($0, in: &all) }
    sections[path.section].items.insert(contentsOf: new, at: path.item)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, distance: Int
  ) {
    guard identifier != target, let from = known(identifier), known(target) != nil else { return }
    let item = sections[from.section].items.remove(at: from.item)
    guard let path = indexPath(of: target) else { return }
    sections[path.section].items.insert(item, at: path.item + distance)
  }

  private mutating func known(_ identifier: ItemIdentifierType) -> IndexPath? {
    let path = indexPath(of: identifier)
    if path == nil { mistake.noteMissing("item \(identifier)") }
    return path
  }
}
