import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Calls for which UIKit raises an exception, and which change nothing.
@MainActor @Suite("Controllers that a container refuses") struct RefusedControllerTests {
  private let first = PlainViewController(title: "First")
  private let other = PlainViewController(title: "Other")
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func makePager() throws -> Stage {
    pager.setViewControllers([first], direction: .forward, animated: false)
    let stage = Stage(pager)
    try stage.settle()
    return stage
  }

  private func makeSplit() throws -> (UISplitViewController, Stage) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(other, for: .secondary)
    return (split, try Stage.settled(split, size: .wideWindow))
  }

  /// Returns the message of the exception that `body` raises.
  private func message(on stage: Stage, _ body: () -> Void) -> String? {
    do {
      try stage.world.catching(body)
      return nil
    } catch {
      return error.issue.message
    }
  }

  // MARK: Pages

  @Test(.rule("C-20"), arguments: [0, 2], [false, true])
  func `a page view controller refuses another number of pages than one`(
    count: Int, animated: Bool
  ) throws {
    let stage = try makePager()
    let pages = Array([other, PlainViewController(title: "Third")].prefix(count))
    var completions = 0
    let message = message(on: stage) {
      pager.setViewControllers(pages, direction: .forward, animated: animated) { _ in
        completions += 1
      }
    }
    expect(
      message,
      equals: "The number of view controllers provided (\(count)) doesn't match the number "
        + "required (1) for the requested transition")
    try stage.settle()
    expect(completions == 0 && pager.viewControllers == [first] && first.parent === pager)
    expect(stage.visible.last, equals: "First")
  }

  @Test(.rule("P-101", "C-20"), arguments: [false, true])
  func `a page view controller refuses a page that is presented`(animated: Bool) throws {
    let stage = try makePager()
    pager.present(other, animated: false)
    try stage.settle()
    let message = message(on: stage) {
      pager.setViewControllers([other], direction: .forward, animated: animated)
    }
    expect(message?.hasPrefix("trying to add child view controller that is already") == true)
    try stage.settle()
    expect(pager.viewControllers == [first] && pager.presentedViewController === other)
    expect(stage.visible.suffix(2), equals: ["First", "Other"])
  }

  @Test(.rule("C-20")) func `a page that moves to another container stays there`() throws {
    let stage = try makePager()
    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()
    expect(pager.viewControllers, equals: [])
    let stack = UINavigationController(rootViewController: first)
    pager.present(stack, animated: true)
    try stage.settle()
    pager.setViewControllers([other], direction: .forward, animated: true)
    try stage.settle()
    expect(pager.viewControllers == [other] && stack.viewControllers == [first])
    expect(first.parent === stack && stage.visible.last == "First")
    try stage.close()
  }

  @Test(.rule("C-20", "P-23"))
  func `pages are replaced without an animation while animations are disabled`() throws {
    final class Page: UIViewController {
      var isAnimated: Bool?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAnimated = animated
      }
    }
    let stage = try makePager(), page = Page()
    UIView.performWithoutAnimation {
      pager.setViewControllers([page], direction: .forward, animated: true)
    }
    expect(page.isAnimated == false && first.parent == nil)
    try stage.close()
  }

  // MARK: Columns

  @Test(.rule("P-101", "C-21"), arguments: [false, true])
  func `a split view controller keeps its column if it refuses a controller`(
    isNarrow: Bool
  ) throws {
    let (split, stage) = try makeSplit()
    let sheet = PlainViewController(title: "Sheet")
    split.present(sheet, animated: false)
    if isNarrow { stage.resize(to: .narrowWindow) }
    try stage.settle()
    let visible = stage.visible
    expect(message(on: stage) { split.setViewController(sheet, for: .secondary) } != nil)
    expect(message(on: stage) { split.setViewController(split, for: .secondary) } != nil)
    expect(message(on: stage) { split.showDetailViewController(sheet, sender: nil) } != nil)
    try stage.settle()
    expect(split.viewController(for: .secondary) === other && stage.visible == visible)
  }

  // MARK: Stacks

  @Test(.rule("N-27")) func `a stack refuses a split view controller`() throws {
    let stack = UINavigationController(rootViewController: first), stage = Stage(stack)
    try stage.settle()
    let message = message(on: stage) {
      stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
    }
    expect(
      message?.hasPrefix("Split View Controllers cannot be pushed to a Navigation Controller ")
        == true)
    expect(stack.viewControllers, equals: [first])
  }

  // MARK: Action sheets

  @Test(.rule("Q-5", "P-44"))
  func `a covered controller shows an action sheet without a source in a narrow window`() throws {
    let stack = UINavigationController(rootViewController: first), stage = Stage(stack)
    stack.pushViewController(other, animated: false)
    try stage.settle()
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    first.present(sheet, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.detachedReceiver])
    expect(stage.visible.last, equals: "Delete?")
    stage.user.tap("Cancel", in: "Delete?")
    try stage.settle()
    expect(stage.visible.last, equals: "Other")
  }
}
