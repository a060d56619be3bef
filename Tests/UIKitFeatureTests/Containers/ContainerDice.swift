import Foundation
import PresentationTesting
import UIKit

/// Random changes of a split view controller, of its stacks, of pages and a search in it, and of a
/// tab bar controller around it.
///
/// Some changes are made inside the callbacks of the screens and of the delegates.
@MainActor final class ContainerDice {
  private let root: UIViewController
  private let split: UISplitViewController
  private let tabs = UITabBarController()
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let search = UISearchController(searchResultsController: nil)
  private let stacks = [UINavigationController(), UINavigationController()]
  private let guide = ContainerGuide()
  private let stage: Stage
  private let columns: [UISplitViewController.Column]
  private var numbers: SeededNumbers
  private(set) var cast: [WatchedScreen] = []
  private var pages: [WatchedScreen] = []
  private var nested = 0
  private var callbacksLeft = 12
  private(set) var journal: [String] = []

  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let style = numbers.pick([
      UISplitViewController.Style.doubleColumn, .doubleColumn, .tripleColumn, .unspecified,
    ])
    split =
      style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    columns =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    root = numbers.chance(1, of: 2) ? tabs : split
    stage = Stage(root, size: numbers.chance(1, of: 2) ? .wideWindow : .narrowWindow)
    self.numbers = numbers
    let home = screen()
    home.navigationItem.searchController = search
    stacks[0].viewControllers = [home]
    pages = [screen(), screen(), screen()]
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    stacks[1].viewControllers = self.numbers.chance(1, of: 2) ? [pager] : [screen()]
    if style == .unspecified {
      split.viewControllers = stacks
    } else {
      split.setViewController(stacks[0], for: .primary)
      split.setViewController(stacks[1], for: .secondary)
    }
    if root === tabs { tabs.viewControllers = [split, screen(), screen()] }
    if self.numbers.chance(1, of: 2) { listen() }
  }

  private func listen() {
    guide.onCall = inside
    (split.delegate, tabs.delegate, pager.delegate) = (guide, guide, guide)
    search.delegate = guide
    for stack in stacks { stack.delegate = guide }
  }

  /// Performs random changes, waits until all have ended, and returns the failed checks.
  func play() -> [String] {
    for _ in 0..<(8 + numbers.below(14)) { act() }
    callbacksLeft = 0
    stage.window.rootViewController = root
    stage.window.isHidden = false
    do { try stage.settle() } catch { return ["\(error)"] }
    let wrong = cast.filter { screen in
      screen.phase != (screen.viewIfLoaded?.window == nil ? .disappeared : .appeared)
    }
    var broken = cast.flatMap(\.mistakes) + wrong.map { "\($0.title ?? "") is \($0.phase)" }
    if hasStrayPages { broken.append("the pages are not the children") }
    stage.world.end()
    return broken
  }

  private var hasStrayPages: Bool { pager.viewControllers ?? [] != pager.children }

  private func screen() -> WatchedScreen {
    let screen = WatchedScreen(nibName: nil, bundle: nil)
    screen.title = "S\(cast.count)"
    screen.modalPresentationStyle = numbers.pick([
      .automatic, .fullScreen, .currentContext, .overFullScreen, .formSheet, .popover,
    ])
    if numbers.chance(1, of: 2) { screen.onCallback = inside }
    cast.append(screen)
    return screen
  }

  private var inside: () -> Void { { [unowned self] in actInside() } }

  private func actInside() {
    guard nested < 2, callbacksLeft > 0, numbers.chance(1, of: 5) else { return }
    (callbacksLeft, nested) = (callbacksLeft - 1, nested + 1)
    defer { nested -= 1 }
    act()
  }

  private func act() {
    let animated = numbers.chance(1, of: 2)
    switch numbers.below(nested > 0 ? 19 : 22) {
    case 0, 1, 2: changeColumn()
    case 3, 4: changeStack(animated)
    case 5, 6, 7: present(animated)
    case 8, 9: turnPage(animated)
    case 10: note("search") { search.isActive.toggle() }
    case 11: note("detail") { split.showDetailViewController(screen(), sender: nil) }
    case 12: note("resize") { stage.resize(to: numbers.pick([.wideWindow, .narrowWindow])) }
    case 13: chooseMode()
    case 14, 15: changeTabs()
    case 16: changeChildren()
    case 17: changeWindow()
    case 18: note("layout") { stage.window.layoutIfNeeded() }
    case 19, 20: note("wait") { stage.advance(by: .milliseconds(numbers.below(700))) }
    default: note("turn") { stage.runTurn() }
    }
  }

  private func note(_ change: String, _ body: () -> Void) {
    journal.append(nested > 0 ? "  \(change)" : change)
    body()
  }

  private func changeColumn() {
    let column = numbers.pick(columns)
    switch numbers.below(5) {
    case 0: note("show \(column)") { split.show(column) }
    case 1: note("hide \(column)") { split.hide(column) }
    case 2: note("clear \(column)") { split.setViewController(nil, for: column) }
    case 3: note("fill \(column)") { split.setViewController(screen(), for: column) }
    default:
      let index = numbers.below(2)
      note("stack \(index)") {
        split.setViewController(stacks[index], for: index == 0 ? .primary : .secondary)
      }
    }
  }

  private func changeStack(_ animated: Bool) {
    let index = numbers.below(2), stack = stacks[index]
    switch numbers.below(5) {
    case 0, 1: note("push \(index)") { stack.pushViewController(screen(), animated: animated) }
    case 2: note("pop \(index)") { stack.popViewController(animated: animated) }
    case 3: note("pop to root \(index)") { stack.popToRootViewController(animated: animated) }
    default:
      let new = stack.viewControllers.dropFirst() + [screen()]
      note("set \(index)") { stack.setViewControllers(Array(new), animated: animated) }
    }
  }

  private func present(_ animated: Bool) {
    guard let presenter = cast.filter({ $0.phase == .appeared }).last else { return }
    switch numbers.below(4) {
    case 0, 1:
      let next = screen()
      next.popoverPresentationController?.sourceView = presenter.view
      if numbers.chance(1, of: 2) {
        guide.style = numbers.pick([.none, .fullScreen, .overFullScreen])
        next.presentationController?.delegate = guide
      }
      note("present") { presenter.present(next, animated: animated, completion: inside) }
    case 2:
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      note("alert") { presenter.present(alert, animated: animated) }
    default: note("dismiss") { presenter.dismiss(animated: animated, completion: inside) }
    }
  }

  private func turnPage(_ animated: Bool) {
    note("page") {
      pager.setViewControllers(
        [numbers.pick(pages)], direction: .forward, animated: animated
      ) { [unowned self] _ in actInside() }
    }
  }

  private func chooseMode() {
    note("mode") {
      split.preferredDisplayMode = numbers.pick([
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ])
    }
  }

  private func changeTabs() {
    guard let all = tabs.viewControllers, !all.isEmpty else { return }
    switch numbers.below(3) {
    case 0, 1: note("select") { tabs.selectedIndex = numbers.below(all.count) }
    default:
      let new = numbers.chance(1, of: 2) ? all.reversed() : [split, screen()]
      note("set tabs") { tabs.setViewControllers(new, animated: false) }
    }
  }

  /// Adds a child to a screen, or takes a screen out of its container.
  private func changeChildren() {
    if numbers.chance(1, of: 2), let parent = cast.filter({ $0.phase == .appeared }).last {
      note("add child") {
        let child = screen()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    } else if let child = cast.filter({ $0.parent != nil }).last {
      note("take out") {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
    }
  }

  private func changeWindow() {
    if numbers.chance(1, of: 2) {
      note("window") { stage.window.isHidden.toggle() }
    } else {
      note("root") {
        let isOther = stage.window.rootViewController === root
        stage.window.rootViewController = isOther ? screen() : root
      }
    }
  }
}
