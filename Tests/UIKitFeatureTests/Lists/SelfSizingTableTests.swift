import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Views whose intrinsic content size depends on their own layout.
@MainActor @Suite("Sizes that need a layout") struct SelfSizingTableTests {
  private final class Table: UITableView, UITableViewDataSource {
    var count = 3

    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class Badge: UIView {
    private let label = UILabel()
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame.size = CGSize(width: 70, height: 20)
    }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return label.frame.size
    }
  }

  private let home = UIViewController()
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test func `a table is as high as its rows if it lays itself out to find its height`() throws {
    let table = Table()
    table.dataSource = table
    table.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: home.view.topAnchor),
      table.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
      table.widthAnchor.constraint(equalToConstant: 300),
    ])
    try stage.settle()
    expect(table.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 132))
    expect(table.visibleCells.map(\.frame.width), equals: [300, 300, 300])
    table.count = 5
    table.reloadData()
    try stage.settle()
    expect(table.frame.height == 220 && table.visibleCells.count == 5)
    try stage.close()
  }

  @Test func `a view may lay itself out while it returns its intrinsic content size`() throws {
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: home.view.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: home.view.centerYAnchor),
    ])
    try stage.settle()
    expect(badge.frame.size, equals: CGSize(width: 70, height: 20))
    try stage.close()
  }
}
