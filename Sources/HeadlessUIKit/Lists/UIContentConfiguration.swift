public import Presentation

/// The contents of a cell, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a view that shows the contents.
  func makeContentView() -> any View & UIContentView

  /// Returns the contents for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}
