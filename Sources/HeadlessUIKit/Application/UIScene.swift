public import Presentation

/// An instance of the application's user interface, whose state a test sets.
@preconcurrency @MainActor open class UIScene: Responder {
  /// The activation of a scene; raw values are UIKit's.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and receiving events.
    case foregroundActive
    /// In front, without events.
    case foregroundInactive
    /// Not in front.
    case background
  }

  /// The reasons for which a scene was connected; empty here.
  public struct ConnectionOptions: Hashable, Sendable {
    /// Options that say nothing.
    public init() {}
  }

  /// The activation of the scene; setting it calls the delegate.
  public final var activationState = ActivationState.foregroundActive {
    didSet { if activationState != oldValue { stateChanged(from: oldValue) } }
  }
  /// The delegate of the scene; not retained.
  public final weak var delegate: (any UISceneDelegate)?
  /// The title that the switcher of applications would show.
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
