import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Tabs that are removed by `removeFromParent` or by another parent (C-2a).
@MainActor @Suite("Removing tabs") struct TabLeavingTests {
  private let tabs = TabBarController("Tabs")
  private let pages = ["A", "B", "C"].map { Probe($0) }
  private let stage: Stage

  init() throws {
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    stage = Stage(tabs)
    try stage.settle()
    stage.startOver()
  }

  private func leave(_ page: ViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  @Test(.rule("C-2a"))
  func `removing the selected tab selects the tab to its right`() throws {
    leave(pages[1])
    expect(tabs.viewControllers, equals: [pages[0], pages[2]])
    expect(tabs.selectedViewController === pages[2])
    expect(tabs.selectedIndex, equals: 1)
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "C"])
    expect(
      stage.callbacks(),
      equals: [
        "B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear",
        "B viewDidDisappear",
      ])
    try stage.close()
  }

  @Test(.rule("C-2a"))
  func `removing the selected right-most tab selects the first tab`() throws {
    tabs.selectedIndex = 2
    leave(pages[2])
    try stage.settle()
    expect(tabs.selectedViewController === pages[0])
    expect(stage.visible, equals: ["Tabs", "A"])
  }

  @Test(.rule("C-2a")) func `removing a tab that is not selected sends no callbacks`() throws {
    pages[0].removeFromParent()
    try stage.settle()
    expect(tabs.viewControllers, equals: [pages[1], pages[2]])
    expect(tabs.selectedViewController === pages[1])
    expect(stage.callbacks().isEmpty)
  }

  @Test(.rule("C-2a")) func `removing all tabs leaves no selection`() throws {
    for page in pages { leave(page) }
    try stage.settle()
    expect(tabs.viewControllers, equals: [])
    expect(tabs.selectedViewController == nil)
    expect(stage.visible, equals: ["Tabs"])
    tabs.viewControllers = [pages[2]]
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "C"])
  }

  @Test(.rule("C-1", "C-2a"))
  func `pushing a tab onto a stack removes the tab from its tab bar controller`() throws {
    let stack = NavigationController("Nav")
    stack.viewControllers = [ViewController("Root")]
    tabs.viewControllers = [pages[0], pages[1], stack]
    stage.startOver()
    stack.pushViewController(pages[1], animated: false)
    try stage.settle()
    expect(tabs.viewControllers, equals: [pages[0], stack])
    expect(tabs.selectedViewController === stack)
    expect(stack.viewControllers.last === pages[1])
    expect(stage.visible, equals: ["Tabs", "Nav", "B"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("C-2a", "N-34"))
  func `a tab that is removed behind a full-screen controller does not appear after the dismissal`()
    throws
  {
    let cover = Probe.fullScreen("Cover")
    try stage.put(cover, on: tabs)
    leave(pages[1])
    try stage.settle()
    expect(tabs.selectedViewController === pages[2])
    tabs.dismiss(animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Tabs", "C"])
    expect(stage.callbacks("B").isEmpty)
  }

  @Test(.rule("C-2a"))
  func `removeFromParent removes a tab from a tab bar controller that was never on screen`() {
    let tabs = TabBarController("Early"), pages = ["A", "B", "C"].map { ViewController($0) }
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    pages[1].removeFromParent()
    expect(tabs.viewControllers, equals: [pages[0], pages[2]])
    expect(tabs.selectedViewController === pages[2])
  }

  @Test(.rule("C-2a", "N-103"), arguments: [false, true])
  func `a tab that is removed during its animated selection is not selected at the end`(
    isCancelled: Bool
  ) throws {
    let mover = SilentMover(), delegate = TabMovers(mover)
    tabs.delegate = delegate
    tabs.selectedIndex = 2
    leave(pages[2])
    expect(tabs.viewControllers, equals: [pages[0], pages[1]])
    mover.context?.completeTransition(!isCancelled)
    try stage.settle()
    expect(tabs.selectedViewController === pages[isCancelled ? 1 : 0])
    expect(stage.visible, equals: ["Tabs", isCancelled ? "B" : "A"])
    expect(pages[2].appearance, equals: .disappeared)
    try stage.close()
  }

  @Test(.rule("C-2a", "N-100"), arguments: [false, true])
  func `if the layout of the old tab removes the new tab, the old tab stays visible`(
    hasAnimator: Bool
  ) throws {
    let delegate = TabMovers(SilentMover())
    if hasAnimator { tabs.delegate = delegate }
    tabs.setViewControllers([pages[1], pages[0]], animated: false)
    try stage.settle()
    pages[1].on(.viewWillLayoutSubviews) { [page = pages[0]] in
      guard page.parent != nil else { return }
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    pages[1].view.setNeedsLayout()
    tabs.selectedIndex = 1
    try stage.settle()
    expect(tabs.selectedViewController === pages[1])
    expect(stage.visible == ["Tabs", "B"] && pages[1].appearance == .appeared)
    expect(pages[0].appearance, equals: .disappeared)
    try stage.close()
  }

  @Test(
    .rule("C-2a", "C-18"), arguments: [Probe.Moment.viewDidLoad, .viewWillAppear])
  func `if the selected tab removes itself when the tabs appear, the next tab appears`(
    moment: Probe.Moment
  ) throws {
    let tabs = TabBarController("Later"), pages = ["D", "E"].map { Probe($0) }
    tabs.viewControllers = pages
    pages[0].on(moment) { [unowned page = pages[0]] in
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    stage.window.rootViewController = tabs
    try stage.settle()
    expect(tabs.selectedViewController === pages[1] && stage.visible == ["Later", "E"])
    expect(pages[0].appearance == .disappeared && pages[1].appearance == .appeared)
    try stage.close()
  }

  private final class ReplacingTabs: TabBarController {
    var replacement: [ViewController] = []
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      setViewControllers(replacement, animated: false)
    }
  }

  @Test(
    .rule("C-2a", "C-18"),
    arguments: [
      Probe.Moment.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
      .didMove,
    ])
  func `if a tab removes itself while it replaces the tab that is appearing, the next tab appears`(
    moment: Probe.Moment
  ) throws {
    let tabs = ReplacingTabs("Later"), pages = ["D", "E"].map { Probe($0) }
    tabs.viewControllers = [Probe("Old")]
    tabs.replacement = pages
    pages[0].on(moment) { [unowned page = pages[0]] in page.removeFromParent() }
    stage.window.rootViewController = tabs
    try stage.settle()
    expect(tabs.viewControllers == [pages[1]] && stage.visible == ["Later", "E"])
    expect(pages[0].appearance == .disappeared && pages[1].appearance == .appeared)
    try stage.close()
  }

  @Test(.rule("C-2a", "T-13"), arguments: [false, true])
  func `if a disappearing tab is removed, canceling the tab change does not restore the tab`(
    isCancelled: Bool
  ) throws {
    let mover = SilentMover(), delegate = TabMovers(mover)
    tabs.delegate = delegate
    tabs.selectedIndex = 2
    leave(pages[1])
    mover.context?.completeTransition(!isCancelled)
    try stage.settle()
    expect(tabs.viewControllers, equals: [pages[0], pages[2]])
    expect(tabs.selectedViewController === pages[2])
    expect(stage.visible, equals: ["Tabs", "C"])
    expect(pages[1].appearance == .disappeared && pages[1].view.superview == nil)
    try stage.close()
  }

  @Test(.rule("C-2a", "C-2"), arguments: [false, true])
  func `a controller removed while a push covers it does not appear if the push is canceled`(
    isCancelled: Bool
  ) throws {
    let first = Probe("First"), second = Probe("Second"), mover = SilentMover()
    let stack = NavigationController(rootViewController: ViewController("Root"))
    stack.pushViewController(first, animated: false)
    stage.window.rootViewController = stack
    try stage.settle()
    let delegate = StackMovers(mover)
    stack.delegate = delegate
    stack.pushViewController(second, animated: true)
    stage.runTurn()
    leave(first)
    mover.context?.completeTransition(!isCancelled)
    try stage.settle()
    expect(stack.viewControllers.map(\.name) == (isCancelled ? ["Root"] : ["Root", "Second"]))
    expect(stage.visible, equals: [stack.name, isCancelled ? "Root" : "Second"])
    expect(first.appearance == .disappeared && first.view.superview == nil)
    try stage.close()
  }

  @Test(.rule("P-33", "C-18"), arguments: [false, true])
  func `a tab that a presentation covers does not appear when the other tabs are removed`(
    isAnimated: Bool
  ) throws {
    let cover = Probe("Cover")
    cover.modalPresentationStyle = .currentContext
    pages[1].definesPresentationContext = true
    cover.on(.viewWillAppear) { [tabs, pages] in
      tabs.setViewControllers([pages[1]], animated: false)
    }
    pages[1].present(cover, animated: isAnimated)
    try stage.settle()
    let animated = isAnimated ? "(animated)" : ""
    expect(
      stage.callbacks().filter { $0.hasPrefix("B ") },
      equals: ["B viewWillDisappear\(animated)", "B viewDidDisappear\(animated)"])
    expect(pages[1].appearance, equals: .disappeared)
    try stage.close()
  }
}

/// A delegate that animates every selection with one animator.
private final class TabMovers: TabBarControllerDelegate {
  private let mover: Mover

  init(_ mover: Mover) { self.mover = mover }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { mover }
}

/// A delegate that animates every push and pop with one animator.
private final class StackMovers: NavigationControllerDelegate {
  private let mover: Mover

  init(_ mover: Mover) { self.mover = mover }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { mover }
}
