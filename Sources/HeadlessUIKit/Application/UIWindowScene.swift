public import Presentation

/// A scene with the windows of one world.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  private weak var world: World?
  /// The session of the scene.
  public private(set) lazy var session = UISceneSession(of: self)

  init(in world: World) {
    self.world = world
    super.init()
  }

  /// The windows, in the order of their creation.
  public var windows: [Window] { world?.windows ?? [] }

  /// The frontmost window that is on screen; nil if there is none.
  public var keyWindow: Window? { windows.last { $0.isVisible } }

  /// The orientation of the key window.
  public var interfaceOrientation: UIInterfaceOrientation {
    keyWindow?.interfaceOrientation ?? .portrait
  }

  /// The screen.
  public var screen: UIScreen { .main }

  /// The status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
