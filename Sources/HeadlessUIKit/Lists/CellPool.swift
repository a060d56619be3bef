import Foundation
import Presentation

/// The cells of a table or a collection view: the visible cells, keyed by index path, and the
/// removed cells that can be reused.
@MainActor struct CellPool<Cell: View> {
  var reuse = ReusePool<Cell>()
  private(set) var visible: [IndexPath: Cell] = [:]
  /// The index path of the cell on which a finger was put down.
  private var pressed: IndexPath?

  var paths: [IndexPath] { visible.keys.sorted() }

  /// The visible cells, in the order of their index paths.
  var cells: [Cell] { paths.compactMap { visible[$0] } }

  /// The index path of the cell with the first responder; nil if there is none.
  ///
  /// This cell stays in the list when it is scrolled out, so that the user continues to edit it.
  var edited: IndexPath? {
    guard let first = visible.values.first?.clientWorld.responders.first as? View else {
      return nil
    }
    return paths.first { visible[$0].map(first.isDescendant(of:)) == true }
  }

  /// The index paths of the cells, without the edited one if it is scrolled out of `bounds`.
  func paths(in bounds: CGRect) -> [IndexPath] {
    guard let edited, visible[edited]?.frame.overlaps(bounds) == false else { return paths }
    return paths.filter { $0 != edited }
  }

  /// Returns the index path of the visible cell at a point of the contents.
  func path(at point: CGPoint) -> IndexPath? {
    paths.first { visible[$0]?.frame.contains(point) == true }
  }

  /// Records that a finger was put down at a point of the contents.
  ///
  /// A cell without user interaction is not pressed.
  mutating func press(at point: CGPoint?) {
    pressed = point.flatMap(path)
    if let pressed, visible[pressed]?.isUserInteractionEnabled == false { self.pressed = nil }
  }

  /// Ends the press of a finger that is lifted at a point of the contents.
  ///
  /// Returns the index path of the tapped cell; nil if the finger is no longer on the cell on which
  /// it was put down. If the touch was canceled, the point is nil.
  mutating func release(at point: CGPoint?) -> IndexPath? {
    defer { pressed = nil }
    return pressed.flatMap { point.flatMap(path) == $0 ? $0 : nil }
  }

  func path(of cell: Cell) -> IndexPath? {
    paths.first { visible[$0] === cell }
  }

  /// Returns the cells that were visible before and are no longer visible, in the order of their
  /// index paths.
  func removed(since before: [IndexPath: Cell]) -> [(path: IndexPath, cell: Cell)] {
    let left = Set(visible.values.map(ObjectIdentifier.init))
    return before.sorted { $0.key < $1.key }
      .filter { !left.contains(ObjectIdentifier($0.value)) }
      .map { ($0.key, $0.value) }
  }

  /// Forgets the visible cells whose index paths are not in `places`.
  ///
  /// The caller removes these cells from the list, because the removal may run code of the app that
  /// looks up cells.
  ///
  /// Returns the index paths in `places` that have no cell yet.
  @discardableResult mutating func keep(_ places: [IndexPath]) -> [IndexPath] {
    let wanted = Set(places)
    visible = visible.filter { wanted.contains($0.key) }
    return places.filter { visible[$0] == nil }
  }

  /// Moves the visible cells to other index paths, and forgets the cells without a new index path.
  ///
  /// The caller removes these cells from the list.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    visible = paths.reduce(into: [:]) { moved, path in
      if let new = newPath(path) { moved[new] = visible[path] }
    }
  }

  mutating func show(_ cell: Cell, at path: IndexPath) {
    visible[path] = cell
  }
}

extension CGRect {
  /// Returns whether two rectangles overlap; rectangles that only share an edge do not overlap.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
