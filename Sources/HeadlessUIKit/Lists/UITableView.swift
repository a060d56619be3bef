public import Foundation
public import Presentation

/// A scroll view of rows, which have cells while they are seen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style that separates sections; raw values are UIKit's.
  ///
  /// All look alike.
  public enum Style: Int, Hashable, Sendable {
    /// Not set apart.
    case plain
    /// In groups.
    case grouped
    /// In groups with margins.
    case insetGrouped
  }

  /// The style that separates sections; kept.
  public final let style: Style
  /// Supplies the rows; setting it reloads them.
  public final weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The height of a row, unless the delegate has another one.
  public final var rowHeight: CGFloat = 44 {
    didSet { setNeedsLayout() }
  }
  private var pool = CellPool<UITableViewCell>()
  private var selected: IndexPath?

  /// Creates a table of a style at a frame.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table at a frame.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Cells

  /// Says of which class cells are.
  public final func register(
    _ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    pool.register(identifier) { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// A cell for a row: one that is not needed any more, or a new one.
  ///
  /// With nothing registered under the name, a plain cell is made, and reported.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    clientWorld.reportNotModelled(
      "No class is registered for cells named \(identifier); a plain cell was made.",
      advice: "Register the class: there are no storyboards.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The cell of a row; nil if the row is not seen, or was never laid out.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    pool.visible[indexPath]
  }

  /// The row of a cell that is seen.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { pool.path(of: cell) }

  /// The cells that are seen, in order of their rows.
  public final var visibleCells: [UITableViewCell] {
    pool.paths.compactMap { pool.visible[$0] }
  }

  /// The rows that are seen, in order; nil for none.
  public final var indexPathsForVisibleRows: [IndexPath]? { pool.paths.isEmpty ? nil : pool.paths }

  // MARK: Rows

  /// Forgets all cells and the selection, and asks for what is seen in the next layout.
  public final func reloadData() {
    pool.clear(\.reuseIdentifier)
    selected = nil
    setNeedsLayout()
  }

  /// Returns the frame of a row in the contents; zero for a row that does not exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    places.first { $0.0 == indexPath }?.1 ?? .zero
  }

  private var places: [(IndexPath, CGRect)] {
    guard let dataSource else { return [] }
    let delegate = delegate as? any UITableViewDelegate
    var frames: [(IndexPath, CGRect)] = []
    var y: CGFloat = 0
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        frames.append((path, CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
    }
    return frames
  }

  /// Gives the cells of what is seen their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places
    contentSize = CGSize(width: bounds.width, height: places.last?.1.maxY ?? 0)
    let seen = places.filter { $0.1.overlaps(bounds) }
    for path in pool.keep(seen.map(\.0), \.reuseIdentifier) {
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
      pool.show(cell, at: path)
      cell.isSelected = path == selected
    }
    for (path, frame) in seen {
      guard let cell = pool.visible[path] else { continue }
      cell.frame = frame
      if cell.superview !== self { addSubview(cell) }
    }
  }

  // MARK: Selection

  /// The row that is selected.
  public final var indexPathForSelectedRow: IndexPath? { selected }

  /// Ends the selection of a row without telling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selected == indexPath else { return }
    selected = nil
    cellForRow(at: indexPath)?.isSelected = false
  }

  /// Taps a row for a test, which selects it and calls the delegate, unless a transition keeps user
  /// interaction off (P-66a).
  public final func tapRow(at indexPath: IndexPath) {
    guard !clientWorld.isIgnoringInteractionEvents else { return }
    if let selected { deselectRow(at: selected, animated: false) }
    selected = indexPath
    cellForRow(at: indexPath)?.isSelected = true
    let delegate = delegate as? any UITableViewDelegate
    clientWorld.use { delegate?.tableView(self, didSelectRowAt: indexPath) }
  }

  /// Taps the row under the finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesEnded(touches, with: event)
    guard let place = touches.first?.location(in: self),
      let path = pool.paths.first(where: { pool.visible[$0]?.frame.contains(place) == true })
    else { return }
    tapRow(at: path)
  }
}
