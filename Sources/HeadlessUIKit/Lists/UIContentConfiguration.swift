public import Presentation

/// The contents of a cell, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a view that shows the contents.
  func makeContentView() -> any View & UIContentView

  /// Returns the contents for a state of the cell.
  ///
  /// If `automaticallyUpdatesContentConfiguration` of the cell is true, the cell calls the method
  /// before its first layout and when its state has changed, and shows the result.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Returns the contents for a state of the cell; nil if they are equal to these contents.
  func changed(for state: any UIConfigurationState) -> Self? {
    let new = updated(for: state)
    func isNew<Value: Equatable>(_ old: Value) -> Bool { old != new as? Value }
    if let old = self as? any Equatable { return isNew(old) ? new : nil }
    return new
  }
}
