public import Foundation
public import Presentation

/// A cell that shows an item of a collection view.
///
/// The collection view creates cells of a registered subclass with `init(frame:)`. A subclass that
/// declares this initializer must mark it `required`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the contents and fills the cell.
  public final let contentView = View()
  private(set) final var contents = ConfiguredContents()
  /// The contents of the cell, as a value; nil if the cell shows its own subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contents.show(contentConfiguration, in: contentView)
      sizeChanged()
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
      UICollectionViewCell, UICellConfigurationState
    ) -> Void
  /// The closure that is called after ``updateConfiguration(using:)``.
  // Without the attribute, the getter has another symbol in the file of a subclass (.ci/alone).
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdate = true
  /// The view behind the contents, which fills the cell.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the contents of a selected cell; the value is stored but has no effect.
  open var selectedBackgroundView: View?
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is highlighted, as it is while a tap of the user selects it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the collection view is being edited.
  final var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }

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
  override final func updateConfigurationIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    updateConfigurationsAutomatically()
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Updates the configuration if an update was requested.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  /// Returns the background of a cell in a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
