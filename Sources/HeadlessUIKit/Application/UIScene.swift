public import Presentation

/// An instance of the application's user interface; a test sets the scene's `activationState`.
@preconcurrency @MainActor open class UIScene: Responder {
  /// The activation state of a scene; the raw values are the same as in UIKit.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground and receives no events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The options with which a scene was connected; always empty in this package.
  public struct ConnectionOptions: Hashable, Sendable {
    /// Creates empty options.
    public init() {}
  }

  /// The activation state of the scene; setting a different state calls the delegate.
  public final var activationState = ActivationState.foregroundActive {
    didSet { if activationState != oldValue { stateChanged(from: oldValue) } }
  }
  /// The delegate of the scene; not retained.
  public final weak var delegate: (any UISceneDelegate)?
  /// The title of the scene in the app switcher; the value is stored but has no effect.
  public final var title: String?

  private func stateChanged(from old: ActivationState) {
    switch activationState {
    case .foregroundActive:
      if old == .background { delegate?.sceneWillEnterForeground(self) }
      delegate?.sceneDidBecomeActive(self)
    case .foregroundInactive:
      old == .foregroundActive
        ? delegate?.sceneWillResignActive(self) : delegate?.sceneWillEnterForeground(self)
    case .background:
      if old == .foregroundActive { delegate?.sceneWillResignActive(self) }
      delegate?.sceneDidEnterBackground(self)
    case .unattached: delegate?.sceneDidDisconnect(self)
    }
  }
}
