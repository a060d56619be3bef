/// A view, such as a visual effect view, whose subviews must be added to its content view.
@MainActor package protocol SubviewContainer: AnyObject {
  /// The view to which subviews are added.
  var contentView: View { get }
}

extension View {
  /// The view to which a hidden probe is added.
  package final var probeContainer: View {
    (self as? any SubviewContainer)?.contentView ?? self
  }
}
