import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Key windows and window levels") struct KeyWindowTests {
  private final class Banner: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  private let stage = Stage(PlainViewController(title: "Home"))
  private var main: UIWindow { stage.window }

  private func window(_ title: String, level: UIWindow.Level = .normal) throws -> UIWindow {
    let window = UIWindow(windowScene: try #require(main.windowScene))
    window.rootViewController = PlainViewController(title: title)
    window.windowLevel = level
    return window
  }

  @Test func `a window that is only shown does not become the key window`() throws {
    let toast = try window("Toast", level: .alert + 1)
    toast.isHidden = false
    expect(main.isKeyWindow && !toast.isKeyWindow && main.windowScene?.keyWindow === main)
    try stage.world.use {
      expect(UIApplication.shared.keyWindow === main)
      let next = try window("Next")
      next.makeKeyAndVisible()
      expect(next.isKeyWindow && UIApplication.shared.keyWindow === next)
    }
    main.makeKeyAndVisible()
    expect(main.isKeyWindow)
    try stage.close()
  }

  @Test func `if the key window is hidden, the front-most window becomes the key window`() throws {
    let first = try window("First"), second = try window("Second")
    let banner = Banner(windowScene: try #require(main.windowScene))
    for shown in [first, second, banner] { shown.isHidden = false }
    first.makeKey()
    banner.makeKey()
    expect(first.isKeyWindow && !banner.isKeyWindow)
    first.isHidden = true
    expect(second.isKeyWindow)
    for hidden in [second, main] { hidden.isHidden = true }
    expect(stage.world.use { UIApplication.shared.keyWindow } == nil)
    first.isHidden = false
    expect(first.isKeyWindow)
    try stage.close()
  }

  @Test func `a hidden window on which makeKey is called becomes the key window when it is shown`()
    throws
  {
    let other = try window("Other")
    other.makeKey()
    expect(main.isKeyWindow)
    other.isHidden = false
    expect(other.isKeyWindow)
    try stage.close()
  }

  @Test func `windows are notified when they become the key window, visible or hidden`() throws {
    final class Heard: UIWindow {
      var heard: [String] = []
      override func becomeKey() {
        super.becomeKey()
        heard.append("key \(isKeyWindow)")
      }
      override func resignKey() {
        super.resignKey()
        heard.append("no key")
      }
    }
    let log = Log()
    let relay = Relay { (note: Notification) in log.note(note.name.rawValue) }
    let other = Heard(windowScene: try #require(main.windowScene))
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ] {
      NotificationCenter.default.addObserver(
        relay, selector: Relay.action, name: name, object: other)
    }
    other.makeKeyAndVisible()
    main.makeKey()
    other.makeKey()
    other.isHidden = true
    NotificationCenter.default.removeObserver(relay)
    expect(other.heard, equals: ["key true", "no key", "key true", "no key"])
    expect(
      log.lines,
      equals: [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidBecomeHiddenNotification", "UIWindowDidResignKeyNotification",
      ])
    expect(main.isKeyWindow)
    try stage.close()
  }

  @Test func `resignKey is called only for a window whose becomeKey was called`() throws {
    final class Heard: UIWindow {
      static var heard: [String] = []
      var letter = ""
      var successor: UIWindow?
      override func becomeKey() { Self.heard.append("\(letter) key") }
      override func resignKey() {
        Self.heard.append("\(letter) not key")
        successor?.makeKey()
      }
    }
    let scene = try #require(main.windowScene)
    let windows = ["A", "B", "C"].map { letter in
      let window = Heard(windowScene: scene)
      window.letter = letter
      return window
    }
    windows[0].makeKeyAndVisible()
    for window in windows[1...] { window.isHidden = false }
    windows[0].successor = windows[2]
    windows[1].makeKey()
    expect(Heard.heard == ["A key", "A not key", "C key"] && windows[2].isKeyWindow)
    try stage.close()
  }

  @Test func `a window that is closed is announced as hidden`() throws {
    final class Log { var count = 0 }
    let log = Log()
    let relay = Relay { (_: Notification) in log.count += 1 }
    let other = try window("Other")
    NotificationCenter.default.addObserver(
      relay, selector: Relay.action, name: UIWindow.didBecomeHiddenNotification, object: other)
    other.makeKeyAndVisible()
    other.close()
    NotificationCenter.default.removeObserver(relay)
    expect(log.count == 1 && main.isKeyWindow)
    try stage.close()
  }

  @Test(.rule("P-117b"))
  func `a window of a lower level is behind, even if it is shown later`() throws {
    let high = try window("High", level: .alert)
    high.isHidden = false
    let low = try window("Low")
    low.makeKeyAndVisible()
    try stage.settle()
    expect(stage.visible == ["Home", "Low", "High"] && low.isKeyWindow)
    expect(stage.world.use { UIApplication.shared.windows }, equals: [main, low, high])
    high.windowLevel = .normal - 1
    expect(stage.world.windows == [high, main, low] && stage.issues.isEmpty)
    try stage.close()
  }
}
