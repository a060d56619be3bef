/// A view that has an action for taps.
@MainActor package protocol Tappable: View {
  /// Performs the action: a finger was put on the view and lifted there.
  func receiveTap()
}
