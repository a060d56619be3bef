public import Presentation

/// A scene with all windows of one world (the simulated system of one test).
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

  /// The key window; nil if no window is on screen.
  ///
  /// The key window is the window that the app has chosen with `makeKey()`, or else the frontmost
  /// window on screen.
  public var keyWindow: Window? { world.flatMap { ChosenKeyWindow.keyWindow(of: $0) } }

  /// The orientation of the key window.
  public var interfaceOrientation: UIInterfaceOrientation {
    keyWindow?.interfaceOrientation ?? .portrait
  }

  /// The screen that shows the scene.
  public var screen: UIScreen { .main }

  /// The settings of the scene's status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
