import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Compositional layouts") struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [5]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private let home = PlainViewController(title: "Home"), source = Source()
  private let stage: Stage

  init() { stage = Stage(home) }

  /// Adds a collection view of 300 x 600 points.
  private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    source.counts = counts
    view.dataSource = source
    home.view.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<source.counts[section]).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a grid of thirds fills each row and continues in the next row`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)), subitems: [item])
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [5])
    expect(
      frames(view),
      equals: [
        rect(2, 1, 94, 96), rect(102, 1, 94, 96), rect(202, 1, 94, 96), rect(2, 101, 94, 96),
        rect(102, 101, 94, 96),
      ])
    expect(view.contentSize == CGSize(width: 300, height: 200) && view.visibleCells.count == 5)
    expect(group.visualDescription() == "row of 1 item" && group.subitems == [item])
    try stage.close()
  }

  @Test func `a number of items share a row and the distances between them`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 9, trailing: 30)
    let view = show(UICollectionViewCompositionalLayout(section: section), [3])
    expect(
      frames(view), equals: [rect(20, 7, 120, 40), rect(150, 7, 120, 40), rect(20, 62, 120, 40)])
    expect(view.contentSize.height, equals: 121)
    try stage.close()
  }

  @Test func `repeated items keep their size and flexible distances fill the row`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(10)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(8)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
    expect(frames(view).map(\.minX), equals: [0, 125, 250, 0])
    expect(frames(view).map(\.minY), equals: [0, 0, 0, 50], "the row is as high as its items")
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .fixed(6), trailing: .flexible(0), bottom: nil)
    group.interItemSpacing = nil
    view.collectionViewLayout.invalidateLayout()
    expect(frames(view).map(\.minX) == [4, 104, 204, 4] && frames(view)[3].minY == 62)
    let spacing = NSCollectionLayoutSpacing.flexible(3)
    expect(spacing.isFlexibleSpacing && !spacing.isFixedSpacing && spacing.spacing == 3)
    try stage.close()
  }

  @Test func `groups inside groups place items beside a large item`() throws {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
    expect(
      frames(view),
      equals: [
        rect(0, 0, 200, 200), rect(200, 0, 100, 100), rect(200, 100, 100, 100),
        rect(0, 200, 200, 200),
      ])
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(90)), subitem: small, count: 3)
    let pairs = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(10)), repeatingSubitem: stack, count: 2)
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: pairs)),
      animated: false)
    source.counts = [7]
    view.reloadData()
    expect(frames(view).map(\.minY), equals: [0, 30, 60, 90, 120, 150, 180])
    try stage.close()
  }

  @Test func `a custom group uses the frames of its closure`() throws {
    let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
      let container: any NSCollectionLayoutContainer = environment.container
      let width = container.effectiveContentSize.width
      expect(container.contentInsets, equals: container.effectiveContentInsets)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 5, y: 30, width: 10, height: 10), zIndex: 3),
      ]
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), itemProvider: provider)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3])
    expect(frames(view), equals: [rect(0, 0, 300, 20), rect(5, 30, 10, 10), rect(0, 100, 300, 20)])
    expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex, equals: 3)
    try stage.close()
  }

  @Test func `headers, footers and badges are placed at the edges`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let dot = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "dot",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 2)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    expect(dot.containerAnchor.isAbsoluteOffset && badge.itemAnchor == nil && dot.zIndex == 1)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge, dot])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(40)),
      elementKind: UICollectionView.elementKindSectionFooter,
      alignment: NSRectAlignment.bottomTrailing, absoluteOffset: CGPoint(x: 0, y: 1))
    section.boundarySupplementaryItems = [header, footer]
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "back")]
    let view = show(UICollectionViewCompositionalLayout(section: section), [1, 2])
    view.collectionViewLayout.register(
      UICollectionReusableView.self, forDecorationViewOfKind: "back")
    func frame(_ kind: String, _ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    expect(frames(view), equals: [rect(20, 40, 100, 100)])
    expect(frame(UICollectionView.elementKindSectionHeader, 0, 0), equals: rect(20, 0, 260, 30))
    expect(frame(UICollectionView.elementKindSectionFooter, 0, 0), equals: rect(230, 151, 50, 40))
    expect(frame("badge", 0, 0), equals: rect(110, 30, 20, 20))
    expect(frame("dot", 0, 0), equals: rect(65, 142, 10, 10))
    expect(frame("badge", 1, 1), equals: rect(210, 220, 20, 20))
    section.supplementariesFollowContentInsets = false
    header.extendsBoundary = false
    view.collectionViewLayout.invalidateLayout()
    expect(frame(UICollectionView.elementKindSectionHeader, 0, 0), equals: rect(0, 0, 300, 30))
    expect(frames(view), equals: [rect(20, 10, 100, 100)])
    view.layoutIfNeeded()
    expect(view.visibleSupplementaryViews(ofKind: "badge").count, equals: 3)
    try stage.close()
  }

  @Test func `a closure returns a section for each section of the data source`() throws {
    var asked: [Int] = [], sizes: [CGSize] = []
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    settings.interSectionSpacing = 15
    settings.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
      asked.append(index)
      guard index < 2 else { return nil }
      let current: any NSCollectionLayoutEnvironment = environment
      sizes.append(current.container.contentSize)
      expect(current.traitCollection.horizontalSizeClass, equals: .compact)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)))
      return NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
          subitems: [item]))
    }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: provider, configuration: settings)
    let view = show(layout, [2, 1, 1])
    expect(asked == [0, 1, 2] && stage.issues.map(\.code) == [.notModelled])
    expect(frames(view).map(\.minY) == [25, 35] && frames(view, 1).map(\.minY) == [60])
    expect(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(index: 0)) != nil)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    expect(asked == [0, 1, 2, 0, 1, 2] && frames(view).map(\.width) == [200, 200])
    expect(sizes.map(\.width) == [300, 300, 200, 200] && sizes.map(\.height).max() == 600)
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    expect(asked.count, equals: 6, "the visible part has the same size")
    layout.configuration = UICollectionViewCompositionalLayoutConfiguration()
    expect(frames(view).map(\.minY), equals: [0, 10])
  }

  @Test func `a layout that scrolls horizontally places groups beside each other`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    settings.scrollDirection = .horizontal
    let view = show(
      UICollectionViewCompositionalLayout(section: section, configuration: settings), [3])
    expect(
      frames(view), equals: [rect(0, 0, 80, 300), rect(0, 300, 80, 300), rect(90, 0, 80, 300)])
    expect(view.contentSize, equals: CGSize(width: 170, height: 600))
    try stage.close()
  }

  @Test func `a section that scrolls stops where its behavior permits`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    var seen: [[Int]] = []
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, offset, _ in
      seen.append(items.map(\.indexPath.item) + [Int(offset.x)])
      for item: any NSCollectionLayoutVisibleItem in items { item.alpha = 0.5 }
    }
    section.visibleItemsInvalidationHandler = handler
    let view = show(UICollectionViewCompositionalLayout(section: section), [4])
    expect(frames(view).map(\.minX) == [0, 210, 420, 630] && view.visibleCells.count == 2)
    expect(view.contentSize == CGSize(width: 300, height: 100) && seen == [[0, 1, 0]])
    expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    view.scrollSection(0, to: 180)
    expect(frames(view).map(\.minX) == [-210, 0, 210, 420] && view.offset(ofSection: 0) == 210)
    expect(view.indexPathsForVisibleItems.map(\.item) == [1, 2] && seen.last == [1, 2, 210])
    view.scrollSection(0, to: 9_000)
    expect(view.offset(ofSection: 0), equals: 530, "the last group ends at the right side")
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: false)
    expect(view.offset(ofSection: 0), equals: 0)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    view.collectionViewLayout.invalidateLayout()
    expect(frames(view).map(\.minX), equals: [50, 260, 470, 680])
    section.orthogonalScrollingBehavior = .continuous
    view.collectionViewLayout.invalidateLayout()
    view.scrollSection(0, to: 33)
    view.scrollSection(7, to: 33)
    expect(view.offset(ofSection: 0) == 33 && frames(view)[0].minX == -33)
    section.orthogonalScrollingBehavior = .paging
    view.collectionViewLayout.invalidateLayout()
    view.scrollSection(0, to: 200)
    expect(view.offset(ofSection: 0), equals: 300)
    try stage.close()
  }

  @Test func `a section can be a list with swipe actions, headers and footers`() throws {
    var deleted: [Int] = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path.item)
          done(true)
        }
      ])
    }
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    let view = show(layout, [2])
    expect(frames(view), equals: [rect(0, 44, 300, 44), rect(0, 88, 300, 44)])
    expect(view.contentSize.height, equals: 176)
    expect(view.tapSwipeAction("Delete", at: IndexPath(item: 1, section: 0)) && deleted == [1])
    expect(!view.tapSwipeAction("Share", at: IndexPath(item: 1, section: 0)))
    try stage.close()
  }

  @Test func `a section that loses items ends at its last item`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let view = show(UICollectionViewCompositionalLayout(section: section), [4])
    view.scrollSection(0, to: 450)
    source.counts = [2]
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.offset(ofSection: 0) == 100 && frames(view).map(\.minX) == [-100, 100])
    try stage.close()
  }

  @Test func `the closure may return no section if the section is empty`() throws {
    let view = show(UICollectionViewCompositionalLayout { _, _ in nil }, [0])
    expect(view.contentSize.height, equals: 0)
    try stage.close()
  }

  @Test func `a dimension reports its kind and its value`() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(7), .estimated(8),
    ]
    expect(dimensions.map(\.isFractionalWidth), equals: [true, false, false, false])
    expect(dimensions.map(\.isFractionalHeight), equals: [false, true, false, false])
    expect(dimensions.map(\.isAbsolute), equals: [false, false, true, false])
    expect(dimensions.map(\.isEstimated), equals: [false, false, false, true])
    expect(dimensions.map(\.dimension), equals: [0.5, 0.25, 7, 8])
    let behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered
    expect(behavior.rawValue == 5 && UIContentInsetsReference.readableContent.rawValue == 4)
  }
}
