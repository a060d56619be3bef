import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Page view controllers whose pages are changed by callbacks of another change.
@MainActor @Suite("Changes of pages in callbacks of another change") struct PageReentryTests {
  private final class Page: UIViewController {
    var log: [String] = []
    var callbacks: [String: () -> Void] = [:]

    private func note(_ name: String) {
      log.append(name)
      callbacks.removeValue(forKey: name)?()
    }

    /// Whether each callback of a beginning is followed by the callback of its end.
    var isBalanced: Bool {
      let names = log.filter { $0.hasSuffix("ppear") }
      return zip(names, names.dropFirst()).allSatisfy { first, second in
        switch first {
        case "willAppear": ["didAppear", "willDisappear"].contains(second)
        case "didAppear": second == "willDisappear"
        case "willDisappear": ["didDisappear", "willAppear"].contains(second)
        default: second == "willAppear"
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      note(parent == nil ? "willLeave" : "willEnter")
    }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var next: UIViewController?
    var whenTurned: () -> Void = {}
    var whenAsked: () -> Void = {}

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      whenAsked()
      return next
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { whenTurned() }
  }

  private let pages = ["One", "Two", "Three", "Four"].map { Page(nibName: $0, bundle: nil) }
  private let book = Book()
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let stage: Stage

  init() throws {
    (pager.dataSource, pager.delegate) = (book, book)
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    stage = Stage(pager)
    try stage.settle()
  }

  private func show(
    _ index: Int, animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    pager.setViewControllers(
      [pages[index]], direction: .forward, animated: animated, completion: completion)
  }

  /// Returns a closure that shows a page.
  private func showing(
    _ index: Int, animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) -> () -> Void {
    { [pager, pages] in
      pager.setViewControllers(
        [pages[index]], direction: .forward, animated: animated, completion: completion)
    }
  }

  /// Expects that a page is the only page, and that the callbacks of all pages are balanced.
  private func expectOnly(_ index: Int) throws {
    try stage.settle()
    expect(pager.viewControllers == [pages[index]] && pager.children == [pages[index]])
    for page in pages {
      let isShown = page === pages[index]
      expect(page.isBalanced, "\(page.nibName ?? ""): \(page.log)")
      expect(page.appearance, equals: isShown ? .appeared : .disappeared, "\(page.nibName ?? "")")
      expect(page.viewIfLoaded?.window != nil, equals: isShown, "\(page.nibName ?? "")")
    }
    expect(stage.issues.isEmpty, "\(stage.issues)")
    try stage.close()
  }

  @Test(
    .rule("C-20"), arguments: ["didAppear", "didDisappear", "completion"], [true, false])
  func `a call that ends a turn decides against the calls in the callbacks of that end`(
    callback: String, isAnimated: Bool
  ) throws {
    var results: [Bool] = []
    let inner = showing(2, animated: isAnimated) { results.append($0) }
    if callback == "didAppear" { pages[1].callbacks[callback] = inner }
    if callback == "didDisappear" { pages[0].callbacks[callback] = inner }
    show(1) { _ in if callback == "completion" { inner() } }
    stage.advance(by: .milliseconds(100))
    show(3)
    expect(pager.viewControllers, equals: [pages[3]])
    expect(pages[2].log.isEmpty && results == [false])
    try expectOnly(3)
  }

  @Test(.rule("C-19", "C-20"))
  func `a call that ends a turn by a finger decides against a call in didFinishAnimating`() throws {
    book.next = pages[1]
    book.whenTurned = showing(2)
    let finger = stage.user.touch(pager.view)
    finger.move(x: -300)
    stage.runTurn()
    show(3)
    book.whenTurned = {}
    finger.lift()
    try expectOnly(3)
  }

  @Test(.rule("C-20"))
  func `pages that turn on by themselves do not keep another page away`() throws {
    for (index, page) in pages.dropLast().enumerated() {
      page.callbacks["didAppear"] = showing((index + 1) % 3)
    }
    show(1)
    stage.advance(by: .milliseconds(100))
    show(3, animated: false)
    try expectOnly(3)
  }

  @Test(.rule("C-20"), arguments: ["load", "willEnter", "willAppear", "didAppear"], [true, false])
  func `a callback of the new page can show another page`(
    callback: String, isAnimated: Bool
  ) throws {
    pages[1].callbacks[callback] = showing(2, animated: isAnimated)
    show(1, animated: isAnimated)
    try expectOnly(2)
  }

  @Test(
    .rule("C-20"), arguments: ["willLeave", "willDisappear", "didDisappear"], [true, false])
  func `a callback of the old page can show that page again`(
    callback: String, isAnimated: Bool
  ) throws {
    pages[0].callbacks[callback] = showing(0, animated: isAnimated)
    show(1, animated: false)
    try expectOnly(0)
  }

  @Test(.rule("C-20"))
  func `a page that shows itself in viewDidLoad can have children later`() throws {
    pages[1].callbacks["load"] = showing(1)
    show(1)
    try stage.settle()
    let child = Page(nibName: "Child", bundle: nil)
    pages[1].addChild(child)
    pages[1].view.addSubview(child.view)
    child.didMove(toParent: pages[1])
    try stage.settle()
    expect(child.log.suffix(2), equals: ["willAppear", "didAppear"])
  }

  @Test(.rule("C-20"))
  func `a page that is replaced at once can load its view and change the pages`() throws {
    pages[1].callbacks["willEnter"] = showing(2)
    pages[1].callbacks["load"] = showing(3, animated: false)
    show(1, animated: false)
    try expectOnly(2)
  }

  @Test(.rule("C-20"), arguments: [true, false])
  func `a page that changes the pages when it leaves its old container stays outside`(
    isAnimated: Bool
  ) throws {
    let home = PlainViewController(title: "Home")
    home.addChild(pages[1])
    pages[1].callbacks["willLeave"] = showing(2, animated: isAnimated)
    show(1, animated: isAnimated)
    expect(!pages[1].isMovingToParent && pages[1].parent == nil)
    try expectOnly(2)
  }

  @Test(.rule("C-19"))
  func `a finger turns no page if the data source hides the container`() throws {
    book.next = pages[1]
    book.whenAsked = { [stage] in
      stage.window.rootViewController = PlainViewController(title: "Home")
    }
    let finger = stage.user.touch(pager.view)
    finger.move(x: -300)
    finger.lift()
    try stage.settle()
    expect(pages[0].appearance == .disappeared && pages[1].log.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-2", "C-20"), arguments: [0, 1], [true, false])
  func `a page that the app removes with its view during a turn disappears`(
    index: Int, isByHand: Bool
  ) throws {
    book.next = pages[1]
    let finger = isByHand ? stage.user.touch(pager.view) : nil
    finger?.move(x: -300)
    if !isByHand { show(1) }
    let page = pages[index]
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    finger?.lift()
    try stage.settle()
    expect(page.appearance == .disappeared && page.isBalanced, "\(page.log)")
    expect(stage.issues.isEmpty, "\(stage.issues)")
    try stage.close()
  }

  @Test(.rule("C-1", "C-20"))
  func `a page can move to another page view controller during a turn`() throws {
    let home = PlainViewController(title: "Home")
    let pagers = (0..<2).map { _ in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    for (pager, page) in zip(pagers, pages) {
      home.addChild(pager)
      home.view.addSubview(pager.view)
      pager.didMove(toParent: home)
      pager.setViewControllers([page], direction: .forward, animated: false)
    }
    stage.window.rootViewController = home
    try stage.settle()
    pagers[0].setViewControllers([pages[2]], direction: .forward, animated: true)
    stage.advance(by: .milliseconds(100))
    pagers[1].setViewControllers([pages[2]], direction: .forward, animated: false)
    pagers[1].setViewControllers([pages[3]], direction: .forward, animated: true)
    try stage.settle()
    expect(pagers[1].viewControllers == [pages[3]] && pages[3].appearance == .appeared)
    expect(pages[2].appearance == .disappeared && pages[2].isBalanced, "\(pages[2].log)")
    expect(stage.issues.isEmpty, "\(stage.issues)")
    try stage.close()
  }
}
