/// A view that takes subviews only inside another view, as a visual effect view does.
@MainActor package protocol SubviewContainer: AnyObject {
  /// The view that holds the subviews.
  var contentView: View { get }
}

extension View {
  /// The view that a probe is put into.
  package final var probeContainer: View {
    (self as? any SubviewContainer)?.contentView ?? self
  }
}
