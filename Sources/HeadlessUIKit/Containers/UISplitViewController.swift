public import Foundation
public import Presentation

/// A container of columns, which are beside each other in a wide window and form one stack in a
/// narrow window (C-21 to C-24).
///
/// A window is narrow if its horizontal size class is `compact`. Columns come, go and change their
/// sizes without an animation.
@preconcurrency @MainActor open class UISplitViewController: ViewController, ColumnContaining {
  /// The delegate, which is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The kind of the container.
  ///
  /// A container of the style `unspecified` has the columns `primary` and `secondary`, which are
  /// set with ``viewControllers``.
  public final let style: Style
  /// The display mode that the app wants; `automatic` by default.
  ///
  /// With `automatic`, and with a mode that the style does not have, columns are beside the
  /// secondary column if the view is wider than high.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      updateColumns()
    }
  }
  /// The way in which columns appear that the app wants; `automatic` by default.
  ///
  /// With `automatic`, columns appear beside the secondary column if the view is wider than high,
  /// and over it otherwise. The behavior `displace` is the same as `overlay` in this package.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { updateColumns() }
  }
  /// The width of the primary column, in points; by default, 320 points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The width of the primary column as a fraction of the view's width.
  ///
  /// ``preferredPrimaryColumnWidth`` takes precedence.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The smallest width of the primary column, in points; by default, there is no limit.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The largest width of the primary column, in points; by default, there is no limit.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The width of the supplementary column, in points; by default, 320 points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The width of the supplementary column as a fraction of the view's width.
  ///
  /// ``preferredSupplementaryColumnWidth`` takes precedence.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The smallest width of the supplementary column, in points; by default, there is no limit.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The largest width of the supplementary column, in points; by default, there is no limit.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The background of the primary column; the value is stored but has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a button hides all other columns; the value is stored but has no effect.
  open var showsSecondaryOnlyButton = false
  /// The visibility of ``displayModeButtonItem``; the value is stored but has no effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { updateColumns() }
  }
  /// Whether a swipe shows the primary column; the value is stored but has no effect.
  open var presentsWithGesture = true
  /// Whether the columns form one stack, because the window is narrow.
  open internal(set) var isCollapsed = false
  /// The display mode of the columns; `automatic` before the first layout.
  ///
  /// While the container is collapsed, the value does not change.
  open internal(set) var displayMode = DisplayMode.automatic

  /// The mode that `show`, `hide`, the button, a tap or the delegate has chosen.
  final var chosenMode: DisplayMode?
  /// The controllers of the columns, as the app has set them.
  final var columns: [Column: ViewController] = [:]
  /// The stacks around controllers that are no navigation controllers.
  final var stacks: [Column: NavigationController] = [:]
  /// The columns whose controllers were moved to the first column's stack.
  final var merged: [MergedColumn] = []
  /// The stacks whose controllers are being moved to or from another stack.
  final var moving: [MovingStack] = []
  /// The stacks whose controllers will be set when a running pop has ended.
  final var postponed: [MovingStack] = []
  /// Calls the observers of merged columns when the first column's stack changes.
  final var stackObserver: StackObserver?
  /// The children that the container has added for its columns.
  final var held: [ViewController] = []
  /// Whether the controller of the column `compact` fills the container.
  final var showsCompactColumn = false
  /// Whether the container is arranging its columns.
  final var isArranging = false
  /// Whether a callback has changed the columns while the container arranged them.
  final var needsArranging = false
  /// Whether the controllers of a column are being taken to the stack of another column.
  final var isTaking = false
  /// Whether the view was wider than high when the columns were arranged; nil before.
  final var wasWide: Bool?
  /// The view behind columns that are over the secondary column; a tap on it hides them.
  final let shade = View(frame: .zero)

  /// Creates a container whose columns are set with `setViewController(_:for:)`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of the style `unspecified`; no nib is loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Columns

  /// The controllers of the columns, from the primary to the secondary column.
  ///
  /// If ``style`` is not `unspecified`, a controller that is no navigation controller is
  /// represented by the navigation controller around it. While the container is collapsed, the
  /// array contains only the controller that fills the container. Setting the array sets the
  /// primary and the secondary column; any further controllers are ignored.
  open var viewControllers: [ViewController] {
    get {
      if isCollapsed { return held }
      return Column.inOrder.compactMap { container(of: $0) }
    }
    set {
      set(newValue.first, for: .primary)
      set(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
      updateColumns()
    }
  }

  /// Returns the controller of a column, as it was set; nil if the column has none.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Sets the controller of a column; nil removes the column (C-21).
  ///
  /// A controller that is no navigation controller gets a navigation controller around it, except
  /// in the column `compact`. A controller leaves the column that it filled before. A container of
  /// the style `unspecified` ignores the call, as does a container without a supplementary column
  /// for this column.
  open func setViewController(_ vc: ViewController?, for column: Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
    set(vc, for: column)
    updateColumns()
  }

  // MARK: Showing

  /// Shows a column (C-23).
  ///
  /// In a wide window, the display mode changes. In a narrow window, the controllers of the columns
  /// are pushed and popped, with an animation, until the column's controllers are on top.
  open func show(_ column: Column) {
    isCollapsed ? showCollapsed(column) : choose(arrangement.mode(showing: column))
  }

  /// Hides a column (C-23).
  ///
  /// In a wide window, the display mode changes; the secondary column is never hidden. In a narrow
  /// window, the controllers of the column are popped with an animation; the first column is never
  /// hidden.
  open func hide(_ column: Column) {
    isCollapsed ? hideCollapsed(column) : choose(arrangement.mode(hiding: column))
  }

  /// A button that hides the primary column if it is visible, and shows it otherwise.
  public final private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let button = UIBarButtonItem(title: "Sidebar", style: .plain, target: nil, action: nil)
    button.primaryAction = UIAction { [weak self] _ in self?.togglePrimaryColumn() }
    return button
  }()

  /// Shows a controller in the secondary column (C-24).
  ///
  /// The delegate's `splitViewController(_:showDetail:sender:)` can do this in its own way. In a
  /// wide window, the controller replaces the controller of the secondary column. In a narrow
  /// window, it is pushed, with an animation; a navigation controller stands for its controllers.
  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    placeDetail(vc)
  }

  // MARK: Appearance

  /// Arranges the columns before the container appears for the first time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateColumns()
  }

  /// Adapts the columns to the size of the view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateColumns()
  }
}
