public import Foundation
public import Presentation

/// A cell that shows a row of a table.
///
/// The table creates cells of a registered subclass with `init(style:reuseIdentifier:)`. A subclass
/// that declares this initializer must mark it `required`.
@preconcurrency @MainActor open class UITableViewCell: View {
  /// The arrangement of a cell; the raw values are the same as in UIKit.
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

  /// The view that holds the contents and fills the cell.
  public final let contentView = View()
  /// The label of the main text.
  public final let textLabel: UILabel? = UILabel()
  /// The view of the image.
  public final let imageView: UIImageView? = UIImageView()
  /// Whether the row is selected.
  open var isSelected = false
  /// The identifier under which the class of the cell was registered.
  public final let reuseIdentifier: String?

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

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}
}
