import PresentationTesting
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests of the completion block of a transaction that contains a navigation call (N-91a).
@MainActor @Suite("Transactions around navigation calls") struct TransactionTests {
  /// A screen that records when it has appeared.
  private final class Screen: UIViewController {
    private let label: String
    private let log: Log
    init(_ name: String, _ log: Log) {
      (label, self.log) = (name, log)
      super.init(nibName: name, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { log.note("\(label) appeared") }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    init(_ log: Log) { self.log = log }
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.4
    }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
      log.note("animates")
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.4) {
        context.view(forKey: .to)?.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class Guide: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let log: Log
    init(_ log: Log) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Slide(log) }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Slide(log) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Slide(log) }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Slide(log) }
  }

  /// The navigation call that a test makes inside a transaction.
  enum Operation: String, CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, set, setEmpty, present, dismiss, select, setTabs
  }

  private let log = Log()
  private let guide: Guide
  private let a: Screen, b: Screen, c: Screen
  private let nav = UINavigationController()
  private let tabs = UITabBarController()
  private let stage: Stage

  init() throws {
    (a, b, c) = (Screen("A", log), Screen("B", log), Screen("C", log))
    guide = Guide(log)
    tabs.viewControllers = [nav, PlainViewController(title: "Other")]
    stage = Stage(tabs)
    try stage.settle()
    (nav.delegate, tabs.delegate) = (guide, guide)
  }

  /// Prepares a navigation call, and returns a closure that makes the call.
  private func prepare(_ operation: Operation, animated: Bool) throws -> () -> Void {
    let (a, b, c, nav, tabs) = (a, b, c, nav, tabs)
    if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
    try stage.settle()
    stage.world.use { nav.viewControllers = operation == .push ? [a] : [a, c, b] }
    (c.transitioningDelegate, c.modalPresentationStyle) = (guide, .fullScreen)
    if operation == .present || operation == .dismiss {
      stage.world.use { nav.viewControllers = [a] }
    }
    try stage.settle()
    if operation == .dismiss {
      tabs.present(c, animated: false)
      try stage.settle()
    }
    log.clear()
    return switch operation {
    case .push: { nav.pushViewController(b, animated: animated) }
    case .pop: { nav.popViewController(animated: animated) }
    case .popTo: { nav.popToViewController(a, animated: animated) }
    case .popToRoot: { nav.popToRootViewController(animated: animated) }
    case .set: { nav.setViewControllers([c, a], animated: animated) }
    case .setEmpty: { nav.setViewControllers([], animated: animated) }
    case .present: { tabs.present(c, animated: animated) }
    case .dismiss: { tabs.dismiss(animated: animated) }
    case .select: { tabs.selectedIndex = 1 }
    case .setTabs:
      { tabs.setViewControllers([PlainViewController(title: "New")], animated: animated) }
    }
  }

  /// Performs `body` inside a transaction whose completion block logs `name`.
  private func transact(_ name: String = "done", _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log, tabs, nav] in
      let isRunning = tabs.transitionCoordinator != nil || nav.transitionCoordinator != nil
      log.note(isRunning ? "\(name) too early" : name)
    }
    body()
    CATransaction.commit()
  }

  @Test(
    .rule("N-91a"), arguments: Operation.allCases, [true, false])
  func `the completion block is called when the transaction's navigation call has ended`(
    operation: Operation, animated: Bool
  ) throws {
    for isInTurn in [true, false] {
      let operate = try prepare(operation, animated: animated)
      if isInTurn {
        stage.world.clock.async("tap") { transact("done", operate) }
        stage.runTurn()
      } else {
        stage.world.use { transact("done", operate) }
      }
      try stage.settle()
      expect(log.lines.last, equals: "done", "\(log.lines)")
      expect(log.lines.filter { $0.hasPrefix("done") }.count, equals: 1)
      if animated, operation != .setEmpty { expect(log.lines.first, equals: "animates") }
      if operation == .select || operation == .setTabs { break }
    }
  }

  @Test(.rule("N-91a"))
  func `a transaction's completion block can pop controllers that the transaction has set`() throws
  {
    let (a, b, c, nav) = (a, b, c, nav)
    stage.world.use { nav.viewControllers = [a] }
    try stage.settle()
    for animated in [true, false] {
      for isWaiting in [true, false] {
        stage.world.use { nav.viewControllers = [Screen("D", log)] }
        try stage.settle()
        stage.world.use {
          if isWaiting { nav.pushViewController(Screen("E", log), animated: true) }
          CATransaction.begin()
          CATransaction.setCompletionBlock { nav.popToViewController(b, animated: true) }
          nav.setViewControllers([a, b, c], animated: animated)
          CATransaction.commit()
        }
        try stage.settle()
        expect(nav.viewControllers, equals: [a, b])
      }
    }
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("N-91a", "R-9"))
  func `the completion blocks of nested transactions are called from the inside out`() throws {
    let (a, b, nav) = (a, b, nav)
    stage.world.use { nav.viewControllers = [a] }
    try stage.settle()
    log.clear()
    stage.world.use {
      transact("outer") {
        transact("inner") { nav.pushViewController(b, animated: true) }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log.note("empty") }
        CATransaction.commit()
      }
    }
    try stage.settle()
    expect(log.lines, equals: ["empty", "animates", "B appeared", "inner", "outer"])
  }

  @Test(.rule("N-91a"))
  func `a transaction completes when all its pushes, presentations and animations have ended`()
    throws
  {
    let (a, b, c, nav, tabs) = (a, b, c, nav, tabs)
    stage.world.use { nav.viewControllers = [a] }
    try stage.settle()
    log.clear()
    stage.world.use {
      transact {
        nav.pushViewController(b, animated: true)
        nav.pushViewController(c, animated: false)
        tabs.present(Screen("Modal", log), animated: true) { [log] in log.note("presented")
        }
        UIView.animate(withDuration: 2) {
          nav.view.alpha = 0.5
        } completion: { [log] _ in
          log.note("faded")
        }
      }
    }
    try stage.settle()
    expect(log.lines.suffix(2), equals: ["faded", "done"])
    expect(Set(log.lines).isSuperset(of: ["B appeared", "C appeared", "presented"]))
  }

  @Test(.rule("R-9")) func `a transaction waits for a property animator, until it ends or stops`()
    throws
  {
    let view = UIView()
    nav.view.addSubview(view)
    try stage.settle()
    log.clear()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { [log] _ in log.note("animator ends") }
    stage.world.use { transact { animator.startAnimation() } }
    stage.advance(by: .seconds(1))
    expect(log.lines, equals: [])
    try stage.settle()
    expect(log.lines, equals: ["animator ends", "done"])
    stage.world.use {
      transact("stopped") {
        animator.addAnimations { view.alpha = 1 }
        animator.startAnimation()
      }
    }
    stage.advance(by: .seconds(1))
    animator.stopAnimation(true)
    try stage.settle()
    expect(log.lines, equals: ["animator ends", "done", "stopped"])
  }

  @Test(.rule("N-91a"))
  func `a transaction does not wait for a navigation call that is refused or changes nothing`()
    throws
  {
    let (a, nav) = (a, nav)
    stage.world.use { nav.viewControllers = [a] }
    try stage.settle()
    log.clear()
    stage.world.use {
      transact {
        nav.popViewController(animated: true)
        nav.viewControllers = [a]
        a.dismiss(animated: true)
        PlainViewController(title: "Lost").present(Screen("Lost", log), animated: true)
      }
    }
    stage.runTurn()
    expect(log.lines, equals: ["done"])
  }

  @Test(.rule("N-91a", "N-34"))
  func `a transaction does not wait for a push in an offscreen stack`() throws {
    let hidden = UINavigationController(rootViewController: a)
    stage.world.use {
      tabs.delegate = nil
      tabs.viewControllers = [nav, hidden]
      transact { hidden.pushViewController(b, animated: true) }
    }
    stage.runTurn()
    expect(log.lines, equals: ["done"])
  }

  @Test(.rule("R-9a"))
  func `a completion block outside of a transaction belongs to the turn`() throws {
    let (a, nav) = (a, nav)
    stage.world.use { nav.viewControllers = [a] }
    try stage.settle()
    log.clear()
    func set(_ name: String) {
      CATransaction.setCompletionBlock { [log] in log.note(name) }
    }
    set("empty")
    expect(log.lines.isEmpty)
    stage.runTurn()
    expect(log.lines, equals: ["empty"])
    set("faded")
    UIView.animate(withDuration: 1) { a.view.alpha = 0.5 }
    stage.advance(by: .milliseconds(900))
    expect(log.lines, equals: ["empty"])
    stage.advance(by: .milliseconds(200))
    expect(log.lines, equals: ["empty", "faded"])
    CATransaction.commit()
    stage.world.clock.async("tap") {
      CATransaction.setCompletionBlock {
        log.note("outer")
        set("inner")
      }
      nav.pushViewController(b, animated: true)
    }
    try stage.settle()
    expect(log.lines.suffix(4), equals: ["animates", "B appeared", "outer", "inner"])
    try stage.close()
  }

  @Test(.rule("N-91a"))
  func `a push ends as usual in a transaction without a completion block`() throws {
    stage.world.use {
      CATransaction.begin()
      nav.pushViewController(a, animated: true)
      CATransaction.commit()
    }
    try stage.settle()
    expect(nav.topViewController === a)
  }
}
