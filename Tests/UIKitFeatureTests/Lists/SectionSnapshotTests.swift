import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Sections of a collection view whose items can be expanded and collapsed.
@MainActor @Suite("Snapshots of sections") struct SectionSnapshotTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private let home = UIViewController()
  private let stage: Stage
  private let list: UICollectionView
  private let source: Source

  init() {
    stage = Stage(home)
    list = UICollectionView(
      frame: home.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      let style: UICellAccessory.OutlineDisclosureOptions.Style = item == "Mail" ? .header : .cell
      cell.accessories = [
        .outlineDisclosure(displayed: .always, options: .init(style: style)),
        .customView(
          configuration: .init(customView: UIView(), placement: .trailing(displayed: .always))),
        .multiselect(displayed: .whenEditing),
      ]
    }
    source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    home.view.addSubview(list)
  }

  /// Mail with Inbox, which contains Today, and Sent; and Notes.
  private var outline: Outline {
    var outline = Outline()
    outline.append(["Mail", "Notes"])
    outline.append(["Inbox", "Sent"], to: "Mail")
    outline.append(["Today"], to: "Inbox")
    return outline
  }

  @Test func `a snapshot of a section knows the levels of its items`() {
    var outline = outline
    expect(outline.items, equals: ["Mail", "Inbox", "Today", "Sent", "Notes"])
    expect(outline.rootItems == ["Mail", "Notes"] && outline.visibleItems == ["Mail", "Notes"])
    expect(outline.level(of: "Today") == 2 && outline.parent(of: "Sent") == "Mail")
    expect(outline.parent(of: "Mail") == nil && outline.index(of: "Sent") == 3)
    outline.expand(["Mail"])
    expect(outline.visibleItems, equals: ["Mail", "Inbox", "Sent", "Notes"])
    expect(outline.isExpanded("Mail") && !outline.isVisible("Today") && outline.contains("Today"))
    outline.insert(["Drafts"], before: "Sent")
    outline.insert(["Archive", "Mail"], after: "Inbox")
    expect(outline.visibleItems, equals: ["Mail", "Inbox", "Archive", "Drafts", "Sent", "Notes"])
    expect(outline.level(of: "Archive"), equals: 1)
    outline.delete(["Inbox"])
    expect(!outline.contains("Today"))
  }

  @Test func `a part of a snapshot replaces the items inside another item`() {
    var outline = outline
    let part = outline.snapshot(of: "Mail")
    expect(part.rootItems == ["Inbox", "Sent"] && part.level(of: "Today") == 1)
    expect(outline.snapshot(of: "Inbox", includingParent: true).rootItems, equals: ["Inbox"])
    var other = Outline()
    other.append(["A", "B"])
    outline.replace(childrenOf: "Mail", using: other)
    expect(outline.items == ["Mail", "A", "B", "Notes"] && outline.level(of: "B") == 1)
    outline.insert(part, before: "B")
    expect(outline.items, equals: ["Mail", "A", "Inbox", "Today", "Sent", "B", "Notes"])
    expect(outline.level(of: "Today"), equals: 2)
    outline.deleteAll()
    expect(outline.items, equals: [])
  }

  @Test func `a data source shows the visible items of a section, and keeps the other sections`()
    throws
  {
    var log: [String] = []
    var all = NSDiffableDataSourceSnapshot<String, String>()
    all.appendSections(["first"])
    all.appendItems(["One"])
    source.apply(all, animatingDifferences: false)
    source.apply(outline, to: "second") { log.append("completion") }
    expect(source.snapshot().itemIdentifiers == ["One", "Mail", "Notes"] && log == [])
    try stage.settle()
    expect(log == ["completion"] && list.visibleCells.count == 3)
    expect(source.snapshot(for: "second").items, equals: outline.items)
    expect(source.snapshot(for: "first").items, equals: ["One"])
    all.appendSections(["second"])
    source.apply(all)
    expect(source.snapshot(for: "second").items, equals: [])
    try stage.close()
  }

  @Test func `each snapshot of a section with a mistake is reported once, when it is applied`() {
    let changes: [(message: String, change: (inout Outline) -> Void)] = [
      ("contains the identifier Mail already", { $0.append(["Mail"]) }),
      ("contains the identifier Sent already", { $0.insert(["Sent"], after: "Notes") }),
      ("has no item Trash", { $0.append(["Old"], to: "Trash") }),
      ("has no item Trash", { $0.insert(["Old"], before: "Trash") }),
      ("has no item Trash", { $0.replace(childrenOf: "Trash", using: $0) }),
    ]
    for (message, change) in changes {
      var wrong = outline
      change(&wrong)
      let count = stage.issues.count
      source.apply(wrong, to: "first")
      expect(stage.issues.last?.message.contains(message) == true)
      var next = source.snapshot(for: "first")
      next.append(["More"])
      source.apply(next, to: "first")
      expect(stage.issues.count, equals: count + 1)
    }
    expect(stage.issues.map(\.code), equals: changes.map { _ in .listUpdate })
  }

  @Test func `a tap expands an item, unless the data source's closures forbid it`() throws {
    var log: [String] = []
    var handlers: NSDiffableDataSourceSectionSnapshotHandlers<String> =
      Source.SectionSnapshotHandlers<String>()
    handlers.willExpandItem = { log.append("expand \($0)") }
    handlers.shouldCollapseItem = { $0 != "Inbox" }
    handlers.willCollapseItem = { log.append("collapse \($0)") }
    handlers.snapshotForExpandingParent = { item, inside in
      var more = inside
      if item == "Inbox" { more.append(["Yesterday"]) }
      return more
    }
    source.sectionSnapshotHandlers = handlers
    source.apply(outline, to: "mail", animatingDifferences: false)
    try stage.settle()
    list.tapItem(at: IndexPath(item: 0, section: 0))
    expect(log == ["expand Mail"] && list.indexPathsForSelectedItems == [])
    expect(source.snapshot().itemIdentifiers, equals: ["Mail", "Inbox", "Sent", "Notes"])
    try stage.settle()
    let inbox = IndexPath(item: 1, section: 0)
    list.tapItem(at: inbox)
    expect(list.indexPathsForSelectedItems, equals: [inbox])
    list.tapOutlineDisclosure(at: inbox)
    list.tapOutlineDisclosure(at: inbox)
    expect(log, equals: ["expand Mail", "expand Inbox"])
    expect(
      source.snapshot().itemIdentifiers,
      equals: [
        "Mail", "Inbox", "Today", "Yesterday", "Sent", "Notes",
      ])
    try stage.settle()
    list.tapItem(at: IndexPath(item: 0, section: 0))
    expect(log.last, equals: "collapse Mail")
    expect(source.snapshot().itemIdentifiers, equals: ["Mail", "Notes"])
    try stage.close()
  }
}
