import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Tests of the object with which `PresentationBinding` observes an app's navigation stack.
///
/// The object uses an invisible child controller in the stack's top controller.
@MainActor @Suite("A listener that observes a navigation stack") struct StackListenerTests {
  private let home = UIViewController(nibName: "Home", bundle: nil)
  private let feed = UIViewController(nibName: "Feed", bundle: nil)
  private let search = UIViewController(nibName: "Search", bundle: nil)
  private let tabs = UITabBarController()

  private final class Count { var calls = 0 }

  private func listener(of stack: UINavigationController, _ count: Count) -> StackListener {
    let listener = StackListener(of: stack) { count.calls += 1 }
    listener.follow()
    return listener
  }

  @Test
  func `the listener moves its child controller to the new top after a push or pop`()
    throws
  {
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    try stage.settle()
    let count = Count(), listener = listener(of: stack, count)
    expect(home.children.count, equals: 1)
    stack.pushViewController(feed, animated: true)
    try stage.settle()
    expect(count.calls > 0)
    expect(home.children.isEmpty)
    expect(feed.children.count, equals: 1)
    count.calls = 0
    stack.popViewController(animated: true)
    try stage.settle()
    expect(count.calls > 0)
    expect(home.children.count, equals: 1)
    withExtendedLifetime(listener) {}
  }

  @Test
  func `in a tab bar controller, the listener moves its child controller to the selected tab`()
    throws
  {
    tabs.viewControllers = [feed, UINavigationController(rootViewController: search)]
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(tabs, animated: false)
    try stage.settle()
    let count = Count(), listener = listener(of: stack, count)
    expect(tabs.viewControllers?.count, equals: 2)
    expect(tabs.children.count, equals: 2)
    expect(feed.children.count, equals: 1)
    tabs.selectedIndex = 1
    try stage.settle()
    expect(feed.children.isEmpty)
    expect(search.children.count, equals: 1)
    expect(search.navigationController?.viewControllers, equals: [search])
    count.calls = 0
    stack.popViewController(animated: true)
    try stage.settle()
    expect(count.calls > 0)
    expect(home.children.count, equals: 1)
    withExtendedLifetime(listener) {}
  }

  @Test
  func
    `if the top controller is an empty tab bar controller, the listener adds no invisible child`()
    throws
  {
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(tabs, animated: false)
    try stage.settle()
    let listener = listener(of: stack, Count())
    expect(tabs.children.isEmpty)
    expect(stage.issues.isEmpty)
    withExtendedLifetime(listener) {}
  }

  @Test
  func `during a pop, the listener is called after viewControllers has changed`() throws {
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(feed, animated: false)
    try stage.settle()
    var counts: [Int] = []
    let listener = StackListener(of: stack) { [unowned stack] in
      counts.append(stack.viewControllers.count)
    }
    listener.follow()
    stack.popViewController(animated: true)
    expect(counts, equals: [])
    stage.runTurn()
    expect(counts, equals: [1])
    try stage.settle()
    withExtendedLifetime(listener) {}
  }
}
