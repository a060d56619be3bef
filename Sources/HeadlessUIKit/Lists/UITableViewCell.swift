public import Foundation
public import Presentation

/// The cell of a row of a table.
///
/// A registered subclass is made by the table: where it has this initialiser, that must be marked
/// `required`.
@preconcurrency @MainActor open class UITableViewCell: View {
  /// The arrangement of a cell; raw values are UIKit's.
  ///
  /// All look alike.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A cell with one line.
    case `default`
    /// A line, and a value on the right.
    case value1
    /// A name and a value.
    case value2
    /// Two lines.
    case subtitle
  }

  /// The view for the contents; it fills the cell.
  public final let contentView = View()
  /// The main text.
  public final let textLabel: UILabel? = UILabel()
  /// The image.
  public final let imageView: UIImageView? = UIImageView()
  /// Whether the row is selected.
  open var isSelected = false
  /// The identifier that the cell was registered with.
  public final let reuseIdentifier: String?

  /// A cell of a style, for a name.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Called before it shows another row.
  open func prepareForReuse() {}
}
