import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("The application and its scenes") struct ApplicationTests {
  /// An application delegate that records its calls.
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      heard.append("foreground")
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var heard: [String] = []

    func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { heard.append("resigns") }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { heard.append("gone") }
  }

  private let home = PlainViewController(title: "Home")

  @Test func `the shared application has only the windows and the scene of the current test`() {
    let stage = Stage(home)
    stage.world.use {
      let application = UIApplication.shared
      expect(application === UIApplication.shared)
      expect(application.windows.count, equals: 1)
      expect(application.keyWindow === home.view.window)
      application.keyWindow?.deviceInsets.top = 47
      expect(application.statusBarFrame, equals: CGRect(x: 0, y: 0, width: 390, height: 47))
      expect(application.statusBarOrientation, equals: .portrait)
      let scene = application.connectedScenes.first as? UIWindowScene
      expect(scene?.keyWindow === home.view.window)
      expect(scene?.statusBarManager?.statusBarFrame.height, equals: 47)
      expect(scene?.interfaceOrientation, equals: .portrait)
      expect(scene?.session.scene === scene)
      expect(scene?.screen === UIScreen.main)
      expect(home.view.window?.windowScene === scene)
      expect(home.view.window?.isKeyWindow == true)
      expect(home.view.window?.screen === UIScreen.main)
      application.isStatusBarHidden = true
      expect(application.statusBarFrame, equals: .zero)
      if let scene {
        let second = UIWindow(windowScene: scene)
        second.windowLevel = .alert
        second.isHidden = false
        expect(application.keyWindow === home.view.window)
        expect(second.windowLevel == .alert && scene.windows.count == 2)
        expect(UIWindow.Level.statusBar.rawValue < UIWindow.Level.alert.rawValue)
      }
    }
    let other = Stage(PlainViewController(title: "Other"))
    other.world.use { expect(UIApplication.shared.windows.count, equals: 1) }
  }

  @Test func `a change of applicationState calls the app delegate and posts a notification`() {
    let stage = Stage(home), delegate = AppDelegate()
    final class Counter { var count = 0 }
    let counter = Counter()
    let relay = Relay { (_: Notification) in counter.count += 1 }
    NotificationCenter.default.addObserver(
      relay, selector: Relay.action, name: UIApplication.didEnterBackgroundNotification,
      object: nil)
    stage.world.use {
      let application = UIApplication.shared
      application.delegate = delegate
      application.applicationState = .background
      application.applicationState = .active
      application.applicationState = .inactive
      expect(application.next === delegate)
      expect(delegate.window == nil)
      delegate.window = home.view.window
      expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
    }
    expect(delegate.heard, equals: ["resigns", "background", "foreground", "active", "resigns"])
    expect(counter.count, equals: 1)
    NotificationCenter.default.removeObserver(relay)
  }

  @Test func `applicationState changes after the callbacks that announce the change`() {
    final class Watcher: UIResponder, UIApplicationDelegate {
      var states: [UIApplication.State] = []
      func applicationDidBecomeActive(_ app: UIApplication) { states.append(app.applicationState) }
      func applicationWillResignActive(_ app: UIApplication) { states.append(app.applicationState) }
      func applicationDidEnterBackground(_ app: UIApplication) {
        states.append(app.applicationState)
      }
      func applicationWillEnterForeground(_ app: UIApplication) {
        states.append(app.applicationState)
      }
    }
    let stage = Stage(home), watcher = Watcher()
    stage.world.use {
      UIApplication.shared.delegate = watcher
      UIApplication.shared.applicationState = .background
      UIApplication.shared.applicationState = .active
    }
    expect(watcher.states, equals: [.active, .background, .background, .active])
  }

  @Test func `the window of the delegate can be read as a value that is optional twice`() {
    final class Owner: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow()
    }
    let stage = Stage(home), owner = Owner()
    let windows = stage.world.use { () -> [UIWindow?] in
      var windows: [UIWindow?] = []
      if let window = UIApplication.shared.delegate.map({ $0.window }) { windows.append(window) }
      UIApplication.shared.delegate = owner
      if let window = UIApplication.shared.delegate.map({ $0.window }) { windows.append(window) }
      return windows
    }
    expect(windows == [owner.window] && owner.window != nil)
  }

  @Test func `a change of a scene's activationState calls the scene's delegate`() throws {
    let stage = Stage(home), delegate = SceneDelegate()
    try stage.world.use {
      let scene = try #require(UIApplication.shared.connectedScenes.first)
      scene.delegate = delegate
      scene.title = "Main"
      scene.title += " window"
      for state: UIScene.ActivationState in [
        .background, .foregroundInactive, .foregroundActive, .foregroundInactive, .unattached,
      ] { scene.activationState = state }
      if let window = scene as? UIWindowScene {
        delegate.scene(scene, willConnectTo: window.session, options: .init())
      }
    }
    expect(
      delegate.heard, equals: ["resigns", "background", "foreground", "active", "resigns", "gone"])
  }

  @Test
  func `opening a URL always fails, and is reported once as not modeled`() throws {
    let stage = Stage(home)
    let url = try #require(URL(string: "https://example.com"))
    final class Answer { var opened: [Bool] = [] }
    let answer = Answer()
    stage.world.use {
      expect(!UIApplication.shared.canOpenURL(url))
      for _ in 0..<2 {
        UIApplication.shared.open(url) { answer.opened.append($0) }
      }
    }
    expect(answer.opened.isEmpty)
    stage.runTurn()
    expect(answer.opened, equals: [false, false])
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test func `each simulated device has its own device properties and accessibility settings`() {
    let stage = Stage(home)
    stage.world.use {
      expect(UIDevice.current.userInterfaceIdiom, equals: .phone)
      UIDevice.current.userInterfaceIdiom = .pad
      UIDevice.current.orientation = .landscapeLeft
      expect(UIDevice.current.userInterfaceIdiom, equals: .pad)
      expect(UIDevice.current.orientation.isLandscape && !UIDeviceOrientation.faceUp.isPortrait)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
      stage.world.isReduceMotionEnabled = true
      expect(UIAccessibility.isReduceMotionEnabled)
      expect(!UIAccessibility.prefersCrossFadeTransitions)
      UIAccessibility.isVoiceOverRunning = true
      expect(UIAccessibility.isVoiceOverRunning)
      UIAccessibility.post(notification: .screenChanged, argument: "Home")
      expect(UIAccessibility.posted.map(\.notification), equals: [.screenChanged])
    }
    let other = Stage(PlainViewController(title: "Other"))
    other.world.use {
      expect(UIDevice.current.userInterfaceIdiom, equals: .phone)
      expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceTransparencyEnabled)
    }
  }
}
