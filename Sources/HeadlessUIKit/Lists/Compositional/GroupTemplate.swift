import Foundation

/// The frames of the items of a group, relative to the group.
@MainActor struct GroupTemplate {
  /// The place of an item or of a supplementary view.
  struct Place {
    var frame: CGRect
    /// The number of the item in the group; for a supplementary view, the number of its item.
    var number: Int
    /// The kind of a supplementary view; nil for an item.
    let kind: String?
    let zIndex: Int
    var estimatedSides: EstimatedSides = []
  }

  var size: CGSize
  private(set) var places: [Place] = []
  /// The number of items in the group.
  private(set) var count = 0

  init(size: CGSize) { self.size = size }

  /// Adds an item with the size that it has without its content insets.
  mutating func add(
    _ item: NSCollectionLayoutItem, _ frame: CGRect, _ estimatedSides: EstimatedSides
  ) {
    let inset = item.inset(frame)
    places.append(
      Place(frame: inset, number: count, kind: nil, zIndex: 0, estimatedSides: estimatedSides))
    addSupplements(of: item, at: inset, number: count)
    count += 1
  }

  /// Adds an item of a custom group.
  mutating func add(_ item: NSCollectionLayoutGroupCustomItem) {
    places.append(Place(frame: item.frame, number: count, kind: nil, zIndex: item.zIndex))
    count += 1
  }

  /// Adds the items of a group in this group.
  mutating func add(_ inner: GroupTemplate, at origin: CGPoint) {
    for var place in inner.places {
      place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      place.number += count
      places.append(place)
    }
    count += inner.count
  }

  /// Adds the views at the edges of an item or of a group.
  mutating func addSupplements(
    of item: NSCollectionLayoutItem, at frame: CGRect, number: Int
  ) {
    for view in item.supplementaryItems {
      places.append(
        Place(
          frame: view.frame(at: frame), number: number, kind: view.elementKind,
          zIndex: view.zIndex))
    }
  }
}
