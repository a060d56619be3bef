public import Presentation

/// The delegate of an application, which is called when the application's state changes.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application. Optional: nil by default, and assigning a value has no effect.
  var window: Window? { get set }

  /// Called by a test when the application has been launched. Optional; true by default.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application has become active. Optional.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the application stops being active. Optional.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the application has entered the background. Optional.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the application enters the foreground. Optional.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The default window: nil.
  public var window: Window? {
    get { nil }
    set {}
  }

  /// Returns true.
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
