import Foundation
import Presentation

/// The frames of a table's rows, headers and footers, in the coordinates of the contents.
@MainActor struct TableArrangement {
  /// A row; the cell of an automatic row determines its height.
  struct Row {
    let path: IndexPath
    fileprivate(set) var frame: CGRect
    let isAutomatic: Bool
  }

  private(set) var rows: [Row] = []
  /// The headers and footers with a height.
  private(set) var sections: [(place: SectionPlace, frame: CGRect)] = []
  /// The lower end of the last section.
  private(set) var end: CGFloat
  private let width: CGFloat

  init(of table: UITableView) {
    (end, width) = (table.tableHeaderView?.bounds.height ?? 0, table.bounds.width)
    for section in 0..<table.numberOfSections {
      add(.header(section), of: table)
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let wanted = table.tableDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        let height = finite(wanted, "row height", of: table)
        let isAutomatic = height < 0
        let frame = next(isAutomatic ? knownHeight(at: path, of: table) : height)
        rows.append(Row(path: path, frame: frame, isAutomatic: isAutomatic))
      }
      add(.footer(section), of: table)
    }
  }

  /// Changes the height of a row, and moves the rows and sections below.
  mutating func setHeight(_ height: CGFloat, ofRow index: Int) {
    let old = rows[index].frame, distance = height - old.height
    guard distance != 0 else { return }
    rows[index].frame.size.height = height
    for next in rows.indices.dropFirst(index + 1) { rows[next].frame.origin.y += distance }
    for place in sections.indices where sections[place].place.isBelow(rows[index].path) {
      sections[place].frame.origin.y += distance
    }
    end += distance
  }

  /// Returns the height of an automatic row: the height of its cell, or an estimate.
  private func knownHeight(at path: IndexPath, of table: UITableView) -> CGFloat {
    if let height = table.rowHeights[path] { return height }
    let estimate =
      table.tableDelegate?.tableView(table, estimatedHeightForRowAt: path)
      ?? table.estimatedRowHeight
    let height = finite(estimate, "estimated row height", of: table)
    return height > 0 ? height : UITableView.standardRowHeight
  }

  private mutating func add(_ place: SectionPlace, of table: UITableView) {
    let height = finite(table.height(of: place), "section height", of: table)
    if height > 0 { sections.append((place, next(height))) }
  }

  /// Returns a height, or zero for a height that is not finite, which is reported.
  private func finite(_ height: CGFloat, _ name: String, of table: UITableView) -> CGFloat {
    if height.isFinite { return height }
    table.eventWorld.reportNotFinite(name, of: "\(table)")
    return 0
  }

  private mutating func next(_ height: CGFloat) -> CGRect {
    defer { end += height }
    return CGRect(x: 0, y: end, width: width, height: height)
  }
}
