import Foundation
import Presentation

/// The lines of a flow layout, which are rows or columns.
struct FlowLines {
  let areColumns: Bool

  /// Returns the side of a size that is along a line.
  func length(of size: CGSize) -> CGFloat { areColumns ? size.height : size.width }

  /// Returns the side of a size that is across a line.
  func thickness(of size: CGSize) -> CGFloat { areColumns ? size.width : size.height }

  /// Returns the coordinate along a line at which a rectangle starts.
  func start(of frame: CGRect) -> CGFloat { areColumns ? frame.minY : frame.minX }

  /// Returns the coordinate along a line at which a rectangle ends.
  func end(of frame: CGRect) -> CGFloat { areColumns ? frame.maxY : frame.maxX }

  func size(length: CGFloat, thickness: CGFloat) -> CGSize {
    areColumns
      ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  func origin(along: CGFloat, across: CGFloat) -> CGPoint {
    areColumns ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// Returns the insets in front of the first item of a line and behind its last item.
  func insetsAlong(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    areColumns ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// Returns the insets in front of the first line and behind the last line.
  func insetsAcross(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    areColumns ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

/// Places the items, headers and footers of a flow layout, one line after the other.
@MainActor struct FlowArrangement {
  /// The items of a section, and the space around and between them.
  struct Section {
    let insets: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let items: [(path: IndexPath, size: CGSize)]
    let estimatedSides: EstimatedSides
  }

  let lines: FlowLines
  let length: CGFloat
  private var attributes: [UICollectionViewLayoutAttributes] = []
  /// The distance from the start of the contents to the end of the last line.
  private var end: CGFloat = 0

  init(lines: FlowLines, length: CGFloat) { (self.lines, self.length) = (lines, length) }

  var arrangement: UICollectionViewLayout.Arrangement {
    .init(attributes: attributes, size: lines.size(length: length, thickness: end))
  }

  /// Adds a header or a footer, which is as long as a line.
  mutating func add(_ kind: String, of size: CGSize, in section: Int) {
    let thickness = lines.thickness(of: size)
    guard thickness > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame = CGRect(
      origin: lines.origin(along: 0, across: end),
      size: lines.size(length: length, thickness: thickness))
    attributes.append(place)
    end += thickness
  }

  mutating func add(_ section: Section) {
    let (along, across) = (lines.insetsAlong(section.insets), lines.insetsAcross(section.insets))
    let room = length - along.start - along.end
    end += across.start
    var gap = section.itemSpacing
    let rows = split(section, into: room)
    for (number, row) in rows.enumerated() {
      if number > 0 { end += section.lineSpacing }
      if number < rows.count - 1, row.count > 1 {
        let free = room - row.reduce(0) { $0 + lines.length(of: $1.size) }
        gap = free / CGFloat(row.count - 1)
      }
      let thickness = row.map { lines.thickness(of: $0.size) }.max() ?? 0
      var start = along.start
      for item in row {
        let place = UICollectionViewLayoutAttributes(forCellWith: item.path)
        let drop = (thickness - lines.thickness(of: item.size)) / 2
        place.frame = CGRect(
          origin: lines.origin(along: start, across: end + drop), size: item.size)
        place.estimatedSides = section.estimatedSides
        attributes.append(place)
        start += lines.length(of: item.size) + gap
      }
      end += thickness
    }
    end += across.end
  }

  private func split(
    _ section: Section, into room: CGFloat
  ) -> [[(path: IndexPath, size: CGSize)]] {
    var rows: [[(path: IndexPath, size: CGSize)]] = []
    var rest: CGFloat = 0
    for item in section.items {
      let size = lines.length(of: item.size)
      rest -= section.itemSpacing + size
      if rows.isEmpty || rest < 0 {
        rows.append([])
        rest = room - size
      }
      rows[rows.count - 1].append(item)
    }
    return rows
  }
}
