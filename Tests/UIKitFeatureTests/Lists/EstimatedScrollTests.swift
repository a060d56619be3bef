import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Lists of rows that are lower or higher than estimated.
@MainActor @Suite("Scrolling over rows of estimated heights") struct EstimatedScrollTests {
  private static let count = 300

  private static func fill(_ view: UIView, height: CGFloat) {
    let box = UIView()
    box.fill(view)
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  private final class Rows: UITableViewController {
    let height: CGFloat
    var estimates = 0

    init(height: CGFloat) {
      self.height = height
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      fill(cell.contentView, height: height)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      estimates += 1
      return 44
    }
  }

  private final class Items: UICollectionViewController {
    let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

    init(height: CGFloat) {
      registration = UICollectionView.CellRegistration { cell, _, _ in
        if cell.contentView.subviews.isEmpty { fill(cell.contentView, height: height) }
      }
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: indexPath.item)
    }
  }

  @Test(.rule("L-16"), arguments: [20, 100], [true, false])
  func `a table scrolls to a row whose place is only estimated`(height: CGFloat, animated: Bool)
    throws
  {
    let rows = Rows(height: height), stage = Stage(rows), table: UITableView = rows.tableView
    stage.runTurn()
    let seen = table.bounds.height
    table.scrollToRow(at: [0, 200], at: .middle, animated: animated)
    try stage.settle()
    expect(table.rectForRow(at: [0, 200]).midY, equals: table.contentOffset.y + seen / 2)
    expect(table.rectForRow(at: [0, 200]).height, equals: height)
    table.scrollToRow(at: [0, 299], at: .bottom, animated: animated)
    try stage.settle()
    expect(table.indexPathsForVisibleRows?.last, equals: [0, 299])
    expect(table.contentOffset.y + seen, equals: table.contentSize.height)
    try stage.close()
  }

  @Test(.rule("L-17"), arguments: [20, 100], [true, false])
  func `a list scrolls to an item whose place is only estimated`(height: CGFloat, animated: Bool)
    throws
  {
    let items = Items(height: height), stage = Stage(items)
    let list: UICollectionView = items.collectionView
    stage.runTurn()
    list.scrollToItem(at: [0, 299], at: .bottom, animated: animated)
    try stage.settle()
    expect(list.indexPathsForVisibleItems.max(), equals: [0, 299])
    expect(list.contentOffset.y + list.bounds.height, equals: list.contentSize.height)
    try stage.close()
  }

  @Test(.rule("L-16")) func `estimates are asked for once, until the rows change`() throws {
    let rows = Rows(height: 44), stage = Stage(rows), table: UITableView = rows.tableView
    stage.runTurn()
    expect(rows.estimates, equals: Self.count)
    table.setContentOffset(CGPoint(x: 0, y: 3_000), animated: true)
    try stage.settle()
    expect(rows.estimates, equals: Self.count)
    table.reloadData()
    stage.runTurn()
    expect(rows.estimates > Self.count && rows.estimates < 3 * Self.count)
    try stage.close()
  }
}
