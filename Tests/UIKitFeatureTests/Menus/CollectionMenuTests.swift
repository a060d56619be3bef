import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Context menus of collections") struct CollectionMenuTests {
  private final class Grid: UICollectionViewController {
    var heard: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.item > 0 else { return nil }
      return UIContextMenuConfiguration(
        previewProvider: { UIViewController(nibName: "Preview", bundle: nil) },
        actionProvider: { [weak self] _ in
          UIMenu(children: [
            UIAction(title: "Delete") { _ in self?.heard.append("delete \(indexPath.item)") }
          ])
        })
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.addCompletion { [weak self, animator] in
        guard let self, let preview = animator.previewViewController else { return }
        heard.append("opens \(preview.nibName ?? "")")
        show(preview, sender: self)
      }
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `an item's context menu shows the actions that the delegate supplies`() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout()), stage = Stage(grid)
    try stage.settle()
    expect(grid.collectionView.openContextMenu(at: path(0)) == nil)
    let menu = try #require(grid.collectionView.openContextMenu(at: path(2)))
    menu.choose("Delete")
    expect(grid.heard, equals: ["delete 2"])
    try stage.close()
  }

  @Test func `a tap on the preview of an item shows the previewed screen`() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let stack = UINavigationController(rootViewController: grid), stage = Stage(stack)
    try stage.settle()
    grid.collectionView.tapContextMenuPreview(at: path(0))
    expect(grid.heard.isEmpty)
    grid.collectionView.tapContextMenuPreview(at: path(1))
    try stage.settle()
    expect(grid.heard == ["opens Preview"] && stage.visible.last == "Preview")
    try stage.close()
  }

  @Test func `a delegate can supply one menu for several items`() throws {
    final class Delegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "\(indexPaths.count)") })
      }
    }
    let home = UIViewController(), stage = Stage(home), delegate = Delegate()
    let list = UICollectionView(
      frame: home.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    (list.delegate, list.dataSource) = (delegate, delegate)
    home.view.addSubview(list)
    try stage.settle()
    expect(list.openContextMenu(at: path(0))?.title, equals: "1")
    try stage.close()
  }
}
