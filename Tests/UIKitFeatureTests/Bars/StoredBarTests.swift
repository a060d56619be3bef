import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Members of bars, scenes and input views that apps set, and timers that begin at a date.
@MainActor @Suite("Stored values of bars and scenes") struct StoredBarTests {
  private final class Host: UIViewController, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    func show(
      _ title: UINavigationItem.LargeTitleDisplayMode,
      _ back: UINavigationItem.BackButtonDisplayMode
    ) {
      navigationItem.largeTitleDisplayMode = title
      navigationItem.backButtonDisplayMode = back
    }
  }

  @Test func `the display modes of a navigation item are also named as its members`() {
    let host = Host()
    host.show(.never, .minimal)
    expect(host.navigationItem.largeTitleDisplayMode, equals: .never)
    expect(host.navigationItem.backButtonDisplayMode, equals: .minimal)
  }

  @Test func `a toolbar has a delegate, a position, and a style that a subclass observes`() {
    final class Bar: UIToolbar {
      var changes = 0
      override var barStyle: UIBarStyle { didSet { changes += 1 } }
    }
    let bar = Bar(frame: .zero), host = Host()
    bar.delegate = host
    bar.barStyle = .black
    expect(bar.changes == 1 && bar.barPosition == .bottom)
    expect(bar.delegate?.position(for: bar), equals: .topAttached)
  }

  @Test func `a tab bar controller stores its sidebar and when its bar becomes small`() {
    let tabs = UITabBarController()
    expect(tabs.sidebar.isHidden && tabs.tabBarMinimizeBehavior == .automatic)
    let sidebar: UITabBarController.Sidebar = tabs.sidebar
    sidebar.isHidden = false
    tabs.tabBarMinimizeBehavior = UITabBarController.MinimizeBehavior.onScrollDown
    expect(!tabs.sidebar.isHidden && tabs.tabBarMinimizeBehavior == .onScrollDown)
  }

  @Test func `a scene restricts no sizes, as on a phone`() throws {
    let stage = Stage(UIViewController())
    let restrictions: UISceneSizeRestrictions? = stage.window.windowScene?.sizeRestrictions
    expect(stage.window.windowScene != nil && restrictions == nil)
    try stage.close()
  }

  @Test func `an input view stores its style`() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    expect(view.inputViewStyle == .keyboard && view.allowsSelfSizing)
    expect(UIInputView(frame: .zero).inputViewStyle, equals: .default)
  }

  @Test func `a timer with a date fires at the date, and then after each interval`() throws {
    let stage = Stage(UIViewController())
    var fired = 0
    let timer = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 1, repeats: true) { _ in
      fired += 1
    }
    stage.world.use { RunLoop.main.add(timer, forMode: .common) }
    stage.advance(by: .milliseconds(1900))
    expect(fired, equals: 0)
    stage.advance(by: .milliseconds(200))
    expect(fired, equals: 1)
    stage.advance(by: .milliseconds(1000))
    expect(fired, equals: 2)
    timer.invalidate()
    try stage.close()
  }

  @Test func `a timer with a date in the past calls its target in the next turn`() throws {
    final class Target: NSObject {
      var fired = 0
      #if canImport(ObjectiveC)
        static let fire = #selector(fire)
        @objc private func fire() { fired += 1 }
      #else
        static let fire = Selector("fire") { (target: Target) in target.fired += 1 }
      #endif
    }
    let stage = Stage(UIViewController()), target = Target()
    let timer = Timer(
      fireAt: .distantPast, interval: 0, target: target, selector: Target.fire, userInfo: nil,
      repeats: false)
    stage.world.use { RunLoop.main.add(timer, forMode: .default) }
    stage.runTurn()
    expect(target.fired == 1 && !timer.isValid)
    try stage.close()
  }

  @Test func `a navigation bar stores its colors and images`() {
    let bar = UINavigationBar(), image = UIImage(size: .zero)
    expect(bar.isTranslucent && bar.backgroundImage(for: .default) == nil)
    (bar.isTranslucent, bar.barTintColor, bar.shadowImage) = (false, .red, image)
    (bar.titleTextAttributes, bar.prefersLargeTitles) = ([:], true)
    bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
    expect(!bar.isTranslucent && bar.barTintColor == .red && bar.shadowImage === image)
    expect(bar.titleTextAttributes?.isEmpty == true && bar.prefersLargeTitles)
    expect(bar.backgroundImage(for: .compact) === image)
    bar.setBackgroundImage(nil, for: .compact)
    expect(bar.backgroundImage(for: .compact) == nil)
  }
}
