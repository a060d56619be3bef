/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The contents that the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration; by default, it can show those of the type
  /// of its current configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
