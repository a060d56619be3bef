public import Presentation

/// The facts about a cell from which its configuration follows.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is being edited.
  public var isEditing = false

  /// Creates the state of a cell that is not selected, highlighted or edited.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
