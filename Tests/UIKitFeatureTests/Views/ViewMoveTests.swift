import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Views that move between superviews and windows") struct ViewMoveTests {
  /// A view that logs the calls about its superview and its window.
  private final class MovedView: UIView {
    private let log: Log
    private let title: String

    init(_ title: String, _ log: Log) {
      (self.log, self.title) = (log, title)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      log.note("\(title) will \(newSuperview == nil ? "leave" : "enter") a view")
    }

    override func didMoveToSuperview() {
      let place = superview == nil ? "in no view" : "in a view"
      log.note("\(title) is \(place) and \(window == nil ? "in no window" : "in a window")")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      log.note("\(title) will \(newWindow == nil ? "leave" : "enter") a window")
    }

    override func didMoveToWindow() {
      log.note("\(title) \(window == nil ? "has left" : "has entered") a window")
    }
  }

  private let home = UIViewController()
  private let log = Log()

  @Test(.rule("C-27")) func `a view enters its window before didMoveToSuperview is called`()
    throws
  {
    let stage = Stage(home), outer = MovedView("outer", log)
    outer.addSubview(MovedView("inner", log))
    expect(log.lines, equals: ["inner will enter a view", "inner is in a view and in no window"])
    log.clear()
    home.view.addSubview(outer)
    expect(
      log.lines,
      equals: [
        "outer will enter a window", "inner will enter a window", "outer will enter a view",
        "outer has entered a window", "inner has entered a window",
        "outer is in a view and in a window",
      ])
    try stage.close()
  }

  @Test(.rule("C-27")) func `a view that leaves its superview is told about its window second`()
    throws
  {
    let stage = Stage(home), view = MovedView("view", log)
    home.view.addSubview(view)
    log.clear()
    view.removeFromSuperview()
    expect(
      log.lines,
      equals: [
        "view will leave a view", "view will leave a window", "view has left a window",
        "view is in no view and in no window",
      ])
    try stage.close()
  }

  @Test(.rule("C-27")) func `a view that stays in its window is told only about its superview`()
    throws
  {
    let stage = Stage(home), first = UIView(), second = UIView(), view = MovedView("view", log)
    home.view.addSubview(first)
    home.view.addSubview(second)
    first.addSubview(view)
    log.clear()
    second.addSubview(view)
    expect(log.lines, equals: ["view will enter a view", "view is in a view and in a window"])
    try stage.close()
  }

  @Test(.rule("C-27", "P-102")) func `viewWillAppear is called before the view enters a view`()
    throws
  {
    /// A controller that logs its first appearance callback.
    final class Child: UIViewController {
      let log: Log

      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.note("viewWillAppear")
      }
    }
    let stage = Stage(home), child = Child(log)
    child.view = MovedView("view", log)
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    expect(
      log.lines,
      equals: [
        "view will enter a window", "viewWillAppear", "view will enter a view",
        "view has entered a window", "view is in a view and in a window",
      ])
    try stage.close()
  }
}
