import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Beginning and end of context menus") struct MenuLifecycleTests {
  private final class Host: UIViewController, UIContextMenuInteractionDelegate {
    var lines: [String] = []
    lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var opened = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(interaction)
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      opened += 1
      return UIContextMenuConfiguration(
        identifier: NSString(string: "menu \(opened)"),
        previewProvider: { UIViewController(nibName: "Preview", bundle: nil) },
        actionProvider: { [weak self] _ in
          UIMenu(children: [
            UIAction(title: "Delete") { _ in self?.lines.append("deletes") },
            UIAction(title: "Bigger", attributes: .keepsMenuPresented) { _ in
              self?.lines.append("grows")
            },
          ])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("will display \(configuration.identifier)")
      animator?.addAnimations { self.view.alpha = 0.5 }
      animator?.addCompletion { self.lines.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      lines.append("opens \(animator.previewViewController?.nibName ?? "nothing")")
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("will end \(configuration.identifier)")
      animator?.addAnimations { self.view.alpha = 1 }
      animator?.addCompletion { self.lines.append("ended") }
    }
  }

  private let host = Host()
  private let stage: Stage

  init() throws {
    stage = Stage(host)
    try stage.settle()
  }

  @Test func `the delegate can animate with the menu; the menu ends before its action`() throws {
    let menu = try #require(host.interaction.openMenu(at: .zero))
    expect(host.view.alpha, equals: 0.5)
    try stage.settle()
    expect(host.lines, equals: ["will display menu 1", "displayed"])
    menu.choose("Delete")
    menu.choose("Delete")
    try stage.settle()
    expect(
      Array(host.lines.dropFirst(2)), equals: ["will end menu 1", "deletes", "deletes", "ended"])
    expect(host.view.alpha, equals: 1)
    try stage.close()
  }

  @Test func `a menu stays open after an entry that keeps it presented`() throws {
    let menu = try #require(host.interaction.openMenu(at: .zero))
    menu.choose("Bigger")
    expect(host.lines, equals: ["will display menu 1", "grows"])
    host.interaction.dismissMenu()
    host.interaction.dismissMenu()
    expect(host.lines, equals: ["will display menu 1", "grows", "will end menu 1"])
    try stage.settle()
    try stage.close()
  }

  @Test func `a second menu ends the first one, and a tap on the preview ends its menu`() throws {
    _ = host.interaction.openMenu(at: .zero)
    host.interaction.tapPreview(at: .zero)
    expect(
      host.lines,
      equals: [
        "will display menu 1", "will end menu 1", "will display menu 2", "opens Preview",
        "will end menu 2",
      ])
    try stage.settle()
    try stage.close()
  }

  private final class Table: UITableViewController {
    var lines: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: "row \(indexPath.row)" as NSString,
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Flag") { _ in }]) })
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("will display \(configuration.identifier)")
    }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("will end \(configuration.identifier)")
    }
  }

  private final class Grid: UICollectionViewController {
    var lines: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu() })
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("will display")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("will end")
    }
  }

  @Test func `a list's delegate hears of the menus of its rows`() throws {
    let table = Table(style: .plain), stage = Stage(table)
    try stage.settle()
    let menu = try #require(table.tableView.openContextMenu(at: IndexPath(row: 1, section: 0)))
    menu.choose("Flag")
    _ = table.tableView.openContextMenu(at: IndexPath(row: 0, section: 0))
    table.tableView.contextMenuInteraction?.dismissMenu()
    expect(
      table.lines,
      equals: ["will display row 1", "will end row 1", "will display row 0", "will end row 0"])
    table.tableView.delegate = nil
    expect(table.tableView.contextMenuInteraction == nil)
    try stage.close()
  }

  @Test func `a collection's delegate hears of the menus of its items`() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout()), stage = Stage(grid)
    try stage.settle()
    _ = grid.collectionView.openContextMenu(at: IndexPath(item: 1, section: 0))
    grid.collectionView.contextMenuInteraction?.dismissMenu()
    expect(grid.lines, equals: ["will display", "will end"])
    try stage.close()
  }
}
