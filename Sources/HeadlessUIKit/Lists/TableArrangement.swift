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

  private var rows: [Row] = []
  var count: Int { rows.count }
  /// The index of the first row of each section.
  private var firstRows: [Int] = []
  /// The headers and footers with a height.
  private(set) var sections: [(place: SectionPlace, frame: CGRect)] = []
  /// The lower end of the last section.
  private(set) var end: CGFloat
  private let top: CGFloat
  private let width: CGFloat
  private let delegate: ObjectIdentifier?
  /// The distance by which the rows after the row `lastMoved` have still to be moved.
  private var distance: CGFloat = 0
  private var lastMoved = 0

  init(of table: UITableView) {
    (top, width) = (table.tableHeaderView?.bounds.height ?? 0, table.bounds.width)
    (end, delegate) = (top, table.tableDelegate.map(ObjectIdentifier.init))
    for section in 0..<table.numberOfSections {
      add(.header(section), of: table)
      firstRows.append(rows.count)
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

  /// Returns whether the table still has the width, the header's height and the delegate with which
  /// the rows were arranged.
  func fits(_ table: UITableView) -> Bool {
    width == table.bounds.width && top == table.tableHeaderView?.bounds.height ?? 0
      && delegate == table.tableDelegate.map(ObjectIdentifier.init)
  }

  subscript(index: Int) -> Row {
    var row = rows[index]
    if index > lastMoved { row.frame.origin.y += distance }
    return row
  }

  /// Returns the index of a row; nil if there is no such row.
  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, firstRows.indices.contains(path.section) else { return nil }
    let index = firstRows[path.section] + path.row
    return rows.indices.contains(index) && rows[index].path == path ? index : nil
  }

  /// Returns the indices of the rows of a section; empty if there is no such section.
  func indices(ofSection section: Int) -> Range<Int> {
    guard firstRows.indices.contains(section) else { return 0..<0 }
    let next = section + 1
    return firstRows[section]..<(next < firstRows.count ? firstRows[next] : rows.count)
  }

  /// Returns the index of the first row that ends below a height; the number of rows if none does.
  func firstIndex(below height: CGFloat) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].frame.maxY > height { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the rows that overlap an area, from top to bottom.
  func rows(in area: CGRect) -> [Row] {
    var found: [Row] = [], index = firstIndex(below: area.minY)
    while index < rows.count, self[index].frame.minY < area.maxY {
      if self[index].frame.overlaps(area) { found.append(self[index]) }
      index += 1
    }
    return found
  }

  /// Changes the height of a row, and moves the rows and sections below.
  ///
  /// The rows far below are moved only when they are needed: heights change from top to bottom.
  mutating func setHeight(_ height: CGFloat, ofRow index: Int) {
    let difference = height - rows[index].frame.height
    guard difference != 0 else { return }
    if index < lastMoved { moveRows(through: rows.count - 1) }
    moveRows(through: index)
    rows[index].frame.size.height = height
    distance += difference
    for place in sections.indices where sections[place].place.isBelow(rows[index].path) {
      sections[place].frame.origin.y += difference
    }
    end += difference
  }

  private mutating func moveRows(through index: Int) {
    if distance != 0, lastMoved < index {
      for next in lastMoved + 1...index { rows[next].frame.origin.y += distance }
    }
    if index == rows.count - 1 { distance = 0 }
    lastMoved = index
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
