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
  private var contents = ConfiguredContents()
  /// The contents of the cell, as a value; nil if the cell shows its own subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contents.show(contentConfiguration, in: contentView) }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    return state
  }
  /// The label that shows the cell's main text.
  public final let textLabel: UILabel? = UILabel()
  /// The label that shows the cell's second text.
  public final let detailTextLabel: UILabel? = UILabel()
  /// The standard view at the right side; the value is stored but has no effect.
  open var accessoryType = AccessoryType.none
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
    didSet { replaceBackground(oldValue) }
  }
  /// The view behind the contents of a selected cell; the value is stored but has no effect.
  open var selectedBackgroundView: View?
  /// The view that shows the cell's image.
  public final let imageView: UIImageView? = UIImageView()
  /// Whether the row is selected.
  open var isSelected = false
  /// The identifier under which the class of the cell was registered.
  public final let reuseIdentifier: String?

  /// Creates a cell with the default style and without a reuse identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell with a style and a reuse identifier.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  private func replaceBackground(_ old: View?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backgroundView, at: 0)
  }

  /// Places the ``accessoryView`` 16 points from the right edge, in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let accessoryView, accessoryView.superview === self else { return }
    accessoryView.center = CGPoint(
      x: bounds.maxX - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
  }

  /// Returns the contents of an ordinary row, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}
}
