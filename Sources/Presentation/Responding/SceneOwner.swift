/// A ``World`` whose windows belong to a scene.
///
/// The module `HeadlessUIKit` declares the conformance.
@MainActor package protocol SceneOwner {
  /// Returns the responder that follows a window in the responder chain.
  func scene(of window: Window) -> Responder
}
