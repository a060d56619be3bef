import Foundation

/// The measured heights of a table's rows with an automatic height.
struct RowHeights {
  private var known: [IndexPath: CGFloat] = [:]
  private var width: CGFloat?

  subscript(path: IndexPath) -> CGFloat? {
    get { known[path] }
    set { known[path] = newValue }
  }

  /// Forgets all heights if the width of the rows has changed.
  mutating func adopt(width: CGFloat) {
    guard width != self.width else { return }
    self.width = width
    known = [:]
  }

  /// Moves the heights to the new index paths of the rows, and forgets those without a new one.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    known = known.reduce(into: [:]) { moved, row in
      if let path = newPath(row.key) { moved[path] = row.value }
    }
  }
}
