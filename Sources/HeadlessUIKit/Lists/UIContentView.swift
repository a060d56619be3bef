/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The contents that the view shows.
  var configuration: any UIContentConfiguration { get set }
}
