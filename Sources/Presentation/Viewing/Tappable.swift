/// A view that does something when a finger taps it.
@MainActor package protocol Tappable: View {
  /// The finger was put on the view and lifted there.
  func receiveTap()
}
