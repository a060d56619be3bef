import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// When a test world ends, all of its objects are released.
@MainActor @Suite struct `A test world that ends` {
  /// Weak references to all objects that one run made.
  private struct Remains {
    private var references: [() -> AnyObject?] = []

    mutating func watch(_ object: AnyObject?) {
      guard let object else { return }
      references.append { [weak object] in object }
    }

    var count: Int { references.count }
    var alive: [AnyObject] { references.compactMap { $0() } }
  }

  private final class Animator: ViewControllerAnimatedTransitioning {
    var context: (any ViewControllerContextTransitioning)?

    func transitionDuration(
      using context: (any ViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      self.context = context
      context.containerView.alpha = 0
      View.animate(withDuration: 0.3) {
        context.containerView.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class Delegate: ViewControllerTransitioningDelegate {
    let animator = Animator()

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      animator
    }
  }

  /// Creates a test world, presents a controller, and lets a dismiss and a second present wait.
  ///
  /// Advances the clock by `step` times 100 milliseconds, and then ends the test world.
  private func run(until step: Int, _ remains: inout Remains) {
    let home = ViewController("Home"), menu = ViewController("Menu"), next = ViewController("Next")
    let child = ViewController("Child"), delegate = Delegate()
    home.addChild(child)
    home.view.addSubview(child.view)
    menu.transitioningDelegate = step.isMultiple(of: 2) ? delegate : nil
    menu.modalPresentationStyle = step.isMultiple(of: 3) ? .fullScreen : .pageSheet
    let stage = Stage(home)
    home.present(menu, animated: true) { _ = menu.view }
    home.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = home.view }
    menu.dismiss(animated: true) { _ = menu.view }
    menu.present(next, animated: false) { _ = next.view }
    for _ in 0..<step { stage.advance(by: .milliseconds(100)) }
    for controller in [home, menu, next, child] {
      remains.watch(controller)
      remains.watch(controller.viewIfLoaded)
      remains.watch(controller.presentationController)
    }
    remains.watch(menu.viewIfLoaded?.superview)
    remains.watch(home.transitionCoordinator)
    remains.watch(delegate.animator.context)
    remains.watch(stage.window)
    remains.watch(stage.world)
    stage.world.end()
  }

  @Test
  func `ending a test world at any time releases all of its objects`() {
    var remains = Remains()
    for round in 0..<1_000 { run(until: round % 14, &remains) }
    expect(remains.count > 10_000)
    expect(remains.alive.isEmpty)
  }

  @Test func `no callback is called after a test world has ended`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    var completions = 0
    home.present(menu, animated: true) { completions += 1 }
    stage.runTurn()
    stage.world.end()
    stage.advance(by: .seconds(10))
    home.dismiss(animated: true)
    expect(completions, equals: 0)
    expect(home.presentedViewController == nil)
    expect(home.view.window == nil)
  }

  @Test func `a test world can be ended twice, and inside a callback`() throws {
    final class Ender: ViewController {
      override func viewWillAppear(_ animated: Bool) { world?.end() }
    }
    let home = ViewController("Home"), stage = Stage(home)
    home.present(Ender("Ender"), animated: true)
    stage.runTurn()
    expect(stage.world.isEnded)
    stage.world.end()
    expect(stage.trace.lines.map(\.event).last, equals: "viewWillAppear(animated)")
  }

  @Test func `the clock of a released test world still fires its timers`() {
    var world: World? = World()
    let clock = world?.clock
    world = nil
    var hasFired = false
    clock?.schedule("timer", after: .zero) { hasFired = true }
    clock?.runUntilIdle()
    expect(hasFired)
  }
}
