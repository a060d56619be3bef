import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Children that are added to a screen that is appearing.
@MainActor @Suite("Children that are added while their parent appears") struct LateChildTests {
  /// A screen that notes its callbacks, and whether its view is in a window.
  private final class Screen: UIViewController {
    var heard: [String] = []
    var whenToldAppearing: () -> Void = {}

    private func note(_ event: String) {
      heard.append(event + (view.window == nil ? " outside" : ""))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note(animated ? "will appear animated" : "will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("is appearing")
      whenToldAppearing()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("layout")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did appear")
    }
  }

  /// A view that calls a closure in one of its own callbacks.
  private final class WatchedView: UIView {
    enum Moment: CaseIterable {
      case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    }

    var moment = Moment.willMoveToWindow
    var body: (() -> Void)?
    var windowCalls = 0

    private func reached(_ moment: Moment) {
      guard moment == self.moment, let body else { return }
      self.body = nil
      body()
    }

    override func willMove(toSuperview newSuperview: UIView?) { reached(.willMoveToSuperview) }
    override func didMoveToSuperview() { reached(.didMoveToSuperview) }
    override func willMove(toWindow newWindow: UIWindow?) { reached(.willMoveToWindow) }
    override func didMoveToWindow() {
      windowCalls += 1
      reached(.didMoveToWindow)
    }
  }

  private final class ShowDelegate: NSObject, UINavigationControllerDelegate {
    var body: () -> Void = {}

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { body() }
  }

  private let base = PlainViewController(title: "Base")
  private let parent = Screen(nibName: "Parent", bundle: nil)
  private let child = Screen(nibName: "Child", bundle: nil)

  private func addChild() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(.rule("P-99", "P-102")) func `a child that is added in willShow appears with its parent`()
    throws
  {
    let stack = UINavigationController(rootViewController: base), stage = Stage(stack)
    try stage.settle()
    let delegate = ShowDelegate()
    delegate.body = addChild
    stack.delegate = delegate
    stack.pushViewController(parent, animated: true)
    try stage.settle()
    expect(
      child.heard,
      equals: ["will appear animated outside", "is appearing", "layout", "did appear"])
    try stage.close()
  }

  @Test(.rule("P-99"), arguments: [false, true])
  private func `a child that a callback of the parent's view adds appears with its parent`(
    isPushed: Bool
  ) throws {
    for moment in WatchedView.Moment.allCases {
      let base = PlainViewController(title: "Base")
      let parent = Screen(nibName: "Parent", bundle: nil)
      let child = Screen(nibName: "Child", bundle: nil), view = WatchedView()
      parent.view = view
      (view.moment, view.body) = (
        moment,
        {
          parent.addChild(child)
          view.addSubview(child.view)
        }
      )
      let stack = isPushed ? UINavigationController(rootViewController: base) : nil
      let stage = Stage(stack ?? base)
      try stage.settle()
      if let stack {
        stack.pushViewController(parent, animated: false)
      } else {
        base.addChild(parent)
        base.view.addSubview(view)
      }
      try stage.settle()
      expect(
        child.heard.map { String($0.prefix(11)) },
        equals: ["will appear", "is appearin", "layout", "did appear"], "\(moment)")
      expect(child.view.window === stage.window)
      try stage.close()
    }
  }

  @Test func `each view enters its window once, whatever the callbacks of other views do`() throws {
    let stage = Stage(base), first = WatchedView(), second = WatchedView()
    let outer = WatchedView(), added = WatchedView()
    try stage.settle()
    outer.body = { outer.addSubview(added) }
    base.view.addSubview(outer)
    expect(added.window === stage.window && added.windowCalls == 1)
    outer.removeFromSuperview()
    expect(added.window == nil && added.windowCalls == 2)
    (outer.moment, outer.body) = (.didMoveToWindow, { outer.addSubview(second) })
    outer.addSubview(first)
    (first.moment, first.body) = (.didMoveToWindow, { added.removeFromSuperview() })
    outer.bringSubviewToFront(added)
    base.view.addSubview(outer)
    expect(second.window === stage.window && second.windowCalls == 1)
    expect(added.window == nil && added.windowCalls == 2)
    try stage.close()
  }

  @Test(.rule("P-99", "P-102"))
  func `a child appears with a parent whose appearance the app controls`() throws {
    let stage = Stage(base)
    try stage.settle()
    parent.whenToldAppearing = addChild
    base.addChild(parent)
    parent.beginAppearanceTransition(true, animated: true)
    base.view.addSubview(parent.view)
    stage.runTurn()
    expect(child.heard, equals: ["will appear animated outside", "is appearing", "layout"])
    parent.endAppearanceTransition()
    expect(child.heard.last == "did appear")
    try stage.settle()
    expect(child.heard.count, equals: 4)
    try stage.close()
  }

  @Test(.rule("P-99", "P-102"))
  func `the root of a stack that becomes a page appears before its view enters the window`()
    throws
  {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([base], direction: .forward, animated: false)
    let stage = Stage(pages)
    try stage.settle()
    let stack = UINavigationController(rootViewController: parent)
    pages.setViewControllers([stack], direction: .forward, animated: true)
    try stage.settle()
    expect(
      parent.heard,
      equals: ["will appear animated outside", "is appearing", "layout", "did appear"])
    try stage.close()
  }
}
