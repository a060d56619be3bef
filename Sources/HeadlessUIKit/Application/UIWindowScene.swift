import Foundation
public import Presentation

/// UIKit's name for `WindowScene`: a scene with all windows of one world (the simulated system of
/// one test).
public typealias UIWindowScene = WindowScene

extension WindowScene {
  /// The windows of the scene, from back to front.
  ///
  /// A window whose `windowScene` was set to nil is not included.
  public var windows: [Window] { world?.windows.filter { $0.windowScene != nil } ?? [] }

  /// The key window, as ``UIApplication/keyWindow``; nil if no window is on screen.
  public var keyWindow: Window? { world?.keyWindow }

  /// The orientation of the key window.
  public var interfaceOrientation: UIInterfaceOrientation {
    keyWindow?.interfaceOrientation ?? .portrait
  }

  /// The screen that shows the scene.
  public var screen: UIScreen { .main }

  /// The settings of the scene's status bar.
  public var statusBarManager: UIStatusBarManager? { application.map(UIStatusBarManager.init) }
}

extension World: SceneOwner {
  package func scene(of window: Window) -> Responder {
    let application = UIApplication.of(self)
    return application.windowScene ?? application
  }

  package func responder(after scene: AppScene) -> Responder { UIApplication.of(self) }

  package func announce(_ change: WindowChange, of window: Window) {
    let name =
      switch change {
      case .becameVisible: Window.didBecomeVisibleNotification
      case .becameHidden: Window.didBecomeHiddenNotification
      case .becameKey: Window.didBecomeKeyNotification
      case .resignedKey: Window.didResignKeyNotification
      }
    use { NotificationCenter.default.post(name: name, object: window) }
  }

  package func announceResize(
    of window: Window, from old: Window.Sizing, _ oldTraits: TraitCollection
  ) {
    UIApplication.of(self).windowScene?.tellDelegate(of: window, old, oldTraits)
  }
}
