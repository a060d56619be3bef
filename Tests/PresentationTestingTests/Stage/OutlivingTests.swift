import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

/// Objects that a test keeps longer than their stage or world.
///
/// Calls of their methods have no effect and do not crash.
@Suite("Objects that are kept longer than their stage or world") @MainActor
struct OutlivingTests {
  @Test func `a User object and a Drag object keep their stage alive`() throws {
    let editor = ViewController("Editor")
    var user: User?, drag: Drag?
    do {
      let home = ViewController("Home"), stage = Stage(home)
      home.present(editor, animated: false)
      try stage.settle()
      user = stage.user
      drag = stage.user.drag("Editor")
    }
    drag?.update(0.4)
    drag?.cancel()
    user?.escape()
    _ = user?.drag("Editor")
    expect(editor.presentingViewController != nil)
    editor.world?.end()
  }

  @Test func `a gesture on a closed stage is reported and has no effect`() throws {
    let home = ViewController("Home"), editor = ViewController("Editor"), stage = Stage(home)
    home.present(editor, animated: false)
    try stage.settle()
    let user = stage.user, drag = user.drag("Editor")
    drag.update(0.4)
    #expect(throws: StageResidue.self) { try stage.close() }
    drag.update(0.6)
    drag.release(velocity: 400)
    drag.cancel()
    user.drag("Editor").update(1)
    user.tapOutside("Editor")
    user.escape()
    user.tapTab("Editor")
    user.tapTab(at: 0)
    user.tapBack()
    _ = user.swipeBack("Nobody")
    expect(Set(stage.issues.map(\.code)), equals: [.ownerIsGone])
    expect(stage.issues.count, equals: 10)
    expect(
      stage.issues.first?.message,
      equals: "The user's drag(Editor) came after the stage was closed, and has no effect.")
  }

  @Test
  func `after its controller was deallocated, a presentation controller has no presentedView`() {
    let world = World(reporter: IssueReporter(raisePolicy: .record))
    world.use {
      var menu: ViewController? = ViewController("Menu")
      let presentation = menu?.presentationController
      expect(presentation?.presentedViewController === menu)
      menu = nil
      expect(presentation?.presentedViewController.name, equals: "Menu (released)")
      expect(presentation?.presentedView == nil)
      expect(presentation?.frameOfPresentedViewInContainerView, equals: .zero)
      expect(presentation?.presentedViewController === presentation?.presentedViewController)
      presentation?.preferredContentSizeDidChange(forChildContentContainer: ViewController())
    }
    expect(world.reporter.issues.map(\.code), equals: [.ownerIsGone])
    world.end()
  }

  @Test func `reading a controller's presentationController does not retain the controller`() {
    weak var menu: ViewController?
    do {
      let made = ViewController("Menu")
      _ = made.presentationController
      menu = made
    }
    expect(menu == nil)
  }

  @Test func `after a sheet transition was deallocated, the transition's drag can still be used`() {
    let pull = SheetTransition(detents: [.medium, .large]).pull
    pull.begin()
    pull.update(translation: 10)
    pull.release(velocity: 10)
    pull.takeBack()
  }

  @Test
  func `after a test world ends, calls on a transition context have no effect`() throws {
    final class Keeper: ViewControllerAnimatedTransitioning {
      var context: (any ViewControllerContextTransitioning)?

      func transitionDuration(
        using context: (any ViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }

      func animateTransition(using context: any ViewControllerContextTransitioning) {
        self.context = context
      }
    }
    let keeper = Keeper()
    var coordinator: (any ViewControllerTransitionCoordinator)?
    do {
      let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
      menu.customTransition = CustomTransition(animator: keeper)
      home.present(menu, animated: true)
      stage.runTurn()
      coordinator = home.transitionCoordinator
      #expect(throws: StageResidue.self) { try stage.close() }
    }
    let context = try #require(keeper.context)
    context.updateInteractiveTransition(0.5)
    context.finishInteractiveTransition()
    context.cancelInteractiveTransition()
    context.pauseInteractiveTransition()
    context.completeTransition(true)
    expect(!context.isInteractive)
    expect(coordinator?.isInteractive == false)
    expect(
      coordinator?.animate(alongsideTransition: { _ in }, completion: { _ in }) == false)
  }

  @Test func `after a test world ends, calls on an animator or a view do not crash`() {
    let card = View("Card", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator: ViewPropertyAnimator
    do {
      let home = ViewController("Home"), world = World()
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100), world: world)
      animator = world.use {
        window.rootViewController = home
        window.makeKeyAndVisible()
        home.view.addSubview(card)
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { card.center.x = 100 }
        animator.startAnimation()
        View.animate(withDuration: 1) { card.alpha = 0 }
        return animator
      }
      world.clock.advance(by: .milliseconds(500))
      world.end()
    }
    _ = card.presentationValues()
    card.center.x = 7
    animator.pauseAnimation()
    animator.fractionComplete = 0.3
    animator.stopAnimation(true)
    expect(card.presentationValues().center.x, equals: card.center.x)
  }

  @Test func `if a window closes during an animation, presentationValues can still be read`() {
    let card = View("Card", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    do {
      let home = ViewController("Home"), world = World()
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100), world: world)
      world.use {
        window.rootViewController = home
        window.makeKeyAndVisible()
        home.view.addSubview(card)
        View.animate(withDuration: 1) { card.center.x = 100 }
      }
      window.close()
    }
    _ = card.presentationValues()
  }

  @Test func `blocks that run after their test world was deallocated have no effect`() {
    let clock: RunLoopClock
    do {
      let world = World()
      clock = world.clock
      clock.async("late") { [weak world] in _ = world?.windows }
    }
    clock.runTurn()
  }

  @Test
  func `an issue reported after the end of an exploration does not fail the test`() throws {
    var worlds: [World] = []
    try explore(depth: 1) { scenario in
      worlds.append(scenario.stage(ViewController("Home")).world)
      scenario.may("nothing", times: 1) {}
    }
    for world in worlds {
      world.use { _ = world.reporter.onIssue?(Self.issue) }
    }
    expect(!worlds.isEmpty)
  }

  private static let issue: PresentationIssue = {
    let world = World(reporter: IssueReporter(raisePolicy: .record))
    world.reportNotModelled("This", advice: "That.")
    return world.reporter.issues[0]
  }()
}
