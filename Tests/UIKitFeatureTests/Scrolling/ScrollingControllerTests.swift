import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Controllers of lists that follow the scrolling")
struct ScrollingControllerTests {
  /// The vertical offset that the last call of `scrollViewDidScroll` has seen.
  private static var seen: CGFloat?

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      seen = scrollView.contentOffset.y
    }
  }

  private final class Items: UICollectionViewController {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      seen = scrollView.contentOffset.y
    }
  }

  @Test func `the controllers of tables and collection views override scrollViewDidScroll`() throws
  {
    let controllers: [ScrollingController] = [
      Rows(style: .plain), Items(collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for (index, controller) in controllers.enumerated() {
      let stage = Stage(controller)
      try stage.settle()
      let offset = CGPoint(x: 0, y: 100 * index + 40)
      (controller.view as? UIScrollView)?.setContentOffset(offset, animated: false)
      expect(Self.seen, equals: offset.y)
      try stage.close()
    }
  }

  @Test func `a table controller that has another view than a table has no table`() throws {
    let controller = UITableViewController(style: .plain)
    controller.view = UIView()
    let stage = Stage(controller)
    try stage.settle()
    controller.setEditing(true, animated: false)
    expect(controller.isEditing && controller.tableView == nil)
    expect(controller.refreshControl == nil)
    try stage.close()
  }
}
