public import Foundation
public import Presentation

/// The cell of an item of a collection.
///
/// A registered subclass is made by the collection: where it has an initialiser with a frame, that
/// must be marked `required`.
@preconcurrency @MainActor open class UICollectionViewCell: View {
  /// The view for the contents; it fills the cell.
  public final let contentView = View()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// The identifier that the cell was registered with.
  public internal(set) final var reuseIdentifier: String?

  /// A cell at a frame.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Called before it shows another item.
  open func prepareForReuse() {}
}
