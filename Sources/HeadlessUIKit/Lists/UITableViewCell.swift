public import Foundation
public import Presentation

/// A cell that shows a row of a table.
///
/// The table creates cells of a registered subclass with `init(style:reuseIdentifier:)`. A subclass
/// that declares this initializer must mark it `required`.
@preconcurrency @MainActor open class UITableViewCell: View {
  /// The arrangement of a cell's labels and image; the raw values are the same as in UIKit.
  ///
  /// The styles have no visible effect.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A cell with one line.
    case `default`
    /// A cell with a text on the left and a value on the right.
    case value1
    /// A cell with a small label on the left and a value next to the label.
    case value2
    /// A cell with a text and a smaller text below.
    case subtitle
  }

  /// The standard view at the right side of a cell; the raw values are the same as in UIKit.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No view.
    case none
    /// An arrow to the right.
    case disclosureIndicator
    /// An info button and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An info button.
    case detailButton
  }

  /// The controls that a cell shows; the raw values are the same as in UIKit.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the controls.
    public let rawValue: UInt

    /// Creates a value from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control that begins the editing of the row.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The change that editing makes to a row; the raw values are the same as in UIKit.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// No change.
    case none
    /// The row is deleted.
    case delete
    /// A row is inserted.
    case insert
  }

  /// The style of the line below a cell; the raw values are the same as in UIKit.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No line.
    case none
    /// One line.
    case singleLine
    /// A line with a shadow, which only old versions of iOS draw.
    case singleLineEtched
  }

  /// The look of a selected cell; the raw values are the same as in UIKit.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// A selected cell looks like any other cell.
    case none
    /// The default look; old versions of iOS drew a blue background.
    case blue
    /// A gray background.
    case gray
    /// The default look.
    case `default`
  }

  /// The view that holds the contents and fills the cell.
  public final let contentView = View()
  private(set) final var contents = ConfiguredContents()
  /// The contents of the cell, as a value; nil if the cell shows its own subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contents.show(contentConfiguration, in: contentView)
      heightChanged()
    }
  }
  /// Whether the cell shows `updated(for:)` of its content configuration when its state changes.
  public final var automaticallyUpdatesContentConfiguration = true
  /// Whether the cell replaces its background configuration by `updated(for:)` when its state
  /// changes.
  public final var automaticallyUpdatesBackgroundConfiguration = true
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// The look of the background; the value is stored but has no effect.
  @exclusivity(unchecked) open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A closure that configures a cell for a state of the cell.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      UITableViewCell, UICellConfigurationState
    ) -> Void
  /// The closure that is called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private(set) final var needsUpdate = true
  /// The label that shows the cell's main text.
  public final let textLabel: UILabel? = UILabel()
  /// The label that shows the cell's second text; nil in a cell of the default style.
  public final let detailTextLabel: UILabel?
  /// The standard view at the right side; the value is stored but has no effect.
  open var accessoryType = AccessoryType.none
  /// The standard view at the right side during editing; the value is stored but has no effect.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the right side during editing; the value is stored but has no effect.
  open var editingAccessoryView: View?
  /// The insets of the line below the cell; the value is stored but has no effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the cell shows a control for moving the row; the value is stored but has no effect.
  open var showsReorderControl = false
  /// Whether the contents are indented during editing; the value is stored but has no effect.
  open var shouldIndentWhileEditing = true
  /// The number of steps by which the contents are indented; the value is stored but has no effect.
  open var indentationLevel = 0
  /// The width of one step of indentation; the value is stored but has no effect.
  open var indentationWidth: CGFloat = 10
  /// The view at the right side of the cell, which keeps its size; the contents keep their width.
  open var accessoryView: View? {
    didSet { replace(oldValue, by: accessoryView) }
  }
  /// The look of the selected cell; the value is stored but has no effect.
  ///
  /// A cell with the style `none` can be selected, as in UIKit.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the contents, which fills the cell.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the contents of a selected cell; the value is stored but has no effect.
  open var selectedBackgroundView: View?
  /// The view that shows the cell's image.
  public final let imageView: UIImageView? = UIImageView()
  private(set) final var states: (isSelected: Bool, isHighlighted: Bool, isEditing: Bool) = (
    false, false, false
  )
  /// Whether the row is selected.
  ///
  /// The table does not set this property; it calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { states.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted, as it is for a moment when the user taps it.
  ///
  /// The table does not set this property; it calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { states.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the table of the cell is being edited.
  ///
  /// The table does not set this property; it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { states.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The identifier under which the class of the cell was registered.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a cell with the default style and without a reuse identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell with a style and a reuse identifier.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: State

  /// Sets whether the row is selected; the change is not animated.
  ///
  /// The table calls this method when the selection changes, and when it displays a cell. An
  /// override must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard states.isSelected != selected else { return }
    states.isSelected = selected
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the row is highlighted; the change is not animated.
  ///
  /// The table calls this method twice when the user taps the row. An override must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard states.isHighlighted != highlighted else { return }
    states.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the table is being edited; the change is not animated.
  ///
  /// The table calls this method for visible cells. An override must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard states.isEditing != editing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    states.isEditing = editing
    setNeedsUpdateConfiguration()
    didTransition(to: mask)
  }

  /// Called before the cell shows or hides its editing control; does nothing by default.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell has shown or hidden its editing control; does nothing by default.
  open func didTransition(to state: StateMask) {}

  /// Requests a call of ``updateConfiguration(using:)`` in the next layout of the cell.
  ///
  /// A change of the cell's state also requests the call.
  public final func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Configures the cell for its state; does nothing by default.
  ///
  /// The method is called in the first layout of the cell, and in the layout after a change of the
  /// state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Calls ``updateConfiguration(using:)`` if an update was requested.
  final func updateConfigurationIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    updateConfigurationsAutomatically()
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Updates the configuration if an update was requested, and places the ``accessoryView``.
  ///
  /// The accessory view is 16 points from the right edge, in the middle of the height.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    guard let accessoryView, accessoryView.superview === self else { return }
    accessoryView.center = CGPoint(
      x: bounds.maxX - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
  }

  /// Requests that a table measures the cell again if its row has an automatic height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    heightChanged()
  }

  private func heightChanged() { (superview as? UITableView)?.heightChanged(of: self) }

  /// Returns the background of a cell in a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Returns the contents of an ordinary row, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}
}
