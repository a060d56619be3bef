import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pages that a finger or code turns") struct PageTurnTests {
  private final class Page: UIViewController {
    let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ text: String) { log.lines.append("\(title ?? "") \(text)") }
    override func viewWillAppear(_ animated: Bool) { add("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { add("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { add("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      add(parent == nil ? "willLeave" : "willEnter")
    }
    override func didMove(toParent parent: UIViewController?) {
      add(parent == nil ? "didLeave" : "didEnter")
    }
  }

  private final class Log {
    var lines: [String] = []

    /// Returns the lines, and deletes them.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages: [UIViewController]
    let log: Log

    init(_ pages: [UIViewController], _ log: Log) { (self.pages, self.log) = (pages, log) }

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
      let index = (pages.firstIndex { $0 === page } ?? 0) + distance
      return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.lines.append("turns to \(names(pendingViewControllers))") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.lines.append("turned from \(names(previousViewControllers)): \(completed)") }

    private func names(_ pages: [UIViewController]) -> String {
      pages.compactMap(\.title).joined(separator: ", ")
    }
  }

  private let log = Log()
  private let book: Book
  private let pager: UIPageViewController
  private let stage: Stage

  init() throws {
    let log = log
    book = Book(["One", "Two", "Three"].map { Page($0, log) }, log)
    pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pager.dataSource, pager.delegate) = (book, book)
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage = Stage(pager)
    try stage.settle()
    _ = log.take()
  }

  private var shown: [String] { pager.viewControllers?.compactMap(\.title) ?? [] }

  /// Puts a finger down in the middle of the view and moves it in small steps.
  private func drag(
    _ distance: CGFloat, _ pager: UIPageViewController? = nil, on stage: Stage? = nil
  ) -> Finger {
    let stage = stage ?? self.stage, finger = stage.user.touch((pager ?? self.pager).view)
    for _ in 0..<10 {
      finger.move(x: distance / 10)
      stage.advance(by: .milliseconds(50))
    }
    return finger
  }

  @Test(.rule("C-19")) func `a finger turns to the next page`() throws {
    let finger = drag(-300)
    expect(
      log.take(),
      equals: [
        "turns to Two", "Two willEnter", "Two willAppear true", "One willDisappear",
      ])
    expect(shown == ["One"] && pager.children.count == 2)
    finger.lift()
    try stage.settle()
    expect(
      log.take(),
      equals: [
        "Two didAppear", "Two didEnter", "One willLeave", "One didDisappear", "One didLeave",
        "turned from One: true",
      ])
    expect(shown == ["Two"] && pager.children.count == 1)
    try stage.close()
  }

  @Test func `the delegate of the scroll view is called during a drag and an animation`() throws {
    final class Follower: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
      }
    }
    let follower = Follower()
    let scroll = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
    scroll.delegate = follower
    expect(scroll.contentOffset.x, equals: 390)
    let finger = drag(-100)
    expect(follower.offsets.count > 5 && follower.offsets.last ?? 0 > 450)
    finger.lift()
    try stage.settle()
    expect(scroll.contentOffset.x, equals: 390)
    follower.offsets = []
    pager.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    stage.advance(by: .milliseconds(100))
    expect(follower.offsets.count > 3 && follower.offsets.last ?? 0 > 390)
    try stage.settle()
    expect(follower.offsets.contains(780) && scroll.contentOffset.x == 390)
  }

  @Test func `the scroll view of the pages exists in viewDidLoad`() {
    final class Pager: UIPageViewController {
      var scrolls = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        scrolls = view.subviews.filter { $0 is UIScrollView }.count
      }
    }
    let pager = Pager(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.loadViewIfNeeded()
    expect(pager.scrolls, equals: 1)
  }

  @Test(.rule("C-19")) func `a page that the finger takes back stays`() throws {
    drag(-100).lift()
    try stage.settle()
    expect(
      log.take(),
      equals: [
        "turns to Two", "Two willEnter", "Two willAppear true", "One willDisappear",
        "One willAppear true", "One didAppear", "Two willDisappear", "Two willLeave",
        "Two didDisappear", "Two didLeave", "turned from One: false",
      ])
    expect(shown == ["One"] && book.pages[1].parent == nil)
    try stage.close()
  }

  @Test(
    .rule("C-19"),
    arguments: [
      (-300, ["One didDisappear", "Two didAppear"]),
      (-100, ["Two willDisappear", "One willAppear true", "Two didDisappear", "One didAppear"]),
    ] as [(CGFloat, [String])])
  func `with the style pageCurl, the page that leaves gets its callbacks first`(
    distance: CGFloat, end: [String]
  ) throws {
    let pager = UIPageViewController(), stage = Stage(pager), log = log
    let book = Book(["One", "Two"].map { Page($0, log) }, log)
    pager.dataSource = book
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try stage.settle()
    _ = log.take()
    drag(distance, pager, on: stage).lift()
    try stage.settle()
    let callbacks = log.take().filter { $0.contains("ppear") }
    expect(callbacks, equals: ["Two willAppear true", "One willDisappear"] + end)
  }

  @Test(.rule("C-19")) func `before the first page and behind the last, a finger turns nothing`()
    throws
  {
    drag(300).lift()
    try stage.settle()
    expect(log.take() == [] && shown == ["One"])
    pager.dataSource = nil
    drag(-300).lift()
    try stage.settle()
    expect(log.take() == [] && shown == ["One"])
    try stage.close()
  }

  @Test(.rule("C-19")) func `pages can be turned back and forth`() throws {
    for (distance, page) in [(-300, "Two"), (-300, "Three"), (300, "Two"), (300, "One")] {
      drag(CGFloat(distance)).lift()
      try stage.settle()
      expect(shown == [page] && stage.visible.last == page)
    }
    try stage.close()
  }

  @Test(.rule("C-19")) func `a scroll view that may not scroll keeps its page`() throws {
    let space = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
    space.isScrollEnabled = false
    drag(-300).lift()
    try stage.settle()
    expect(shown, equals: ["One"])
    try stage.close()
  }

  @Test(.rule("C-20")) func `an animated change of the pages takes 0.3 seconds`() throws {
    var results: [Bool] = []
    pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      results.append($0)
    }
    expect(log.take(), equals: ["Three willEnter", "Three willAppear true", "One willDisappear"])
    expect(shown == ["Three"] && results == [])
    stage.advance(by: .milliseconds(290))
    expect(results, equals: [])
    try stage.settle()
    expect(
      log.take(),
      equals: [
        "Three didAppear", "Three didEnter", "One willLeave", "One didDisappear", "One didLeave",
      ])
    expect(results == [true] && stage.visible.last == "Three")
    try stage.close()
  }

  @Test(.rule("C-20"))
  func `an animated change to the visible page does not call its completion`() throws {
    var results: [Bool] = []
    for animated in [true, false] {
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: animated) { _ in
        results.append(animated)
      }
    }
    try stage.settle()
    expect(results == [false] && shown == ["One"] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-20"), arguments: [true, false])
  func `a change of the pages ends the turn before`(isByHand: Bool) throws {
    if isByHand {
      _ = drag(-100)
    } else {
      pager.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      stage.advance(by: .milliseconds(100))
    }
    pager.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    try stage.settle()
    expect(shown == ["Three"] && pager.children.count == 1 && stage.issues.isEmpty)
    expect(book.pages.map(\.isViewVisible), equals: [false, false, true])
    try stage.close()
  }

  @Test(.rule("C-20")) func `a turn ends when its container disappears`() throws {
    pager.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    stage.advance(by: .milliseconds(100))
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    pager.present(cover, animated: false)
    try stage.settle()
    expect(
      log.take().suffix(7),
      equals: [
        "Two didAppear", "Two didEnter", "One willLeave", "One didDisappear", "One didLeave",
        "Two willDisappear", "Two didDisappear",
      ])
    try stage.close()
  }

  @Test func `pages keep their places if the window changes its size`() throws {
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(book.pages[0].view.bounds.size, equals: CGSize(width: 844, height: 390))
    drag(-600).lift()
    try stage.settle()
    expect(shown, equals: ["Two"])
    try stage.close()
  }

  @Test func `a scroll view with pages stops at pages`() throws {
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    carousel.contentSize = CGSize(width: 3 * 390, height: 300)
    carousel.isPagingEnabled = true
    let home = UIViewController()
    home.view.addSubview(carousel)
    let stage = Stage(home)
    func drag(_ distance: CGFloat, milliseconds: Int) throws {
      let finger = stage.user.touch(carousel, at: CGPoint(x: carousel.bounds.midX, y: 100))
      for _ in 0..<4 {
        stage.advance(by: .milliseconds(milliseconds / 4))
        finger.move(x: distance / 4)
      }
      finger.lift()
      try stage.settle()
    }
    try drag(-150, milliseconds: 1_000)
    expect(carousel.contentOffset.x, equals: 0, "less than half of the second page is visible")
    try drag(-250, milliseconds: 1_000)
    expect(carousel.contentOffset.x, equals: 390)
    try drag(-60, milliseconds: 100)
    expect(carousel.contentOffset.x, equals: 780, "the finger is fast")
    try drag(60, milliseconds: 100)
    expect(carousel.contentOffset.x, equals: 390)
    try stage.close()
  }
}

extension UIViewController {
  fileprivate var isViewVisible: Bool { viewIfLoaded?.window != nil }
}
