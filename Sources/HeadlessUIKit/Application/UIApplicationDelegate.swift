public import Presentation

/// The delegate of an application, which is called when its state changes.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window that the application shows. Optional: nil, and a set value is forgotten.
  var window: Window? { get set }

  /// The application has been launched; a test calls it. Optional: true.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application has become active. Optional.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The application is about to stop being active. Optional.
  func applicationWillResignActive(_ application: UIApplication)

  /// The application has left the screen. Optional.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The application is about to come back to the screen. Optional.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nil.
  public var window: Window? {
    get { nil }
    set {}
  }

  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
