import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("The controller that determines the status bar") struct StatusBarTests {
  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  private final class Guide: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeRight }
  }

  private func manager(_ stage: Stage) throws -> UIStatusBarManager {
    try #require(stage.window.windowScene?.statusBarManager)
  }

  @Test func `the selected tab and the top of a stack determine the status bar`() throws {
    let stack = UINavigationController(rootViewController: Dark())
    let tabs = UITabBarController()
    tabs.viewControllers = [PlainViewController(title: "Home"), stack]
    let stage = Stage(tabs)
    stage.window.deviceInsets.top = 47
    expect(try !manager(stage).isStatusBarHidden && manager(stage).statusBarStyle == .default)
    try expect(manager(stage).statusBarFrame.height, equals: 47)
    tabs.selectedIndex = 1
    expect(try manager(stage).isStatusBarHidden && manager(stage).statusBarFrame == .zero)
    try expect(manager(stage).statusBarStyle, equals: .default, "the bar of the stack is visible")
    stack.isNavigationBarHidden = true
    try expect(manager(stage).statusBarStyle, equals: .lightContent)
    try stage.close()
  }

  @Test func `the status bar above a black bar has light text`() throws {
    let stack = UINavigationController(rootViewController: PlainViewController(title: "Home"))
    let stage = Stage(stack)
    stack.navigationBar.barStyle = .black
    try expect(manager(stage).statusBarStyle, equals: .lightContent)
    stack.isNavigationBarHidden = true
    try expect(manager(stage).statusBarStyle, equals: .default, "the top controller determines it")
    stack.isNavigationBarHidden = false
    stack.navigationBar.barStyle = .default
    try expect(manager(stage).statusBarStyle, equals: .default)
    try stage.close()
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [true, false])
  func `a presented controller determines the status bar if it covers the screen or captures it`(
    style: UIModalPresentationStyle, captures: Bool
  ) throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home), dark = Dark()
    dark.modalPresentationStyle = style
    dark.modalPresentationCapturesStatusBarAppearance = captures
    home.present(dark, animated: false)
    try stage.settle()
    let determines = style == .fullScreen || captures
    try expect(manager(stage).isStatusBarHidden, equals: determines)
    try expect(manager(stage).statusBarStyle, equals: determines ? .lightContent : .default)
    try stage.close()
  }

  @Test func `the delegate of a stack, tabs or pages determines the supported orientations`() {
    final class PageGuide: NSObject, UIPageViewControllerDelegate {
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .landscapeLeft }
      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    let stack = UINavigationController(), tabs = UITabBarController(), guide = Guide()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pageGuide = PageGuide()
    for controller in [stack, tabs, pages] {
      expect(controller.supportedInterfaceOrientations, equals: .allButUpsideDown)
      expect(controller.preferredInterfaceOrientationForPresentation, equals: .portrait)
    }
    (stack.delegate, tabs.delegate, pages.delegate) = (guide, guide, pageGuide)
    expect(stack.supportedInterfaceOrientations, equals: .landscape)
    expect(stack.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
    expect(tabs.supportedInterfaceOrientations, equals: .portrait)
    expect(tabs.preferredInterfaceOrientationForPresentation, equals: .landscapeRight)
    expect(pages.supportedInterfaceOrientations, equals: .landscapeLeft)
    expect(pages.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
  }
}
