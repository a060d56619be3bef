import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The states of the application and of its scene") struct AppStateTests {
  private final class AppDelegate: NSObject, UIApplicationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func applicationDidBecomeActive(_ application: UIApplication) { log.note("app active") }
    func applicationWillResignActive(_ application: UIApplication) {
      log.note("app resigns")
    }
    func applicationWillTerminate(_ application: UIApplication) { log.note("app ends") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      log.note("app memory")
    }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func sceneDidBecomeActive(_ scene: UIScene) { log.note("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { log.note("scene resigns") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.note("scene enters") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.note("scene leaves") }
  }

  private final class Screen: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  private let log = Log()
  private let screen = Screen()

  /// Adds the notifications of an application to the log.
  private func observe(_ application: UIApplication) -> [any NSObjectProtocol] {
    let names: [(Notification.Name, String)] = [
      (UIApplication.willResignActiveNotification, "resigns"),
      (UIApplication.didEnterBackgroundNotification, "leaves"),
      (UIApplication.willEnterForegroundNotification, "enters"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ]
    return names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: .main) {
        [log] _ in MainActor.assumeIsolated { log.note("posts \(text)") }
      }
    }
  }

  @Test func `the application follows its scene, and posts its notifications`() throws {
    let stage = Stage(screen), delegate = SceneDelegate(log), appDelegate = AppDelegate(log)
    let scene = try #require(stage.window.windowScene)
    let application = stage.world.use { UIApplication.shared }, tokens = observe(application)
    (scene.delegate, application.delegate) = (delegate, appDelegate)
    scene.activationState = .background
    expect(application.applicationState, equals: .background)
    scene.activationState = .foregroundActive
    expect(application.applicationState, equals: .active)
    expect(
      log.lines,
      equals: [
        "scene resigns", "posts resigns", "scene leaves", "posts leaves", "scene enters",
        "posts enters", "scene active", "posts active",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    try stage.close()
  }

  @Test func `setting applicationState also changes the state of the scene`() throws {
    let stage = Stage(screen), delegate = SceneDelegate(log), appDelegate = AppDelegate(log)
    let scene = try #require(stage.window.windowScene)
    let application = stage.world.use { UIApplication.shared }
    application.delegate = appDelegate
    application.applicationState = .inactive
    expect(scene.activationState, equals: .foregroundInactive)
    scene.delegate = delegate
    application.applicationState = .active
    expect(scene.activationState, equals: .foregroundActive)
    expect(log.lines, equals: ["app resigns", "scene active"])
    scene.activationState = .unattached
    application.applicationState = .background
    expect(application.applicationState == .background && scene.activationState == .unattached)
    try stage.close()
  }

  @Test func `every controller gets a memory warning, also if its view is not loaded`() throws {
    let tabs = UITabBarController(), stage = Stage(tabs), other = Screen()
    tabs.viewControllers = [screen, other]
    try stage.settle()
    stage.world.use { UIApplication.shared }.receiveMemoryWarning()
    expect(!other.isViewLoaded && other.warnings == 1 && screen.warnings == 1)
    try stage.close()
  }

  @Test func `a test can simulate a memory warning and the end of the app`() throws {
    let stage = Stage(screen), delegate = AppDelegate(log)
    let application = stage.world.use { UIApplication.shared }
    expect(application.supportedInterfaceOrientations(for: nil), equals: .allButUpsideDown)
    application.delegate = delegate
    application.receiveMemoryWarning()
    application.terminate()
    expect(log.lines == ["app memory", "app ends"] && screen.warnings == 1)
    expect(application.supportedInterfaceOrientations(for: stage.window), equals: .portrait)
    try stage.close()
  }
}
