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
        let height = finite(wanted, "row height", of: table)
        rows.append((path, next(height < 0 ? 44 : height)))
      }
      add(.footer(section), of: table)
    }
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
