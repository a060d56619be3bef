import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Links into an app, which its scene delegate opens.
@MainActor @Suite("Links into an app") struct LinkTests {
  /// A scene delegate that shows the mail of a link, above the list of mails.
  final class Delegate: UIResponder, UIWindowSceneDelegate {
    let nav = UINavigationController(
      rootViewController: UIViewController(nibName: "List", bundle: nil))
    private(set) var announced: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      self.scene(scene, openURLContexts: connectionOptions.urlContexts)
      for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      if let context = URLContexts.first { show(context.url) }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      announced.append(userActivityType)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      if let url = userActivity.webpageURL { show(url) }
    }

    private func show(_ url: URL) {
      nav.pushViewController(
        UIViewController(nibName: url.lastPathComponent, bundle: nil), animated: true)
    }
  }

  private let delegate = Delegate()
  private let url: URL

  init() throws {
    url = try #require(URL(string: "mails://mail/Invitation"))
  }

  private func scene(of stage: Stage) throws -> UIWindowScene {
    let scene = stage.world.use { UIApplication.shared.connectedScenes.first }
    return try #require(scene as? UIWindowScene)
  }

  @Test func `a link is opened by the scene's delegate`() throws {
    let stage = Stage(delegate.nav), scene = try scene(of: stage)
    scene.delegate = delegate
    try stage.settle()
    scene.receive(url)
    try stage.settle()
    expect(delegate.nav.viewControllers.map(\.nibName), equals: ["List", "Invitation"])
    try stage.close()
  }

  @Test func `the scene's delegate is told that a web link will come, and then opens the link`()
    throws
  {
    let stage = Stage(delegate.nav), scene = try scene(of: stage)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    activity.addUserInfoEntries(from: ["a": 1])
    activity.addUserInfoEntries(from: ["a": 2])
    scene.delegate = delegate
    scene.receive(activity)
    try stage.settle()
    expect(delegate.announced, equals: [NSUserActivityTypeBrowsingWeb])
    expect(delegate.nav.viewControllers.map(\.nibName), equals: ["List", "Invitation"])
    expect(activity.userInfo?["a"] as? Int == 2)
    expect(delegate.stateRestorationActivity(for: scene) == nil)
    try stage.close()
  }

  @Test func `a link that launches the app is passed in the scene's connection options`() throws {
    let stage = Stage(delegate.nav), scene = try scene(of: stage)
    delegate.scene(
      scene, willConnectTo: scene.session,
      options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)]))
    try stage.settle()
    expect(delegate.nav.viewControllers.map(\.nibName), equals: ["List", "Invitation"])
    try stage.close()
  }

  @Test func `an application delegate can configure scenes, and opens no links by default`() throws
  {
    final class App: UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(
          name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }
    }
    final class Plain: UIApplicationDelegate {}
    let stage = Stage(delegate.nav), session = try scene(of: stage).session, plain = Plain()
    stage.world.use {
      let app = UIApplication.shared, options = UIScene.ConnectionOptions()
      let made = App().application(app, configurationForConnecting: session, options: options)
      made.delegateClass = Delegate.self
      expect(made.name == "Default Configuration" && made.role == .windowApplication)
      expect(made.delegateClass == Delegate.self)
      let usual = plain.application(app, configurationForConnecting: session, options: options)
      expect(usual.role == session.role && usual.name == nil)
      expect(!plain.application(app, open: url, options: [:]))
      plain.application(app, didDiscardSceneSessions: [session])
    }
    try stage.close()
  }
}
