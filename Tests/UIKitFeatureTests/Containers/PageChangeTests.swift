import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Page view controllers whose apps change the pages during a turn.
@MainActor @Suite("Changes of pages during a turn") struct PageChangeTests {
  private final class Page: UIViewController {
    var log: [String] = []
    var callbacks: [String: () -> Void] = [:]

    private func note(_ name: String) {
      log.append(name)
      callbacks.removeValue(forKey: name)?()
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    var next: UIViewController?
    var questions = 0
    var whenAsked: () -> Void = {}
    var whenTurning: () -> Void = {}

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      questions += 1
      whenAsked()
      return next
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { whenTurning() }
  }

  private let one = Page(nibName: "One", bundle: nil), two = Page(nibName: "Two", bundle: nil)
  private let three = Page(nibName: "Three", bundle: nil)
  private let book = Book()
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let stage: Stage
  private let result = Result()

  private final class Result { var completions = 0 }

  init() throws {
    book.next = two
    (pager.dataSource, pager.delegate) = (book, book)
    pager.setViewControllers([one], direction: .forward, animated: false)
    stage = Stage(pager)
    try stage.settle()
  }

  /// Returns a closure that shows the third page.
  private func change(animated: Bool) -> () -> Void {
    { [pager, three, result] in
      pager.setViewControllers([three], direction: .forward, animated: animated) { _ in
        result.completions += 1
      }
    }
  }

  private func drag(_ distance: CGFloat = -300) {
    let finger = stage.user.touch(pager.view)
    for _ in 0..<10 {
      finger.move(x: distance / 10)
      stage.advance(by: .milliseconds(30))
    }
    finger.lift()
  }

  /// Expects that the third page is the only page, and that all callbacks were balanced.
  private func expectThird() throws {
    try stage.settle()
    expect(pager.viewControllers == [three] && pager.children == [three])
    expect(three.view.convert(CGPoint.zero, to: nil), equals: .zero)
    expect(result.completions, equals: 1)
    for page in [one, two, three] {
      let appearances = page.log.filter { $0.hasSuffix("Appear") }
      let pairs = stride(from: 0, to: appearances.count, by: 2).map { appearances[$0] }
      expect(pairs.allSatisfy { $0 == "willAppear" }, "\(page.log)")
      expect(page.viewIfLoaded?.window != nil, equals: page === three)
      expect(page.log.last != "willAppear" && page.log.last != "willDisappear", "\(page.log)")
    }
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-20"), arguments: [true, false], [true, false])
  func `the data source and the delegate can change the pages`(
    isAsked: Bool, isAnimated: Bool
  ) throws {
    if isAsked {
      book.whenAsked = once(change(animated: isAnimated))
    } else {
      book.whenTurning = once(change(animated: isAnimated))
    }
    drag()
    try expectThird()
  }

  @Test(.rule("C-20"))
  func `the page that leaves can end the turn at its beginning`() throws {
    one.callbacks["willDisappear"] = { [pager, two] in
      pager.setViewControllers([two], direction: .forward, animated: false)
    }
    pager.setViewControllers([two], direction: .forward, animated: true)
    try stage.settle()
    expect(two.log == ["willAppear", "didAppear"] && two.appearance == .appeared)
    expect(one.log.suffix(2), equals: ["willDisappear", "didDisappear"])
    try stage.close()
  }

  /// Returns a closure that calls `body` only the first time.
  private func once(_ body: @escaping () -> Void) -> () -> Void {
    var isDone = false
    return {
      guard !isDone else { return }
      isDone = true
      body()
    }
  }

  @Test(
    .rule("C-20"), arguments: ["willDisappear", "didDisappear"], [true, false]
  )
  func `the page that leaves can change the pages`(callback: String, isAnimated: Bool) throws {
    one.callbacks[callback] = change(animated: isAnimated)
    drag()
    try expectThird()
  }

  @Test(.rule("C-20"), arguments: ["willAppear", "didAppear"], [true, false])
  func `the page that comes can change the pages`(callback: String, isAnimated: Bool) throws {
    two.callbacks[callback] = change(animated: isAnimated)
    pager.setViewControllers([two], direction: .forward, animated: true)
    try expectThird()
  }

  @Test(.rule("C-20"), arguments: ["didAppear", "didDisappear"], [true, false])
  func `a callback at the end of a turn can bring back the page that leaves`(
    callback: String, isAnimated: Bool
  ) throws {
    let page = callback == "didAppear" ? two : one
    page.callbacks[callback] = { [pager, one] in
      pager.setViewControllers([one], direction: .reverse, animated: isAnimated)
    }
    pager.setViewControllers([two], direction: .forward, animated: true)
    try stage.settle()
    expect(pager.viewControllers == [one] && pager.children == [one] && stage.issues.isEmpty)
    expect(one.view.window != nil && two.view.window == nil)
    expect(one.log.last == "didAppear" && two.log.last == "didDisappear")
    try stage.close()
  }

  @Test(.rule("C-19")) func `a finger turns no page of a container that has left the screen`()
    throws
  {
    let finger = stage.user.touch(pager.view)
    stage.window.rootViewController = PlainViewController(title: "Home")
    try stage.settle()
    for _ in 0..<4 {
      finger.move(x: -80)
      stage.advance(by: .milliseconds(30))
    }
    finger.lift()
    try stage.settle()
    expect(two.log.isEmpty && pager.viewControllers == [one])
    try stage.close()
  }

  @Test(.rule("C-19")) func `the data source is asked once for each drag at the last page`() throws
  {
    book.next = nil
    for drags in 1...2 {
      drag()
      try stage.settle()
      expect(book.questions, equals: drags)
    }
    try stage.close()
  }

  @Test(.rule("C-2", "C-20"), arguments: [true, false], [true, false])
  func `a page that the app removes during a turn gets balanced callbacks`(
    isComing: Bool, isByHand: Bool
  ) throws {
    let finger = isByHand ? stage.user.touch(pager.view) : nil
    if isByHand {
      finger?.move(x: -200)
    } else {
      pager.setViewControllers([two], direction: .forward, animated: true)
    }
    stage.advance(by: .milliseconds(100))
    let page = isComing ? two : one
    expect(page.view.window != nil)
    page.removeFromParent()
    expect(pager.viewControllers?.contains(page) == false)
    finger?.lift()
    try stage.settle()
    expect(page.log.last, equals: "didDisappear", "\(page.log)")
    expect(page.view.window == nil)
    expect(stage.issues.isEmpty, "\(stage.issues)")
    try stage.close()
  }

  @Test func `a page that has left is released`() throws {
    weak var page: UIViewController?
    do {
      let first = UIViewController()
      page = first
      pager.setViewControllers([first], direction: .forward, animated: true)
      try stage.settle()
      pager.setViewControllers([three], direction: .forward, animated: true)
      try stage.settle()
    }
    expect(page == nil)
    try stage.close()
  }

  @Test func `pages can be set in viewDidLoad and before the view is loaded`() throws {
    final class Guide: UIPageViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
    let guide = Guide(transitionStyle: .scroll, navigationOrientation: .horizontal)
    guide.setViewControllers([three], direction: .forward, animated: false)
    expect(guide.view.subviews.count == 1 && guide.viewControllers == [three])
  }

  @Test func `a drag that ends replaces a movement that code has begun`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    list.contentSize = CGSize(width: 3_900, height: 300)
    list.isPagingEnabled = true
    home.view.addSubview(list)
    stage.runTurn()
    let finger = stage.user.touch(list, at: CGPoint(x: 195, y: 100))
    finger.move(x: -150)
    list.setContentOffset(CGPoint(x: 1_950, y: 0), animated: true)
    stage.advance(by: .milliseconds(50))
    finger.lift()
    list.contentOffset.x = 390
    try stage.settle()
    expect(list.contentOffset.x, equals: 390)
    try stage.close()
  }
}
