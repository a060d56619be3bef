import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Custom views in a navigation bar") struct BarViewTests {
  private let home = PlainViewController(title: "Home")
  private let detail = PlainViewController(title: "Detail")
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
  private let stack: UINavigationController
  private let stage: Stage

  init() {
    stack = UINavigationController(rootViewController: home)
    stage = Stage(stack)
  }

  @Test func `the custom view of a bar button item can be tapped`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    stage.runTurn()
    expect(button.isDescendant(of: stack.navigationBar) && button.window === stage.window)
    expect(button.frame, equals: CGRect(x: 314, y: 7, width: 60, height: 30))
    stage.user.tap(button)
    expect(taps, equals: 1)
    home.navigationItem.rightBarButtonItem = nil
    expect(button.window == nil)
  }

  @Test func `a title view and left views share the bar`() {
    let title = UIView(), left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 99))
    home.navigationItem.titleView = title
    home.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(customView: left), UIBarButtonItem(customView: button),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
    stage.runTurn()
    expect(left.frame, equals: CGRect(x: 16, y: 0, width: 30, height: 44))
    expect(button.frame.minX, equals: 62)
    expect(title.frame, equals: CGRect(x: 138, y: 0, width: 236, height: 44))
    title.bounds.size = CGSize(width: 100, height: 20)
    stack.navigationBar.setNeedsLayout()
    stage.runTurn()
    expect(title.frame, equals: CGRect(x: 206, y: 12, width: 100, height: 20))
  }

  @Test func `the bar contains the views of the controller on top`() throws {
    let title = UIView(), other = UIView()
    (home.navigationItem.titleView, detail.navigationItem.titleView) = (title, other)
    expect(title.window != nil && other.window == nil)
    stack.pushViewController(detail, animated: true)
    try stage.settle()
    expect(title.window == nil && other.window != nil)
    let swipe = stage.user.swipeBack()
    swipe.update(0.3)
    stage.runTurn()
    expect(title.window != nil && other.window == nil)
    swipe.cancel()
    try stage.settle()
    expect(title.window == nil && other.window != nil)
    stack.popViewController(animated: false)
    try stage.settle()
    expect(title.window != nil && other.window == nil)
    try stage.close()
  }
}
