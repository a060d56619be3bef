import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Collection view controllers, headers and layouts")
struct CollectionControllerTests {
  private final class Header: UICollectionReusableView {
    let label = UILabel()
    var reuses = 0

    override func prepareForReuse() { reuses += 1 }
  }

  private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var counts = [4, 2]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? Header)?.label.text = "Section \(indexPath.section)"
      return view
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.section).\(indexPath.item)") }
  }

  private final class Wheel: UICollectionViewLayout {
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 100) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).map { item in
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(x: CGFloat(item) * 500, y: 0, width: 100, height: 100)
        place.alpha = item == 0 ? 0.5 : 1
        place.transform = CGAffineTransform(scaleX: 2, y: 1)
        return place
      }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 500).rounded() * 500, y: 0) }
  }

  private func flow() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 190, height: 300)
    flow.headerReferenceSize = CGSize(width: 0, height: 40)
    return flow
  }

  @Test func `a collection view controller shows its cells and the headers of its sections`() throws
  {
    let grid = Grid(collectionViewLayout: flow()), stage = Stage(grid)
    try stage.settle()
    let list: UICollectionView = grid.collectionView
    expect(list === grid.view && list.visibleCells.count == 6)
    expect(list.contentSize, equals: CGSize(width: 390, height: 40 + 5 + 610 + 40 + 5 + 300))
    let kind = UICollectionView.elementKindSectionHeader
    let headers = list.visibleSupplementaryViews(ofKind: kind).compactMap { $0 as? Header }
    expect(headers.map(\.label.text), equals: ["Section 0", "Section 1"])
    expect(headers.map(\.frame.minY), equals: [0, 655])
    expect(
      list.indexPathsForVisibleSupplementaryElements(ofKind: kind), equals: [[0, 0], [1, 0]])
    let second = IndexPath(item: 1, section: 0)
    expect(list.layoutAttributesForItem(at: second)?.frame.origin, equals: CGPoint(x: 200, y: 45))
    expect(
      list.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 1))?.frame.minY, equals: 655)
    list.tapItem(at: second)
    expect(grid.log == ["select 0.1"] && list.indexPathsForSelectedItems == [second])
    grid.viewWillAppear(false)
    expect(list.indexPathsForSelectedItems, equals: [])
    try stage.close()
  }

  @Test func `a flow layout that scrolls horizontally places its items in columns`() throws {
    let flow = flow(), grid = Grid(collectionViewLayout: flow)
    grid.counts = [6, 1]
    let stage = Stage(grid)
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 200)
    flow.headerReferenceSize = CGSize(width: 20, height: 0)
    flow.minimumLineSpacing = 30
    try stage.settle()
    let list = try #require(grid.collectionView)
    let height = list.bounds.inset(by: list.adjustedContentInset).height
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      flow.layoutAttributesForItem(at: [section, item])?.frame
    }
    expect(frame(0, 0)?.origin, equals: CGPoint(x: 20, y: 5))
    expect(frame(3, 0)?.maxY == height && frame(4, 0)?.origin == CGPoint(x: 150, y: 5))
    expect(frame(0, 1)?.origin, equals: CGPoint(x: 270, y: 5))
    expect(list.contentSize, equals: CGSize(width: 370, height: height))
    let header = flow.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    expect(header?.frame, equals: CGRect(x: 250, y: 0, width: 20, height: height))
    try stage.close()
  }

  @Test func `section headers that scroll out of sight are reused`() throws {
    let grid = Grid(collectionViewLayout: flow())
    grid.counts = [8, 8, 8]
    let stage = Stage(grid)
    try stage.settle()
    let list: UICollectionView = grid.collectionView
    let first =
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? Header
    list.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
    try stage.settle()
    expect(list.contentOffset.y, equals: 1320)
    expect(first?.superview == nil)
    list.scrollToItem(at: IndexPath(item: 7, section: 2), at: .bottom, animated: false)
    try stage.settle()
    expect(list.contentOffset.y, equals: list.contentSize.height - 844)
    list.contentOffset = .zero
    grid.counts = [1]
    list.performBatchUpdates {
      list.deleteSections([1, 2])
      list.reloadSections([0])
    }
    try stage.settle()
    expect(list.visibleCells.count, equals: 1)
    expect((first?.reuses ?? 0) + 1 > 1 && list.numberOfSections == 1)
    try stage.close()
  }

  @Test func `a custom collection view layout places the cells and decides where scrolling stops`()
    throws
  {
    let wheel = Wheel(), grid = Grid(collectionViewLayout: wheel), stage = Stage(grid)
    grid.counts = [4]
    try stage.settle()
    let list: UICollectionView = grid.collectionView
    expect(list.visibleCells.map(\.alpha), equals: [0.5])
    expect(list.visibleCells.map(\.bounds.width), equals: [100])
    expect(list.visibleCells.map(\.frame.width), equals: [200])
    let before = wheel.preparations
    let finger = stage.user.touch(list, at: CGPoint(x: 350, y: 50))
    finger.move(x: -50, y: 0)
    finger.move(x: -250, y: 0)
    finger.lift()
    expect(list.isDecelerating)
    try stage.settle()
    expect(list.contentOffset.x == 500 && !list.isDecelerating)
    expect(wheel.preparations > before)
    try stage.close()
  }
}
