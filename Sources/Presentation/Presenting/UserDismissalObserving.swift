/// A controller of another module that is called when the user has dismissed it.
@MainActor package protocol UserDismissalObserving: AnyObject {
  /// Called after `presentationControllerDidDismiss` of the delegate.
  func userDidDismiss()
}
