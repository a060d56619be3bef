/// A ``World`` whose windows belong to a scene.
///
/// The module `HeadlessUIKit` declares the conformance.
@MainActor package protocol SceneOwner {
  /// Returns the responder that follows a window in the responder chain.
  func scene(of window: Window) -> Responder

  /// Returns the responder that follows a scene in the responder chain.
  func responder(after scene: AppScene) -> Responder

  /// Posts the notification of a change of a window.
  func announce(_ change: WindowChange, of window: Window)

  /// Tells the delegate of the scene that a window had another size or orientation.
  func announceResize(of window: Window, from old: Window.Sizing, _ oldTraits: TraitCollection)
}

/// A change of a window that a notification announces.
package enum WindowChange {
  case becameVisible, becameHidden, becameKey, resignedKey
}
