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

  /// Whether the contents stay above the keyboard: true while a table controller is on screen.
  final var avoidsKeyboard = false {
    didSet { if !avoidsKeyboard { keyboardInset = 0 } }
  }
  /// The style of the table's sections; the value is stored but has no effect.
  public final let style: Style
  /// The delegate, which is called when the user selects or scrolls rows; not retained.
  ///
  /// A scroll view's delegate of another type, which was set in code that knows only the scroll
  /// view, is not returned here.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      heightsChanged()
    }
  }
  /// The object that supplies the rows; not retained.
  ///
  /// Setting the data source removes all cells, and deselects all rows. The next layout reads the
  /// new rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetContents() }
  }
  /// The height of a row if the delegate does not supply a height.
  ///
  /// By default, the value is ``automaticDimension``.
  public final var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// The height of an automatic row until it becomes visible.
  ///
  /// With ``automaticDimension``, this height is 44 points.
  public final var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// The measured heights of automatic rows.
  private(set) final var rowHeights = Measurements<IndexPath, CGFloat>()
  /// The frames of the rows, until a height or the number of rows may change.
  private var knownArrangement: TableArrangement?
  /// The number of times that heights or the number of rows may have changed.
  private var heightChange = 0
  /// The width at which the rows were measured.
  private var measuredWidth: CGFloat?
  /// The style of the lines between rows; the value is stored but has no effect.
  public final var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The insets of the lines between rows; the value is stored but has no effect.
  public final var separatorInset = ViewInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The color of the lines between rows; the value is stored but has no effect.
  public final var separatorColor: ViewColor?
  /// Whether the user can select rows.
  public final var allowsSelection = true
  /// Whether several rows can be selected at the same time.
  ///
  /// If the value is true, a tap on a selected row deselects the row.
  public final var allowsMultipleSelection = false
  /// Whether the user can select rows while the table is being edited; false by default.
  public final var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected at the same time while the table is being edited.
  public final var allowsMultipleSelectionDuringEditing = false
  /// The height of a header if the delegate does not supply a height.
  ///
  /// With ``automaticDimension``, a header is 28 points high, and a section without a header view
  /// and without a header title has no header.
  public final var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// The height of a footer if the delegate does not supply a height.
  ///
  /// With ``automaticDimension``, a footer is 28 points high, and a section without a footer view
  /// and without a footer title has no footer.
  public final var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// Whether the rows can be edited.
  ///
  /// While the value is true, a tap selects a row only if ``allowsSelectionDuringEditing`` or
  /// ``allowsMultipleSelectionDuringEditing`` is true.
  public final var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// The view above the first row; the rows begin at the lower side of this view.
  open var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below the last row.
  open var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The view behind the rows, which fills the visible part of the table.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private var pool = CellPool<UITableViewCell>()
  /// The selected rows, in the order in which they were selected.
  final var selection: [IndexPath] = []
  /// The row whose actions a swipe shows; nil if there is none.
  final var swipedRow: SwipedRow?
  /// The displayed headers and footers.
  final var sectionViews = SectionViews()
  private(set) final var isLaidOut = false
  final var updates = ListUpdates(list: "table view", element: "row")
  final var reconfigured: UITableViewCell?

  /// Sets ``isEditing`` of the table and of the visible cells; the change is not animated.
  ///
  /// A change of the value deselects all rows. An override must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard edits != editing else { return }
    edits = editing
    for path in selection { deselectRow(at: path, animated: animated) }
    for cell in pool.cells { cell.setEditing(editing, animated: animated) }
  }

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
  /// The table uses this class when it creates a cell with this identifier. With nil, no class is
  /// registered any more. The class must be a subclass of ``UITableViewCell``.
  public final func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return pool.reuse.unregister(identifier)
    }
    registerCell(identifier) { type.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Registers a closure that creates cells.
  final func registerCell(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    pool.reuse.register(identifier, make)
  }

  /// Returns a reused cell or a new cell for a row.
  ///
  /// If no class is registered for the identifier, the method creates a `UITableViewCell` and
  /// reports the issue `notModelled`.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = pool.reuse.take(identifier) {
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
    let cell = pool.reuse.take(identifier)
    cell?.prepareForReuse()
    return cell
  }

  /// Returns the cell of a row; nil if the row was not visible in the last layout.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    pool.visible[indexPath]
  }

  /// Returns the index path of a cell; nil if the cell is not visible.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { pool.path(of: cell) }

  /// The row that contains the first responder; nil if there is none.
  final var editedRow: IndexPath? { pool.edited }

  /// The visible cells, in the order of their rows.
  public final var visibleCells: [UITableViewCell] {
    pool.paths(in: bounds).compactMap(cellForRow)
  }

  /// The index paths of the visible rows, in order; nil if no row is visible.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    let paths = pool.paths(in: bounds)
    return paths.isEmpty ? nil : paths
  }

  // MARK: Rows

  /// Reads the numbers of sections and rows from the data source, removes all cells, and deselects
  /// all rows; the next layout requests the visible cells again.
  ///
  /// Until the next call, or a call of a method that changes rows or sections, the table keeps the
  /// numbers.
  open func reloadData() {
    forgetContents()
    if !updates.isOpen { readCounts() }
  }

  final func rearrange(
    _ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?, reusesLater: Bool
  ) {
    let before = pool.visible
    pool.move(newPath)
    for path in before.keys { rowHeights.outdate(path) }
    rowHeights.move(newPath)
    selection = selection.compactMap(newPath)
    swipedRow?.move(newPath)
    heightsChanged()
    remove(from: before, reusesLater)
    moveSectionViews(newSection)
  }

  /// Removes those of the given cells that are no longer displayed, and calls the delegate.
  private func remove(from before: [IndexPath: UITableViewCell], _ reusesLater: Bool = false) {
    for (path, cell) in pool.removed(since: before) {
      cell.removeFromSuperview()
      pool.reuse.keep(cell, cell.reuseIdentifier, afterLayout: reusesLater)
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// The number of sections.
  ///
  /// The table reads the number from the data source when it needs it for the first time, and reads
  /// it again in ``reloadData()``, and when rows or sections change.
  public final var numberOfSections: Int { counts.count }

  /// Returns the number of rows of a section; 0 if there is no such section.
  ///
  /// The table reads the number when it reads ``numberOfSections``.
  public final func numberOfRows(inSection section: Int) -> Int { count(inSection: section) }

  /// The frames of the rows, headers and footers.
  ///
  /// The delegate is asked for the heights again only after the rows, the width or a height of the
  /// table has changed.
  final var arrangement: TableArrangement {
    if let knownArrangement, knownArrangement.fits(self) { return knownArrangement }
    let made = TableArrangement(of: self)
    knownArrangement = made
    return made
  }

  private func heightsChanged() {
    knownArrangement = nil
    heightChange += 1
    setNeedsLayout()
  }

  /// Requests cells, headers and footers for the visible part of the table, and places them.
  ///
  /// A cell that contains the first responder stays in the table when it is scrolled out.
  open override func layoutSubviews() {
    isLaidOut = false
    defer { isLaidOut = true }
    super.layoutSubviews()
    let arrangement = showCells(), end = arrangement.end
    let header = tableHeaderView?.bounds.height ?? 0, footer = tableFooterView?.bounds.height ?? 0
    backgroundView?.frame = bounds
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header)
    tableFooterView?.frame = CGRect(x: 0, y: end, width: bounds.width, height: footer)
    contentSize = CGSize(width: bounds.width, height: end + footer)
    show(arrangement.sections)
    pool.reuse.layoutEnds()
    attached(ListPrefetching.self)?.update(of: self)
  }

  /// Places the cells of the visible rows from top to bottom: requests the missing cells, and
  /// measures the cells of automatic rows.
  private func showCells() -> TableArrangement {
    if bounds.width != measuredWidth { rowHeights.outdateAll() }
    measuredWidth = bounds.width
    var arrangement = arrangement
    knownArrangement = nil
    let edited = editedRow, change = heightChange
    keepCells(arrangement, edited)
    let hasEdited = edited.flatMap(arrangement.index).map { showCell(at: $0, of: &arrangement) }
    var hasMeasured = hasEdited == true, index = arrangement.firstIndex(below: bounds.minY)
    while index < arrangement.count, arrangement[index].frame.minY < bounds.maxY {
      if arrangement[index].path != edited, showCell(at: index, of: &arrangement) {
        hasMeasured = true
      }
      index += 1
    }
    if hasMeasured { keepCells(arrangement, edited) }
    if change == heightChange { knownArrangement = arrangement }
    return arrangement
  }

  /// Removes the cells of the rows that are not in the visible part of the table, except for the
  /// edited row.
  private func keepCells(_ arrangement: TableArrangement, _ edited: IndexPath?) {
    let before = pool.visible
    pool.keep(arrangement.rows(in: bounds).map(\.path) + [edited].compactMap(\.self))
    remove(from: before)
  }

  /// Requests the missing cell of a row, places the cell, and displays it.
  ///
  /// Returns whether the cell was measured.
  private func showCell(at index: Int, of arrangement: inout TableArrangement) -> Bool {
    let row = arrangement[index]
    if pool.visible[row.path] == nil { requestCell(at: row.path) }
    guard let cell = pool.visible[row.path] else { return false }
    let isMeasured = row.isAutomatic && rowHeights.isMissing(at: row.path)
    if isMeasured {
      let height = cell.measuredHeight(atWidth: bounds.width)
      rowHeights[row.path] = height
      arrangement.setHeight(height, ofRow: index)
    }
    cell.frame = arrangement[index].frame
    guard cell.superview !== self else { return isMeasured }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
    addSubview(cell)
    return isMeasured
  }

  /// Measures the cell again in the next layout, if its row has an automatic height.
  final func heightChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let path = pool.path(of: cell) else { return }
    rowHeights.outdate(path)
    setNeedsLayout()
  }

  private func requestCell(at path: IndexPath) {
    guard let cell = suppliedCell(at: path) else { return }
    pool.show(cell, at: path)
    cell.setSelected(selection.contains(path), animated: false)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  // MARK: Touches

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
