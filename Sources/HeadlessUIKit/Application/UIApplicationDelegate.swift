public import Foundation
public import Presentation

/// The delegate of an application, which is called when the application's state changes.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application; optional, nil by default.
  var window: Window? { get set }

  /// Called only by tests, to simulate the launch of the app; optional, returns true by default.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application has become active; optional.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the application stops being active; optional.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the application has entered the background; optional.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the application enters the foreground; optional.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called by ``UIApplication/terminate()``, before the system ends the app; optional.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called by ``UIApplication/receiveMemoryWarning()``; optional.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Returns the orientations that the app supports in a window; optional.
  ///
  /// Called only by `supportedInterfaceOrientations(for:)` of the application. By default, the
  /// result is all orientations except upside down.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: Window?
  ) -> UIInterfaceOrientationMask

  /// Called only by tests, to simulate that the app is asked to open a URL; optional.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Returns whether the app permits an extension, such as a custom keyboard; optional, by default
  /// true.
  ///
  /// Called only by tests, because no extensions are installed.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// Called only by tests, to simulate that a scene is created; optional.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called only by tests, to simulate that the user has closed scenes; optional.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The default implementation of the property: the value is nil, and setting a value has no
  /// effect.
  public var window: Window? {
    get { nil }
    set {}
  }

  /// Returns true by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true by default.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }

  /// Does nothing by default.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns all orientations except upside down by default.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: Window?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Returns false by default.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// By default, returns a configuration whose role is the role of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
