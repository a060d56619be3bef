import Foundation

extension UICollectionView {
  /// Asks the visible views for their sizes, and gives the sizes to the layout (L-17).
  ///
  /// Returns whether a size has invalidated the layout. At each place, a view is asked only once in
  /// each layout of the collection view, and only if the layout does not know its size yet.
  ///
  /// - Parameters:
  ///   - seen: The attributes of the visible views.
  ///   - asked: The places that have been asked in this layout.
  final func adoptPreferredSizes(
    of seen: [UICollectionViewLayoutAttributes], asking asked: inout Set<ListPlace>
  ) -> Bool {
    let layout = collectionViewLayout
    var hasChanged = false
    for place in seen {
      guard layout.preferredSizes.isMissing(at: place.place), let view = view(of: place),
        asked.insert(place.place).inserted,
        let copy = place.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      if !preferred.size.width.isFinite || !preferred.size.height.isFinite {
        view.eventWorld.reportNotFinite("preferred size", of: "\(view)")
        preferred.size = place.size
      }
      if preferred.size != place.size,
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
      {
        layout.invalidateLayout(
          with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
        hasChanged = true
      }
      layout.preferredSizes[place.place] = preferred.size
    }
    return hasChanged
  }

  /// Asks a view for its size again in the next layout.
  final func sizeChanged(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled else { return }
    if let path = (view as? UICollectionViewCell).flatMap(indexPath) {
      collectionViewLayout.preferredSizes.outdate(ListPlace(kind: nil, path: path))
    }
    for (kind, pool) in supplements {
      guard let path = pool.path(of: view) else { continue }
      collectionViewLayout.preferredSizes.outdate(ListPlace(kind: kind, path: path))
    }
    setNeedsLayout()
  }

  /// Moves the sizes of the views to the new places of the items and the sections.
  final func moveSizes(_ newPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?) {
    collectionViewLayout.preferredSizes.move { place in
      if place.kind == nil {
        return newPath(place.path).map { ListPlace(kind: nil, path: $0) }
      }
      var path = place.path
      guard let section = path.first.flatMap(newSection) else { return nil }
      path[path.startIndex] = section
      return ListPlace(kind: place.kind, path: path)
    }
  }
}
