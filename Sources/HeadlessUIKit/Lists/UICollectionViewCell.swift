public import Foundation
public import Presentation

/// A cell that shows an item of a collection view.
///
/// The collection view creates cells of a registered subclass with `init(frame:)`. A subclass that
/// declares this initializer must mark it `required`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
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
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// The look of the background; the value is stored but has no effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether the cell is highlighted, as it is while a tap of the user selects it.
  open var isHighlighted = false

  /// Creates a cell with a frame.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }
}
