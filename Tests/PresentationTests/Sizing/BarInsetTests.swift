import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite("Bars and the safe area") struct BarInsetTests {
  private final class Screen: ViewController {
    var changes: [ViewInsets] = []
    override func viewSafeAreaInsetsDidChange() { changes.append(view.safeAreaInsets) }
  }

  private let screen = Screen("Screen")

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> ViewInsets {
    ViewInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  @Test(.rule("L-13")) func `a navigation bar is below the notch, and content is below the bar`()
    throws
  {
    let stack = NavigationController(rootViewController: screen), stage = Stage(stack)
    stage.runTurn()
    expect(screen.view.safeAreaInsets == insets(44, 0) && screen.changes == [insets(44, 0)])
    try #require(screen.view.window).deviceInsets = insets(47, 34)
    stage.runTurn()
    expect(stack.navigationBar.frame, equals: CGRect(x: 0, y: 47, width: 390, height: 44))
    expect(screen.view.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    expect(screen.view.safeAreaInsets, equals: insets(91, 34))
    expect(screen.changes.last, equals: insets(91, 34))
    try stage.close()
  }

  @Test func `the part of a view outside of its superview adds nothing to its safe area insets`()
    throws
  {
    let stage = Stage(screen), view = View(frame: .zero)
    screen.view.addSubview(view)
    stage.runTurn()
    try #require(screen.view.window).deviceInsets = insets(47, 34)
    func insetsOfView(at x: CGFloat, _ y: CGFloat) -> ViewInsets {
      view.frame = CGRect(x: x, y: y, width: 390, height: 844)
      return view.safeAreaInsets
    }
    expect(insetsOfView(at: 0, 0), equals: insets(47, 34))
    expect(insetsOfView(at: 240, 0), equals: insets(47, 34), "moved aside by a menu")
    expect(insetsOfView(at: -390, 0), equals: insets(47, 34))
    expect(insetsOfView(at: 0, 20), equals: insets(27, 34), "partly below the screen")
    expect(insetsOfView(at: 0, 844), equals: insets(0, 34), "about to come from below")
    expect(insetsOfView(at: 0, -20), equals: insets(47, 14))
    try stage.close()
  }

  @Test(.rule("L-13")) func `a hidden navigation bar does not reduce the safe area`() throws {
    let stack = NavigationController(rootViewController: screen), stage = Stage(stack)
    stage.runTurn()
    stack.setNavigationBarHidden(true, animated: false)
    stage.runTurn()
    expect(screen.view.safeAreaInsets, equals: .zero)
    stack.isNavigationBarHidden = false
    stage.runTurn()
    expect(screen.changes, equals: [insets(44, 0), .zero, insets(44, 0)])
    try stage.close()
  }

  @Test(.rule("L-13", "N-36")) func `content is above the tab bar, unless a push hides the bar`()
    throws
  {
    let stack = NavigationController(rootViewController: screen), tabs = TabBarController("Tabs")
    tabs.viewControllers = [stack]
    let stage = Stage(tabs), next = Screen("Next")
    try #require(tabs.view.window).deviceInsets = insets(47, 34)
    stage.runTurn()
    expect(screen.view.safeAreaInsets, equals: insets(91, 83))
    next.hidesBottomBarWhenPushed = true
    stack.pushViewController(next, animated: true)
    try stage.settle()
    expect(next.view.safeAreaInsets, equals: insets(91, 34))
    stack.popViewController(animated: true)
    try stage.settle()
    expect(screen.view.safeAreaInsets, equals: insets(91, 83))
    try stage.close()
  }

  @Test(.rule("N-36"))
  func `a push hides the tab bar even if its flag is reset after the call`() throws {
    let stack = NavigationController(rootViewController: screen), tabs = TabBarController("Tabs")
    tabs.viewControllers = [stack]
    let stage = Stage(tabs), next = Screen("Next")
    try stage.settle()
    screen.hidesBottomBarWhenPushed = true
    stack.pushViewController(next, animated: true)
    screen.hidesBottomBarWhenPushed = false
    try stage.settle()
    expect(tabs.tabBar.isHidden && next.view.safeAreaInsets == insets(44, 0))
    let swipe = stage.user.swipeBack()
    swipe.update(0.3)
    swipe.cancel()
    try stage.settle()
    expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: true)
    try stage.settle()
    expect(!tabs.tabBar.isHidden && screen.view.safeAreaInsets == insets(44, 83))
    try stage.close()
  }

  @Test(.rule("N-36"))
  func `a pop outside of the tabs ends the effect of a flag that was reset after a push`() throws {
    let stack = NavigationController(rootViewController: screen), tabs = TabBarController("Tabs")
    tabs.viewControllers = [stack]
    let stage = Stage(tabs)
    try stage.settle()
    screen.hidesBottomBarWhenPushed = true
    stack.pushViewController(Screen("Next"), animated: false)
    screen.hidesBottomBarWhenPushed = false
    try stage.settle()
    expect(tabs.tabBar.isHidden)
    tabs.viewControllers = []
    stack.popViewController(animated: false)
    tabs.viewControllers = [stack]
    try stage.settle()
    expect(!tabs.tabBar.isHidden)
    try stage.close()
  }

  @Test(.rule("L-13")) func `a tab bar that the app hides gives its space to the content`() throws {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [screen]
    let stage = Stage(tabs)
    stage.runTurn()
    tabs.tabBar.isHidden = true
    stage.runTurn()
    expect(screen.changes, equals: [insets(0, 83), .zero])
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(tabs.tabBar.isHidden, "the bar stays hidden in a window of another size")
    tabs.tabBar.isHidden = false
    stage.runTurn()
    expect(screen.changes.last, equals: insets(0, 83))
    try stage.close()
  }

  @Test(.rule("L-13"))
  func `a tab bar that is hidden before its first layout stays hidden`() throws {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [screen]
    tabs.tabBar.isHidden = true
    let stage = Stage(tabs)
    try stage.settle()
    expect(tabs.tabBar.isHidden && screen.view.safeAreaInsets == .zero)
    try stage.close()
  }

  @Test(.rule("L-13")) func `isHidden of a navigation bar changes the safe area`() throws {
    let stack = NavigationController(rootViewController: screen), stage = Stage(stack)
    stage.runTurn()
    stack.navigationBar.isHidden = true
    stage.runTurn()
    stack.navigationBar.isHidden = false
    stage.runTurn()
    expect(screen.changes, equals: [insets(44, 0), .zero, insets(44, 0)])
    try stage.close()
  }

  @Test(.rule("L-13")) func `the insets of bars and of controllers are added`() throws {
    let stack = NavigationController(rootViewController: screen), stage = Stage(stack)
    screen.additionalSafeAreaInsets.top = 10
    stage.runTurn()
    expect(screen.view.safeAreaInsets, equals: insets(54, 0))
    try stage.close()
  }

  @Test(.rule("L-13")) func `a navigation bar moves when the safe area around its stack changes`()
    throws
  {
    let stack = NavigationController(rootViewController: screen), home = ViewController("Home")
    home.addChild(stack)
    home.view.addSubview(stack.view)
    stack.didMove(toParent: home)
    let stage = Stage(home)
    for inset: CGFloat in [30, 50, 0] {
      home.additionalSafeAreaInsets.top = inset
      stage.runTurn()
      expect(stack.navigationBar.frame.minY, equals: inset)
      expect(screen.view.safeAreaInsets, equals: insets(inset + 44, 0))
      expect(screen.changes.last, equals: insets(inset + 44, 0))
    }
    try stage.close()
  }

  @Test(.rule("L-13")) func `a sheet in front of a stack has no insets of the stack's bar`() throws
  {
    let stack = NavigationController(rootViewController: ViewController("Home"))
    let stage = Stage(stack)
    stack.present(screen, animated: false)
    try stage.settle()
    expect(screen.view.safeAreaInsets == .zero && screen.changes == [])
    try stage.close()
  }
}
