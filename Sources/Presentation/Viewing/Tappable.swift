/// A view that has an action for taps.
@MainActor package protocol Tappable: View {
  /// Performs the action; called when a finger has touched the view and was lifted inside the view.
  func receiveTap()
}
