import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Members of scenes, sessions, windows and the application that many apps use.
@MainActor @Suite("Members of scenes and of the application") struct SceneMemberTests {
  private let home = PlainViewController(title: "Home")

  @Test func `a change of a scene's state posts the notifications of the change`() throws {
    let stage = Stage(home), log = Log()
    let scene = try #require(stage.window.windowScene)
    let names = [
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.didDisconnectNotification, UIScene.willConnectNotification,
    ]
    let relay = Relay { (note: Notification) in log.note(note.name.rawValue) }
    for name in names {
      NotificationCenter.default.addObserver(
        relay, selector: Relay.action, name: name, object: scene)
    }
    scene.activationState = .background
    scene.activationState = .foregroundInactive
    scene.activationState = .foregroundActive
    scene.activationState = .foregroundInactive
    scene.activationState = .unattached
    NotificationCenter.default.removeObserver(relay)
    expect(
      log.lines,
      equals: [
        "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
        "UISceneWillDeactivateNotification", "UISceneDidDisconnectNotification",
      ])
  }

  @Test func `a subclass of a window overrides the initializer with a scene`() throws {
    final class Overlay: UIWindow {
      var isReady = false
      override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        isReady = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let stage = Stage(home), scene = try #require(stage.window.windowScene)
    let other = Stage(PlainViewController(title: "Other"))
    let overlay = Overlay(windowScene: scene)
    expect(overlay.isReady && overlay.isHidden && overlay.bounds == stage.window.bounds)
    overlay.isHidden = false
    expect(scene.windows.last === overlay && overlay.windowScene === scene)
    expect(!other.world.windows.contains(overlay), "it belongs to the world of the scene")
    overlay.isHidden = true
  }

  @Test func `a window without a scene is not in the scene's windows`() throws {
    let stage = Stage(home), scene = try #require(stage.window.windowScene)
    let banner = UIWindow(windowScene: scene)
    banner.isHidden = false
    expect(scene.windows.contains(banner))
    banner.windowScene = nil
    expect(scene.windows, equals: [stage.window])
    banner.windowScene = scene
    expect(scene.windows.contains(banner))
  }

  @Test func `a scene has a place, and opened URLs have options`() throws {
    let stage = Stage(home), scene = try #require(stage.window.windowScene)
    let place: UIWindowScene.Geometry = scene.effectiveGeometry
    expect(place.interfaceOrientation == .portrait && scene.interfaceOrientation == .portrait)
    let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)
    scene.requestGeometryUpdate(wish)
    expect(scene.interfaceOrientation == .portrait && stage.issues.isEmpty)
    let url = try #require(URL(string: "app://note"))
    let options: UIScene.OpenURLOptions = UIOpenURLContext(url: url).options
    expect(options.sourceApplication == nil && !options.openInPlace)
  }

  @Test func `a session keeps its values, and a new session is reported once`() throws {
    let stage = Stage(home), scene = try #require(stage.window.windowScene)
    let session = scene.session, activity = NSUserActivity(activityType: "edit")
    session.userInfo = ["a": 1]
    session.stateRestorationActivity = activity
    scene.userActivity = activity
    home.userActivity = activity
    home.view.userActivity = activity
    UIResponder().userActivity = activity
    expect(!session.persistentIdentifier.isEmpty && session.configuration.role == session.role)
    expect(session.userInfo?["a"] as? Int == 1 && scene.userActivity === activity)
    expect(session.stateRestorationActivity === activity && home.userActivity === activity)
    expect(home.view.userActivity === activity && UIResponder().userActivity == nil)
    stage.world.use {
      let application = UIApplication.shared
      expect(application.openSessions == [session] && !application.supportsMultipleScenes)
      scene.activationState = .background
      application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
      expect(scene.activationState == .foregroundActive && stage.issues.isEmpty)
      let options = UIScene.ActivationRequestOptions()
      options.requestingScene = scene
      application.requestSceneSessionActivation(nil, userActivity: activity, options: options)
      application.requestSceneSessionActivation(nil, userActivity: activity, options: options)
      expect(stage.issues.map(\.code), equals: [.notModelled])
      application.requestSceneSessionDestruction(
        session, options: UISceneDestructionRequestOptions())
      expect(scene.activationState, equals: .unattached)
    }
  }

  @Test func `options and quick actions of a launch keep their values`() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "note")
    let options = UIScene.ConnectionOptions(
      shortcutItem: item, sourceApplication: "com.example", handoffUserActivityType: "edit")
    expect(options.shortcutItem === item && item.type == "new" && item.userInfo == nil)
    expect(item.localizedTitle == "New" && item.localizedSubtitle == "note")
    expect(options.sourceApplication, equals: "com.example")
    expect(options.handoffUserActivityType, equals: "edit")
    expect(UIApplication.LaunchOptionsKey.url.rawValue, equals: "UIApplicationLaunchOptionsURLKey")
    let keys: [UIApplication.LaunchOptionsKey] = [.url, .shortcutItem, .remoteNotification]
    expect(Set(keys).count, equals: 3)
  }

  @Test func `background tasks have different identifiers and no time limit`() {
    let stage = Stage(home)
    stage.world.use {
      let application = UIApplication.shared
      let one = application.beginBackgroundTask {}
      let two: UIBackgroundTaskIdentifier = application.beginBackgroundTask(withName: "upload")
      expect(one != two && one != .invalid && two != .invalid)
      application.endBackgroundTask(one)
      expect(application.backgroundTimeRemaining > 1_000_000)
    }
    expect(stage.issues.isEmpty)
  }

  private final class Landscape: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  @Test func `a controller presented over the full screen decides about orientations`() throws {
    let stage = Stage(PortraitOnly()), log = Log()
    let scene = try #require(stage.window.windowScene), player = Landscape()
    player.modalPresentationStyle = .fullScreen
    stage.window.rootViewController?.present(player, animated: true)
    try stage.settle()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { error in
      log.note("\(error)")
    }
    try stage.settle()
    expect(scene.interfaceOrientation == .landscapeRight && log.lines.isEmpty)
    try stage.close()
  }

  private final class PortraitOnly: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test func `a scene rotates to a requested orientation that its controller supports`() throws {
    let stage = Stage(Landscape()), log = Log()
    let scene = try #require(stage.window.windowScene)
    expect(scene.effectiveGeometry.interfaceOrientation == .portrait && scene.isFullScreen)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in
      log.note("wrong")
    }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { error in
      log.note("\(error)")
    }
    try stage.settle()
    expect(log.lines.count == 1 && log.lines.first?.contains("UISceneErrorDomain") == true)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all))
    expect(scene.interfaceOrientation, equals: .portrait)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    try stage.settle()
    expect(scene.effectiveGeometry.interfaceOrientation, equals: .landscapeLeft)
    expect(scene.effectiveGeometry.coordinateSpace.bounds.width, equals: 844)
    expect(scene.traitCollection, equals: stage.window.traitCollection)
    try stage.close()
  }

  @Test func `a window without a scene is hidden`() {
    let stage = Stage(home), scene = stage.window.windowScene
    stage.world.use {
      let window = UIWindow(frame: stage.window.frame)
      window.windowScene = scene
      window.isHidden = false
      expect(window.windowScene === scene && window.isVisible)
      window.windowScene = nil
      expect(window.windowScene == nil && window.isHidden && !window.isVisible)
      window.windowScene = scene
      expect(window.windowScene === scene && window.isHidden)
    }
  }

  @Test func `values of the screen and of the text size are those of an idle device`() {
    let screen = UIScreen.main, old = screen.brightness
    screen.brightness = 1
    expect(screen.brightness == 1 && !screen.isCaptured)
    screen.brightness = old
    let names = [
      UIScreen.capturedDidChangeNotification, UIScreen.brightnessDidChangeNotification,
      UIContentSizeCategory.didChangeNotification,
      UIApplication.userDidTakeScreenshotNotification,
      UIApplication.significantTimeChangeNotification,
    ]
    expect(Set(names).count, equals: 5)
    let label = UILabel(), field = UITextField(), text = UITextView()
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = label.adjustsFontForContentSizeCategory
    text.adjustsFontForContentSizeCategory = field.adjustsFontForContentSizeCategory
    expect(text.adjustsFontForContentSizeCategory)
    let metrics = UIFontMetrics(forTextStyle: .title1), font = UIFont.systemFont(ofSize: 20)
    expect(metrics.scaledValue(for: 12) == 12 && metrics.scaledFont(for: font) === font)
    expect(metrics.scaledFont(for: font, maximumPointSize: 10).pointSize, equals: 10)
    expect(UIFontMetrics.default.scaledValue(for: 3, compatibleWith: nil), equals: 3)
    expect(metrics.scaledFont(for: font, compatibleWith: nil) === font)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    expect(UITraitCollection(traitsFrom: []), equals: UITraitCollection())
  }

  @Test func `anchors of baselines are the edges of a view, and are reported once`() {
    let stage = Stage(home), label = UILabel()
    home.view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.firstBaselineAnchor.constraint(equalTo: home.view.topAnchor, constant: 10),
      label.lastBaselineAnchor.constraint(equalTo: home.view.topAnchor, constant: 30),
      label.leftAnchor.constraint(equalTo: home.view.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
    ])
    stage.runTurn()
    expect(label.frame, equals: CGRect(x: 0, y: 10, width: 50, height: 20))
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test func `an item source supplies an item to an activity controller`() {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        ""
      }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "text" }
    }
    let stage = Stage(home)
    let source = Source(), sharing = UIActivityViewController(activityItems: [source])
    expect(sharing.activityItems.first as? Source === source && !stage.issues.isEmpty)
    expect(
      source.activityViewController(sharing, subjectForActivityType: .mail).isEmpty)
  }
}
