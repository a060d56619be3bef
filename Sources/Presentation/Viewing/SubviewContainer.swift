/// A view, such as a visual effect view, whose subviews must be added to its content view.
@MainActor package protocol SubviewContainer: AnyObject {
  /// The view to which subviews are added.
  var contentView: View { get }
}

extension View {
  /// The view to which the package adds an invisible subview that observes the window.
  package final var probeContainer: View {
    (self as? any SubviewContainer)?.contentView ?? self
  }
}
