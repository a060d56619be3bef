import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Screens that appear and disappear in all the ways that UIKit has.
@MainActor @Suite("The window of a screen in its callbacks") struct ScreenWindowTests {
  private final class Screen: UIViewController {
    var heard: [String] = []

    private func note(_ event: String) {
      heard.append(event + (view.window == nil ? " outside" : ""))
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  enum Way: CaseIterable {
    case root, child, childStack, exchange, push, pop, cover, uncover, tab, page, column
  }

  /// How a screen appears and disappears.
  private struct Scene {
    var root: UIViewController
    var show: (Stage) -> Void
    var hide: (Stage) -> Void
    /// Whether the screen has appeared before `show` is called.
    var startsShown = false
  }

  private let base = PlainViewController(title: "Base")

  private func scene(_ way: Way, of screen: UIViewController) -> Scene {
    let base = base
    func add(_ child: UIViewController) {
      base.addChild(child)
      base.view.addSubview(child.view)
    }
    switch way {
    case .root:
      return Scene(
        root: base, show: { $0.window.rootViewController = screen },
        hide: { $0.window.rootViewController = base })
    case .child:
      return Scene(
        root: base, show: { _ in add(screen) }, hide: { _ in screen.view.removeFromSuperview() })
    case .childStack:
      let stack = UINavigationController(rootViewController: screen)
      return Scene(
        root: base, show: { _ in add(stack) }, hide: { _ in stack.view.removeFromSuperview() })
    case .exchange:
      let other = PlainViewController(title: "Other")
      add(other)
      base.addChild(screen)
      return Scene(
        root: base,
        show: { _ in base.transition(from: other, to: screen, duration: 0.2, animations: nil) },
        hide: { _ in base.transition(from: screen, to: other, duration: 0.2, animations: nil) })
    case .push:
      let stack = UINavigationController(rootViewController: base)
      return Scene(
        root: stack, show: { _ in stack.pushViewController(screen, animated: true) },
        hide: { _ in stack.popViewController(animated: true) })
    case .pop:
      let stack = UINavigationController(rootViewController: screen)
      return Scene(
        root: stack, show: { _ in stack.popViewController(animated: true) },
        hide: { _ in stack.pushViewController(base, animated: true) }, startsShown: true)
    case .cover:
      screen.modalPresentationStyle = .fullScreen
      return Scene(
        root: base, show: { _ in base.present(screen, animated: true) },
        hide: { _ in base.dismiss(animated: true) })
    case .uncover:
      base.modalPresentationStyle = .fullScreen
      return Scene(
        root: screen, show: { _ in screen.dismiss(animated: true) },
        hide: { _ in screen.present(base, animated: true) }, startsShown: true)
    case .tab, .page, .column: return container(way, of: screen)
    }
  }

  private func container(_ way: Way, of screen: UIViewController) -> Scene {
    let base = base
    switch way {
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [base, screen]
      return Scene(
        root: tabs, show: { _ in tabs.selectedIndex = 1 }, hide: { _ in tabs.selectedIndex = 0 })
    case .page:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      func turn(to page: UIViewController) {
        pages.setViewControllers([page], direction: .forward, animated: true)
      }
      turn(to: base)
      return Scene(
        root: pages, show: { _ in turn(to: screen) }, hide: { _ in turn(to: base) })
    default:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(screen, for: .primary)
      split.setViewController(base, for: .secondary)
      return Scene(
        root: split, show: { _ in split.show(.primary) }, hide: { _ in split.hide(.primary) },
        startsShown: true)
    }
  }

  @Test(.rule("P-102", "P-97", "P-115a"), arguments: Way.allCases)
  func `a view enters its window after viewWillAppear, and leaves it after viewWillDisappear`(
    way: Way
  ) throws {
    let screen = Screen(nibName: "Screen", bundle: nil), scene = scene(way, of: screen)
    let stage = Stage(scene.root, size: way == .column ? .wideWindow : .narrowWindow)
    try stage.settle()
    if scene.startsShown {
      scene.hide(stage)
      try stage.settle()
      screen.heard = []
    }
    for _ in 1...2 {
      scene.show(stage)
      try stage.settle()
      expect(
        screen.heard, equals: ["will appear outside", "is appearing", "did appear"], "\(way)")
      screen.heard = []
      scene.hide(stage)
      try stage.settle()
      expect(screen.heard, equals: ["will disappear", "did disappear outside"], "\(way)")
      screen.heard = []
    }
    try stage.close()
  }
}
