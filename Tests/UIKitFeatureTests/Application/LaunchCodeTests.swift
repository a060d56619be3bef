import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// The members of the application, of scenes and of activities that app and scene delegates use.
@MainActor @Suite("Launching, links and quick actions") struct LaunchCodeTests {
  private let home = PlainViewController(title: "Home")

  @Test func `the application stores quick actions and the registration for notifications`()
    throws
  {
    let stage = Stage(home), application = UIApplication.shared
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    application.shortcutItems = [item]
    application.registerForRemoteNotifications()
    expect(application.shortcutItems == [item] && application.isRegisteredForRemoteNotifications)
    application.unregisterForRemoteNotifications()
    expect(!application.isRegisteredForRemoteNotifications)
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    expect(UIApplication.backgroundFetchIntervalNever > 1)
    expect(application.backgroundRefreshStatus, equals: UIBackgroundRefreshStatus(rawValue: 2))
    expect(application.isProtectedDataAvailable)
    expect(application.preferredContentSizeCategory, equals: .large)
    expect(application.userInterfaceLayoutDirection, equals: .leftToRight)
    expect(URL(string: UIApplication.openSettingsURLString) != nil)
    expect(UIApplication.openNotificationSettingsURLString != UIApplication.openSettingsURLString)
    expect(UIScreen.main.traitCollection.horizontalSizeClass, equals: .compact)
    expect(UIBackgroundFetchResult.failed.rawValue, equals: 2)
    try stage.close()
  }

  @Test func `a change of the app's icon is reported in the next turn`() throws {
    let stage = Stage(home), application = UIApplication.shared
    var changes = 0
    expect(application.supportsAlternateIcons && application.alternateIconName == nil)
    application.setAlternateIconName("Dark") { error in changes += error == nil ? 1 : 0 }
    expect(application.alternateIconName == "Dark" && changes == 0)
    stage.runTurn()
    expect(changes, equals: 1)
    try stage.close()
  }

  @Test func `an app delegate passes a controller as UIUserActivityRestoring`() throws {
    final class Page: UIViewController {
      var link: URL?
      override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        link = activity.webpageURL
      }
    }
    final class Delegate: NSObject, UIApplicationDelegate {
      let page = Page()
      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        restorationHandler([page])
        return userActivity.webpageURL != nil
      }
    }
    let stage = Stage(home), delegate = Delegate()
    let link = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    link.webpageURL = URL(string: "https://example.com/a")
    let isDone = delegate.application(.shared, continue: link) { receivers in
      for receiver in receivers ?? [] { receiver.restoreUserActivityState(link) }
    }
    expect(isDone && delegate.page.link == link.webpageURL)
    try stage.close()
  }

  @Test func `a controller overrides updateUserActivityState`() throws {
    final class Editor: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["page": 3])
      }
    }
    let editor = Editor(), stage = Stage(editor)
    let activity = NSUserActivity(activityType: "edit")
    (activity.needsSave, activity.requiredUserInfoKeys) = (true, ["page"])
    activity.targetContentIdentifier = "editor"
    editor.userActivity = activity
    editor.updateUserActivityState(activity)
    expect(activity.userInfo?["page"] as? Int == 3 && activity.needsSave)
    expect(activity.requiredUserInfoKeys, equals: ["page"])
    try stage.close()
  }

  @Test func `the options of a URL name the app that has opened it`() throws {
    let stage = Stage(home), scene = try #require(stage.window.windowScene)
    let link = UIOpenURLContext(
      url: try #require(URL(string: "app://a")), sourceApplication: "com.example.mail")
    expect(link.options.sourceApplication, equals: "com.example.mail")
    expect(link.options.annotation == nil && !link.options.openInPlace)
    (scene.title, scene.subtitle) = ("Mail", "Inbox")
    let permits = NSPredicate(value: false)
    let conditions: UISceneActivationConditions = scene.activationConditions
    conditions.canActivateForTargetContentIdentifierPredicate = permits
    expect(conditions.canActivateForTargetContentIdentifierPredicate === permits)
    expect(
      !conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "inbox"))
    expect(scene.subtitle, equals: "Inbox")
    UIApplication.shared.requestSceneSessionRefresh(scene.session)
    try stage.close()
  }

  @Test func `shaking the device calls the first responder, or else the key window`() throws {
    final class Screen: UIViewController {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionBegan(motion, with: event)
        heard.append("began")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake, event?.type == .motion { heard.append("shake") }
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionCancelled(motion, with: event)
        heard.append("canceled")
      }
    }
    let screen = Screen(), stage = Stage(screen)
    try stage.settle()
    UIApplication.shared.shake()
    expect(screen.heard.isEmpty)
    screen.becomeFirstResponder()
    UIApplication.shared.shake()
    expect(screen.heard, equals: ["began", "shake"])
    screen.view.motionCancelled(.motionShake, with: nil)
    expect(screen.heard.last == "canceled" && UIEvent().subtype == .none)
    try stage.close()
  }

  @Test func `keys and notification names differ, and settings of accessibility are stored`() {
    expect(UIApplication.LaunchOptionsKey.location.rawValue.hasSuffix("LocationKey"))
    expect(
      UIApplication.LaunchOptionsKey.userActivityDictionary
        != UIApplication.LaunchOptionsKey.userActivityType)
    expect(UIApplication.LaunchOptionsKey.sourceApplication != .url)
    expect(UIApplication.OpenURLOptionsKey.sourceApplication != .annotation)
    expect(UIApplication.OpenURLOptionsKey.openInPlace.rawValue.contains("OpenInPlace"))
    expect(
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue.contains("Universal"))
    let names = [
      UIApplication.didFinishLaunchingNotification,
      UIApplication.backgroundRefreshStatusDidChangeNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
    ]
    expect(Set(names).count, equals: names.count)
    (UIAccessibility.isBoldTextEnabled, UIAccessibility.isSwitchControlRunning) = (true, true)
    UIAccessibility.isDarkerSystemColorsEnabled = true
    expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isSwitchControlRunning)
    expect(UIAccessibility.isDarkerSystemColorsEnabled)
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2")
    expect(UIAccessibility.posted.last?.notification, equals: .pageScrolled)
    UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
  }
}
