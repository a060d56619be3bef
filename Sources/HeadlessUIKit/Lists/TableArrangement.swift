import Foundation
import Presentation

/// The frames of a table's rows, headers and footers, in the coordinates of the contents.
@MainActor struct TableArrangement {
  private(set) var rows: [(path: IndexPath, frame: CGRect)] = []
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
        rows.append((path, next(wanted < 0 ? 44 : wanted)))
      }
      add(.footer(section), of: table)
    }
  }

  private mutating func add(_ place: SectionPlace, of table: UITableView) {
    let height = table.height(of: place)
    if height > 0 { sections.append((place, next(height))) }
  }

  private mutating func next(_ height: CGFloat) -> CGRect {
    defer { end += height }
    return CGRect(x: 0, y: end, width: width, height: height)
  }
}
