public import Foundation
public import Presentation

/// A scroll view that shows rows; each visible row has a cell.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table's sections; the raw values are the same as in UIKit.
  ///
  /// The styles have no visible effect.
  public enum Style: Int, Hashable, Sendable {
    /// A table whose sections are not separated.
    case plain
    /// A table whose sections are separate groups.
    case grouped
    /// A table whose sections are separate groups with margins at their sides.
    case insetGrouped
  }

  /// The style of the table's sections; the value is stored but has no effect.
  public final let style: Style
  /// The object that supplies the rows; not retained.
  ///
  /// Setting the data source reloads the rows.
  public final weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The height of a row if the delegate does not supply a height.
  ///
  /// With ``automaticDimension``, rows are 44 points high, because the contents of cells are not
  /// measured.
  public final var rowHeight: CGFloat = 44 {
    didSet { setNeedsLayout() }
  }
  /// The row height that, in UIKit, makes each row as high as its contents.
  ///
  /// In this package, rows with this height are 44 points high, because contents are not measured.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The estimated height of a row; the value is stored but has no effect.
  public final var estimatedRowHeight: CGFloat = -1
  /// The style of the lines between rows; the value is stored but has no effect.
  public final var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The insets of the lines between rows; the value is stored but has no effect.
  public final var separatorInset = ViewInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The color of the lines between rows; the value is stored but has no effect.
  public final var separatorColor: ViewColor?
  /// Whether the user can select rows.
  public final var allowsSelection = true
  /// Whether the rows can be edited; while the value is true, a tap does not select a row.
  public final var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// The view above the first row; the rows begin at the lower side of this view.
  public final var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below the last row.
  public final var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  private var pool = CellPool<UITableViewCell>()
  private var selected: IndexPath?
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Sets ``isEditing``; the change is not animated.
  ///
  /// An override must call super.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  /// Creates a table with a frame and a style.
  ///
  /// Unlike for other scroll views, `alwaysBounceVertical` is true.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table with a frame.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Cells

  /// Registers a class of cells for a reuse identifier.
  ///
  /// The table uses this class when it creates a cell with this identifier.
  public final func register(
    _ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    pool.register(identifier) { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Returns a reused cell or a new cell for a row.
  ///
  /// If no class is registered for the identifier, the method creates a `UITableViewCell` and
  /// reports the issue `notModelled`.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    clientWorld.reportNotModelled(
      "No class is registered for cells named \(identifier); a plain cell was created.",
      advice: "Register a class in code: storyboards are not read.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a reused cell, or a new cell of the class that is registered for the identifier.
  ///
  /// If there is neither a reusable cell nor a registered class, the result is nil.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = pool.take(identifier)
    cell?.prepareForReuse()
    return cell
  }

  /// Returns the cell of a row; nil if the row was not visible in the last layout.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    pool.visible[indexPath]
  }

  /// Returns the index path of a cell; nil if the cell is not visible.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { pool.path(of: cell) }

  /// The visible cells, in the order of their rows.
  public final var visibleCells: [UITableViewCell] {
    pool.cells
  }

  /// The index paths of the visible rows, in order; nil if no row is visible.
  public final var indexPathsForVisibleRows: [IndexPath]? { pool.paths.isEmpty ? nil : pool.paths }

  // MARK: Rows

  /// Removes all cells and deselects the selected row; the next layout requests the visible cells
  /// again.
  open func reloadData() { rearrange { _ in nil } }

  /// Moves the cells and the selection of rows to the new index paths of the rows.
  ///
  /// The next layout requests cells for the visible rows without a cell.
  final func rearrange(_ newPath: (IndexPath) -> IndexPath?) {
    let before = pool.visible
    pool.move(newPath, \.reuseIdentifier)
    selected = selected.flatMap(newPath)
    setNeedsLayout()
    tellRemoved(before)
  }

  /// Calls the delegate for those of the given cells that are no longer displayed.
  private func tellRemoved(_ before: [IndexPath: UITableViewCell]) {
    let left = Set(pool.visible.values.map(ObjectIdentifier.init))
    let removed = before.filter { !left.contains(ObjectIdentifier($0.value)) }
    for (path, cell) in removed.sorted(by: { $0.key < $1.key }) {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// The number of sections; asked from the data source.
  public final var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of rows of a section; asked from the data source.
  public final func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the row at a point in the coordinates of the contents; nil if there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    places.first { $0.1.contains(point) }?.0
  }

  /// Returns the frame of a row, in the coordinates of the contents; zero if the row does not
  /// exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    places.first { $0.0 == indexPath }?.1 ?? .zero
  }

  private var places: [(IndexPath, CGRect)] {
    let delegate = tableDelegate
    var frames: [(IndexPath, CGRect)] = []
    var y = tableHeaderView?.bounds.height ?? 0
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let height = wanted < 0 ? 44 : wanted
        frames.append((path, CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
    }
    return frames
  }

  /// Requests cells for the visible rows and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places
    let header = tableHeaderView?.bounds.height ?? 0, footer = tableFooterView?.bounds.height ?? 0
    let end = places.last?.1.maxY ?? header
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header)
    tableFooterView?.frame = CGRect(x: 0, y: end, width: bounds.width, height: footer)
    contentSize = CGSize(width: bounds.width, height: end + footer)
    let seen = places.filter { $0.1.overlaps(bounds) }
    let before = pool.visible
    let missing = pool.keep(seen.map(\.0), \.reuseIdentifier)
    tellRemoved(before)
    for path in missing {
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
      pool.show(cell, at: path)
      cell.isSelected = path == selected
    }
    for (path, frame) in seen {
      guard let cell = pool.visible[path] else { continue }
      cell.frame = frame
      guard cell.superview !== self else { continue }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      addSubview(cell)
    }
  }

  // MARK: Selection

  /// The selected row; nil if no row is selected.
  public final var indexPathForSelectedRow: IndexPath? { selected }

  /// The selected row as a list; nil if no row is selected.
  public final var indexPathsForSelectedRows: [IndexPath]? { selected.map { [$0] } }

  /// Selects a row without calling the delegate, and scrolls to the row.
  ///
  /// If `scrollPosition` is `none`, the table does not scroll. If `indexPath` is nil, the selected
  /// row is deselected.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      if let selected { deselectRow(at: selected, animated: animated) }
      return
    }
    select(indexPath)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selected == indexPath else { return }
    selected = nil
    cellForRow(at: indexPath)?.isSelected = false
  }

  /// Simulates a tap of the user on a row, which selects the row and calls the delegate.
  ///
  /// The tap first calls `willSelectRowAt` of the delegate. This method returns the row to select.
  /// If a row other than the returned row is already selected, the tap then calls
  /// `willDeselectRowAt`. If one of these methods returns nil, the selection does not change.
  ///
  /// The tap has no effect while the table is being edited, and while a transition turns user
  /// interaction off (P-66a).
  public final func tapRow(at indexPath: IndexPath) {
    guard allowsSelection, !isEditing, !clientWorld.isIgnoringInteractionEvents else { return }
    clientWorld.use {
      guard let delegate = tableDelegate else { return select(indexPath) }
      guard let path = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
      if let selected, selected != path {
        guard delegate.tableView(self, willDeselectRowAt: selected) != nil else { return }
        deselectRow(at: selected, animated: false)
        delegate.tableView(self, didDeselectRowAt: selected)
      }
      select(path)
      delegate.tableView(self, didSelectRowAt: path)
    }
  }

  private func select(_ path: IndexPath) {
    if let selected, selected != path { deselectRow(at: selected, animated: false) }
    selected = path
    cellForRow(at: path)?.isSelected = true
  }

  /// Records the row under the finger.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesBegan(touches, with: event)
    pool.press(at: touches.first?.location(in: self))
  }

  /// Simulates a tap on a row if the finger was put down and lifted on this row.
  ///
  /// The tap has the same effects as ``tapRow(at:)``.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = pool.release(at: touches.first?.location(in: self)) else { return }
    tapRow(at: path)
  }

  /// Forgets the row under the finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent?) {
    super.touchesCancelled(touches, with: event)
    _ = pool.release(at: nil)
  }
}
