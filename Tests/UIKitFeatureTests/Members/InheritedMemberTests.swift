import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Checks that use deprecated names; called through a protocol, because direct calls would warn.
@MainActor private protocol OlderCalls {
  static func check()
}

@MainActor @Suite("Members that transitions use") struct InheritedMemberTests {
  private final class Sheet: UIPresentationController {
    override var presentationStyle: UIModalPresentationStyle { .overCurrentContext }
  }

  private final class Slot: UIView, UIGestureRecognizerDelegate {
    var permits = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { permits }
  }

  private final class Banner: UIWindow {
    override init(frame: CGRect) {
      super.init(frame: frame)
      windowLevel = .alert + 1
    }

    required init?(coder: NSCoder) { nil }

    override var rootViewController: UIViewController? {
      get { super.rootViewController }
      set { super.rootViewController = newValue }
    }
  }

  private let home = PlainViewController(title: "Home")

  @Test
  func `a presentation controller subclass can override presentationStyle`() {
    let stage = Stage(home), editor = PlainViewController(title: "Editor")
    let sheet = Sheet(presentedViewController: editor, presenting: home)
    expect(sheet.presentationStyle, equals: .overCurrentContext)
    expect(!sheet.shouldRemovePresentersView && !sheet.shouldPresentInFullscreen)
    expect(sheet.traitCollection.horizontalSizeClass, equals: .compact)
    expect(stage.issues.isEmpty)
  }

  @Test func `a view can stop its own tap recognizer in gestureRecognizerShouldBegin`() {
    let stage = Stage(home), slot = Slot(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    home.view.addSubview(slot)
    var taps = 0
    let relay = Relay { (_: UITapGestureRecognizer) in taps += 1 }
    let tap = UITapGestureRecognizer()
    tap.addTarget(relay, action: Relay.action)
    slot.addGestureRecognizer(tap)
    stage.user.tap(slot)
    expect(taps, equals: 0)
    slot.permits = true
    stage.user.tap(slot)
    expect(taps, equals: 1)
  }

  @Test
  func `a window subclass can override init and rootViewController`() {
    let stage = Stage(home)
    stage.world.use {
      let banner = Banner(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      banner.rootViewController = PlainViewController(title: "Banner")
      banner.isHidden = false
      expect(banner.windowLevel.rawValue == 2001 && banner.isVisible)
      expect(UIWindow().bounds.size, equals: CGSize(width: 390, height: 844))
    }
    stage.runTurn()
    expect(UIWindow.Level.alert - 1, equals: UIWindow.Level(rawValue: 1999))
  }

  @Test func `constraints to a controller's layout guides keep a view inside the safe area`() throws
  {
    let stage = Stage(home), card = UIView()
    stage.window.deviceInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    card.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: home.topLayoutGuide.bottomAnchor),
      card.bottomAnchor.constraint(equalTo: home.bottomLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: home.view.trailingAnchor),
    ])
    try stage.settle()
    expect(card.frame, equals: CGRect(x: 0, y: 50, width: 390, height: 844 - 80))
    expect(home.topLayoutGuide.length == 50 && home.bottomLayoutGuide.length == 30)
  }

  @Test func `a tab bar controller's bar shows the items of its tabs`() {
    final class Listener: NSObject, UITabBarDelegate {
      var log: [String?] = []

      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append(item.title) }
    }
    let tabs = UITabBarController(), settings = PlainViewController(title: "Settings")
    tabs.viewControllers = [home, settings]
    let stage = Stage(tabs)
    stage.runTurn()
    expect(tabs.tabBar.items?.map(\.title), equals: ["Home", "Settings"])
    tabs.selectedIndex = 1
    expect(tabs.tabBar.selectedItem === settings.tabBarItem)
    let bar = UITabBar(), listener = Listener()
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    bar.delegate = listener
    expect(bar.selectedItem == nil)
    for item in bar.items ?? [] { bar.tap(item) }
    expect(bar.selectedItem?.title == "A" && listener.log == ["A"])
    bar.selectedItem = home.tabBarItem
    expect(bar.selectedItem?.title, equals: "A", "the bar has no such item")
    bar.items = nil
    expect(bar.selectedItem == nil)
    tabs.tabBar.tap(home.tabBarItem)
    expect(tabs.selectedIndex == 1 && tabs.tabBar.delegate === tabs)
  }

  @Test(.rule("N-101"))
  func `tabBar(_:didSelect:) of a tab bar controller is called before the selection changes`()
    throws
  {
    final class Tabs: UITabBarController, UITabBarControllerDelegate {
      var heard: [String] = []
      var permits = true
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        super.tabBar(tabBar, didSelect: item)
        heard.append("\(item.title ?? "") \(selectedIndex)")
      }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { permits }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        heard.append("controller \(selectedIndex)")
      }
    }
    let tabs = Tabs(), settings = PlainViewController(title: "Settings")
    tabs.viewControllers = [home, settings]
    tabs.delegate = tabs
    let stage = Stage(tabs)
    stage.user.tapTab(at: 1)
    try stage.settle()
    expect(tabs.heard, equals: ["Settings 0", "controller 1"])
    tabs.permits = false
    stage.user.tapTab(at: 0)
    tabs.selectedIndex = 0
    expect(tabs.heard.count, equals: 2)
    try stage.close()
  }

  @Test
  func `a controller's nibName is its nib's name, and is nil for a controller without a nib`() {
    expect(UIViewController(nibName: "Card", bundle: nil).nibName, equals: "Card")
    expect(UIViewController("Card").nibName == nil && UIViewController().nibName == nil)
  }

  @Test func `rarely used properties and functions return the values that an app expects`() {
    let stage = Stage(home)
    stage.world.use {
      let application = UIApplication.shared
      expect(application.statusBarOrientationAnimationDuration, equals: 0.3)
      expect(application.supportedInterfaceOrientations(for: nil), equals: .allButUpsideDown)
    }
    expect(UIColor(named: "Brand"), equals: UIColor(white: 0.5, alpha: 1))
    expect(UIButton(type: .custom).adjustsImageWhenHighlighted)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    expect(literal, equals: .red)
    let list = UIScrollView()
    list.keyboardDismissMode = .onDrag
    expect(list.keyboardDismissMode == .onDrag && list.scrollsToTop)
    #if !canImport(Darwin)
      expect(CGPoint.zero.equalTo(.zero) && CGSize.zero.equalTo(.zero))
      expect(CGRect.zero.equalTo(.zero) && NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
      expect(USEC_PER_SEC * 1_000, equals: NSEC_PER_SEC)
      let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
      expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #endif
  }

  private enum Calls: OlderCalls {
    @available(*, deprecated)
    static func check() {
      let parent = UIViewController("Parent"), child = UIViewController("Child")
      parent.addChildViewController(child)
      child.didMove(toParentViewController: parent)
      expect(parent.childViewControllers, equals: [child])
      child.willMove(toParentViewController: nil)
      child.removeFromParentViewController()
      expect(parent.children.isEmpty)
      let options: NSLayoutFormatOptions = .alignAllTop, style: UIFontTextStyle = .body
      expect(options == .alignAllTop && style == .body)
      expect(
        UICollectionElementKindSectionHeader, equals: UICollectionView.elementKindSectionHeader)
      expect(
        UICollectionElementKindSectionFooter, equals: UICollectionView.elementKindSectionFooter)
      let names: [(Notification.Name, Notification.Name)] = [
        (.UIWindowDidBecomeVisible, UIWindow.didBecomeVisibleNotification),
        (.UIWindowDidBecomeHidden, UIWindow.didBecomeHiddenNotification),
        (.UIWindowDidBecomeKey, UIWindow.didBecomeKeyNotification),
        (
          .UIApplicationWillChangeStatusBarOrientation,
          UIApplication.willChangeStatusBarOrientationNotification
        ),
        (
          .UIApplicationDidChangeStatusBarOrientation,
          UIApplication.didChangeStatusBarOrientationNotification
        ),
      ]
      for (older, name) in names { expect(older, equals: name) }
    }
  }

  @Test func `deprecated names of methods, types and constants mean the same as the newer names`() {
    (Calls.self as any OlderCalls.Type).check()
  }
}
