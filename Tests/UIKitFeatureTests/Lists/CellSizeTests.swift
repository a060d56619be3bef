import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Collection views whose items are as large as their cells.
@MainActor @Suite("Cells that determine the sizes of items") struct CellSizeTests {
  /// A cell that contains a box with a size of its own.
  private final class Cell: UICollectionViewCell {
    let box = UIView()
    private(set) lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    required init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(contentView)
      height.isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ size: CGSize) {
      height.constant = size.height
      width.constant = size.width
      width.isActive = size.width > 0
    }
  }

  private final class Header: UICollectionReusableView {
    required init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.fill(self)
      box.heightAnchor.constraint(equalToConstant: 65).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A grid with one item for each size; the width 0 stands for a width that the layout determines.
  private final class Grid: UICollectionViewController {
    var sizes: [CGSize] = []
    var requested = 0
    var displayed: [Int] = []
    var ended: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.show(sizes[indexPath.item])
      requested += 1
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { displayed.append(indexPath.item) }
    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.append(indexPath.item) }

    func frames() -> [CGRect] { collectionView.visibleCells.map(\.frame) }
  }

  private func list(_ mode: UICollectionLayoutListConfiguration.HeaderMode = .none) -> Grid {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = mode
    return Grid(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  private func heights(_ heights: CGFloat...) -> [CGSize] {
    heights.map { CGSize(width: 0, height: $0) }
  }

  @Test(.rule("L-17")) func `the rows of a list are as high as their contents`() {
    let grid = list()
    grid.sizes = heights(80, 30, 100)
    let stage = Stage(grid)
    stage.runTurn()
    expect(grid.frames().map(\.height), equals: [80, 30, 100])
    expect(grid.frames().map(\.minY), equals: [0, 80, 110])
    expect(grid.collectionView.contentSize.height, equals: 210)
    expect(grid.displayed == [0, 1, 2] && grid.ended == [] && stage.issues.isEmpty)
  }

  @Test(.rule("L-17")) func `a header of a list is as high as its contents`() {
    let grid = list(.supplementary)
    grid.sizes = heights(80)
    let stage = Stage(grid)
    stage.runTurn()
    let headers = grid.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    expect(headers.map(\.frame.height), equals: [65])
    expect(grid.frames().map(\.minY) == [65] && stage.issues.isEmpty)
  }

  @Test(.rule("L-17")) func `items with estimated widths fill as many lines as they need`() {
    let tag = NSCollectionLayoutSize(
      widthDimension: .estimated(10), heightDimension: .absolute(20))
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: tag)])))
    let grid = Grid(collectionViewLayout: layout)
    grid.sizes = [100, 150, 120, 40].map { CGSize(width: $0, height: 20) }
    let stage = Stage(grid, size: CGSize(width: 300, height: 600))
    stage.runTurn()
    expect(grid.frames().map(\.width), equals: [100, 150, 120, 40])
    expect(grid.frames().map(\.minX), equals: [0, 100, 0, 120])
    expect(grid.frames().map(\.minY), equals: [0, 0, 20, 20])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-17")) func `the cells of a flow layout with an estimate determine their sizes`() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let grid = Grid(collectionViewLayout: flow)
    grid.sizes = [CGSize(width: 90, height: 60), CGSize(width: 200, height: 40)]
    let stage = Stage(grid, size: CGSize(width: 300, height: 600))
    stage.runTurn()
    expect(grid.frames().map(\.size), equals: grid.sizes)
    grid.sizes = [CGSize(width: 120, height: 60), CGSize(width: 200, height: 40)]
    grid.collectionView.reloadItems(at: [[0, 0]])
    stage.runTurn()
    expect(grid.frames().map(\.minX) == [0, 0] && grid.frames()[1].minY == 70)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-17"), arguments: ["cell", "layout", "width"])
  func `a cell is asked for its size again when the cell, the layout or the width changes`(
    change: String
  ) throws {
    let grid = list()
    grid.sizes = heights(80, 30)
    let stage = Stage(grid)
    stage.runTurn()
    let cell = try #require(grid.collectionView.visibleCells.first as? Cell)
    cell.height.priority = UILayoutPriority(999)
    cell.height.constant = 50
    stage.runTurn()
    expect(grid.frames().map(\.height), equals: [80, 30])
    switch change {
    case "cell":
      grid.collectionView.selfSizingInvalidation = .disabled
      cell.invalidateIntrinsicContentSize()
      stage.runTurn()
      expect(grid.frames().map(\.height), equals: [80, 30])
      grid.collectionView.selfSizingInvalidation = .enabled
      cell.invalidateIntrinsicContentSize()
    case "layout": grid.collectionView.collectionViewLayout.invalidateLayout()
    default: stage.resize(to: CGSize(width: 320, height: 700))
    }
    stage.runTurn()
    expect(grid.frames().map(\.height), equals: [50, 30])
    expect(grid.requested == 2 && stage.issues.isEmpty)
  }

  @Test(.rule("L-17")) func `cells that do not fit are not displayed, and sizes move with items`() {
    let grid = list()
    grid.sizes = Array(repeating: CGSize(width: 0, height: 400), count: 20)
    let stage = Stage(grid, size: CGSize(width: 400, height: 1000))
    stage.runTurn()
    expect(grid.displayed == [0, 1, 2] && grid.ended == [])
    expect(grid.requested > 3, "the estimated size is smaller")
    grid.collectionView.contentOffset.y = 700
    stage.runTurn()
    expect(grid.frames().map(\.minY), equals: [400, 800, 1200, 1600])
    grid.sizes.remove(at: 0)
    grid.collectionView.deleteItems(at: [[0, 0]])
    expect(grid.frames().map(\.minY), equals: [400, 800, 1200, 1600])
    grid.collectionView.contentOffset.y = 0
    stage.runTurn()
    expect(grid.frames().map(\.minY) == [0, 400, 800] && stage.issues.isEmpty)
  }

  /// A layout of an app with one column.
  private final class Column: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    private var places: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      var end: CGFloat = 0
      places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
        .map { item in
          let place = UICollectionViewLayoutAttributes(forCellWith: [0, item])
          place.frame = CGRect(x: 0, y: end, width: 100, height: heights[item] ?? 10)
          end += place.frame.height
          return place
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      heights[original.indexPath.item] = preferred.size.height
      return true
    }
  }

  private final class Asked: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = 25
      return layoutAttributes
    }
  }

  @Test(.rule("L-17")) func `a layout of an app gets the preferred attributes of the cells`() {
    let grid = Grid(collectionViewLayout: Column())
    grid.loadViewIfNeeded()
    grid.collectionView.register(Asked.self, forCellWithReuseIdentifier: "cell")
    grid.sizes = heights(0, 0)
    let stage = Stage(grid)
    stage.runTurn()
    expect(grid.frames().map(\.height) == [25, 25] && grid.frames()[1].minY == 25)
  }

  private final class Endless: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = .infinity
      return layoutAttributes
    }
  }

  @Test(.rule("L-17"))
  func `a preferred size that is not finite is reported, and the estimated size is used`() {
    let grid = list()
    grid.loadViewIfNeeded()
    grid.collectionView.register(Endless.self, forCellWithReuseIdentifier: "cell")
    grid.sizes = heights(0)
    let stage = Stage(grid)
    stage.runTurn()
    expect(grid.frames().map(\.height), equals: [44])
    expect(stage.issues.map(\.code), equals: [.notFinite])
  }
}
