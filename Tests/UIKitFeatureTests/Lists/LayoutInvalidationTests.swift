import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A grid whose lines follow the width of the collection view.
private final class GridLayout: UICollectionViewFlowLayout {
  var contexts: [String] = []

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return context
    }
    flow.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.frame.size
    flow.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    return flow
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let items = context.invalidatedItemIndexPaths?.count ?? 0
    contexts.append(context.invalidateEverything ? "everything" : "\(items) items")
    super.invalidateLayout(with: context)
  }
}

private final class StickyContext: UICollectionViewLayoutInvalidationContext {
  var moves = false
}

/// A layout that is invalid after each change of the bounds, and has a context of its own.
private final class StickyLayout: UICollectionViewLayout {
  var (moves, passes) = (0, 0)

  override class var invalidationContextClass: AnyClass { StickyContext.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? StickyContext)?.moves = true
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
    context.invalidateDecorationElements(ofKind: "line", at: [])
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let headers = context.invalidatedSupplementaryIndexPaths?.values.joined().count
    if (context as? StickyContext)?.moves == true, headers == 1 { moves += 1 }
  }

  override func prepare() {
    super.prepare()
    passes += 1
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
    attributes.alpha = 0
    return attributes
  }
}

private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = 80
    return attributes
  }
}

private final class OneItem: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// The contexts with which the layouts of collection views are invalidated.
@Suite("Invalidation of layouts") @MainActor struct LayoutInvalidationTests {
  private func shown(_ layout: UICollectionViewLayout) throws -> Stage {
    let screen = UICollectionViewController(collectionViewLayout: layout)
    let stage = Stage(screen)
    try stage.settle()
    return stage
  }

  @Test func `a flow layout gets a context when the bounds change`() throws {
    let layout = GridLayout(), stage = try shown(layout)
    layout.contexts = []
    layout.itemSize = CGSize(width: 30, height: 30)
    expect(layout.contexts, equals: ["everything"])
    try stage.settle()
    layout.contexts = []
    stage.resize(to: CGSize(width: 300, height: 500))
    try stage.settle()
    expect(layout.contexts, equals: ["1 items"])
    try stage.close()
  }

  @Test func `an item with the automatic size is 50 by 50 points large`() throws {
    let layout = UICollectionViewFlowLayout(), screen = OneItem(collectionViewLayout: layout)
    let stage = Stage(screen)
    layout.itemSize = UICollectionViewFlowLayout.automaticSize
    try stage.settle()
    let cell = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    expect(cell?.frame.size, equals: CGSize(width: 50, height: 50))
    try stage.close()
  }

  @Test func `a layout can have a context class of its own`() throws {
    let layout = StickyLayout(), stage = try shown(layout)
    (layout.moves, layout.passes) = (0, 0)
    layout.collectionView?.contentOffset.y = 10
    try stage.settle()
    expect(layout.moves, equals: 1)
    expect(layout.passes, equals: 1)
    try stage.close()
  }

  @Test func `a cell can state the size that it prefers`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let preferred = TallCell(frame: .zero).preferredLayoutAttributesFitting(attributes)
    expect(preferred.frame.height, equals: 80)
    let layout = UICollectionViewFlowLayout()
    expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    expect(context.invalidatedDecorationIndexPaths == nil)
    expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    expect(flow?.invalidateFlowLayoutAttributes == true)
    expect(flow?.invalidateFlowLayoutDelegateMetrics == true)
  }

  @Test func `a layout can state how items appear, and settings of flow layouts are kept`() {
    let path = IndexPath(item: 0, section: 0), layout = StickyLayout()
    expect(layout.initialLayoutAttributesForAppearingItem(at: path)?.alpha, equals: 0)
    expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    expect(layout.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flow.sectionHeadersPinToVisibleBounds = true
    expect(flow.estimatedItemSize.width, equals: CGFloat.greatestFiniteMagnitude)
    expect(flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
  }
}
