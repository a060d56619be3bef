import Foundation
import Presentation

/// The cells of a list: visible cells by index path, and spare cells for reuse.
@MainActor struct CellPool<Cell: View> {
  private var makers: [String: () -> Cell] = [:]
  private var spare: [String: [Cell]] = [:]
  private(set) var visible: [IndexPath: Cell] = [:]

  mutating func register(_ identifier: String, _ make: @escaping () -> Cell) {
    makers[identifier] = make
  }

  /// Returns a spare cell or a new cell; nil if no class is registered for the identifier.
  mutating func take(_ identifier: String) -> Cell? {
    spare[identifier]?.popLast() ?? makers[identifier]?()
  }

  var paths: [IndexPath] { visible.keys.sorted() }

  func path(of cell: Cell) -> IndexPath? {
    paths.first { visible[$0] === cell }
  }

  /// Removes all cells, so that the list requests its cells again.
  mutating func clear(_ identifier: (Cell) -> String?) {
    for path in paths { release(path, identifier) }
  }

  /// Removes the cells whose index paths are not in `places`, and returns the members of `places`
  /// that have no cell yet.
  mutating func keep(_ places: [IndexPath], _ identifier: (Cell) -> String?) -> [IndexPath] {
    let wanted = Set(places)
    for path in paths where !wanted.contains(path) { release(path, identifier) }
    return places.filter { visible[$0] == nil }
  }

  mutating func show(_ cell: Cell, at path: IndexPath) {
    visible[path] = cell
  }

  private mutating func release(_ path: IndexPath, _ identifier: (Cell) -> String?) {
    guard let cell = visible.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = identifier(cell) { spare[identifier, default: []].append(cell) }
  }
}

extension CGRect {
  /// Returns whether two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
