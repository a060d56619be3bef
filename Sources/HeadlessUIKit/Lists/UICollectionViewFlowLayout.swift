public import Foundation
public import Presentation

/// A layout that places items side by side in lines, and places the lines one below the other.
///
/// The items of a line are spread across the whole width, except in the last line of a section. In
/// the last line, the distance between items is the same as in the line above.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item if the delegate does not supply one.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The minimum distance between two items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The distance between two lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The insets of a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  override func places(
    in collection: UICollectionView
  ) -> (frames: [(IndexPath, CGRect)], size: CGSize) {
    var frames: [(IndexPath, CGRect)] = []
    var y: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      y += sectionInset.top
      var gap = minimumInteritemSpacing
      let lines = lines(of: section, in: collection)
      for (number, line) in lines.enumerated() {
        if number > 0 { y += minimumLineSpacing }
        if number < lines.count - 1, line.count > 1 {
          let free = width(in: collection) - line.reduce(0) { $0 + $1.size.width }
          gap = free / CGFloat(line.count - 1)
        }
        var x = sectionInset.left
        let height = line.map(\.size.height).max() ?? 0
        for item in line {
          let drop = (height - item.size.height) / 2
          frames.append((item.path, CGRect(origin: CGPoint(x: x, y: y + drop), size: item.size)))
          x += item.size.width + gap
        }
        y += height
      }
      y += sectionInset.bottom
    }
    return (frames, CGSize(width: collection.bounds.width, height: y))
  }

  private func width(in collection: UICollectionView) -> CGFloat {
    collection.bounds.width - sectionInset.left - sectionInset.right
  }

  private func lines(
    of section: Int, in collection: UICollectionView
  ) -> [[(path: IndexPath, size: CGSize)]] {
    let sizes = collection.delegate as? any UICollectionViewDelegateFlowLayout
    var lines: [[(path: IndexPath, size: CGSize)]] = []
    var room: CGFloat = 0
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size =
        sizes?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
      room -= minimumInteritemSpacing + size.width
      if lines.isEmpty || room < 0 {
        lines.append([])
        room = width(in: collection) - size.width
      }
      lines[lines.count - 1].append((path, size))
    }
    return lines
  }
}
