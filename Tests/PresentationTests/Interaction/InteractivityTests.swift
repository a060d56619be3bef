import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Interactive transitions")
@MainActor struct InteractivityTests {
  private let home = ViewController("Home")
  private let log = Log()
  private let menu: SpyController
  private let delegate = SceneDelegate()
  private let animator = SceneAnimator(0.3)
  private let hand = SceneInteractor()

  init() {
    menu = SpyController("Menu", log)
    (delegate.dismissing, delegate.dismissInteractor) = (animator, hand)
    menu.transitioningDelegate = delegate
  }

  /// Presents the menu, and requests its dismissal.
  ///
  /// The interaction controller controls the dismissal.
  private func dismissing() throws -> Stage {
    let stage = Stage(home)
    home.present(menu, animated: false)
    try stage.settle()
    log.clear()
    home.dismiss(animated: true)
    return stage
  }

  /// Begins the interactive dismissal, and returns its context and its coordinator.
  private func steering() throws -> (
    stage: Stage, context: any ViewControllerContextTransitioning,
    coordinator: any ViewControllerTransitionCoordinator
  ) {
    let stage = try dismissing()
    stage.runTurn()
    return (stage, try #require(hand.context), try #require(menu.transitionCoordinator))
  }

  @Test(.rule("P-78"))
  func `isInteractive of the context is true until finishInteractiveTransition`() throws {
    let (stage, context, _) = try steering()
    expect((context.isInteractive, context.transitionWasCancelled) == (true, false))
    context.updateInteractiveTransition(0.7)
    expect((context.isInteractive, context.transitionWasCancelled) == (true, false))
    context.finishInteractiveTransition()
    expect((context.isInteractive, context.transitionWasCancelled) == (false, false))
    stage.advance(by: .milliseconds(100))
    context.completeTransition(!context.transitionWasCancelled)
    expect(home.presentedViewController == nil)
    try stage.settle()
  }

  @Test(.rule("P-78", "T-11", "T-12"))
  func `transitionWasCancelled of the context is true after cancelInteractiveTransition`() throws {
    let (stage, context, _) = try steering()
    context.cancelInteractiveTransition()
    expect((context.isInteractive, context.transitionWasCancelled) == (false, true))
    stage.advance(by: .milliseconds(100))
    expect((context.isInteractive, context.transitionWasCancelled) == (false, true))
    context.completeTransition(!context.transitionWasCancelled)
    expect(home.presentedViewController === menu)
    try stage.settle()
  }

  @Test(.rule("T-12"))
  func `after cancelInteractiveTransition, appearance callbacks wait for completeTransition`()
    throws
  {
    let (stage, context, _) = try steering()
    stage.sceneForgets()
    log.clear()
    context.cancelInteractiveTransition()
    stage.advance(by: .seconds(3))
    expect(stage.trace.lines.isEmpty)
    expect(log.lines, equals: [])
    expect(menu.isBeingDismissed)
    expect(menu.transitionCoordinator != nil)
    context.completeTransition(false)
    expect(log.lines, equals: ["Menu viewWillAppear(true)", "Menu viewDidAppear(true)"])
  }

  @Test(.rule("T-13"))
  func `completeTransition with true finishes a transition even after cancelInteractiveTransition`()
    throws
  {
    let (stage, context, _) = try steering()
    context.cancelInteractiveTransition()
    context.completeTransition(true)
    expect(home.presentedViewController == nil)
    expect(log.lines.last, equals: "Menu viewDidDisappear(true)")
    try stage.settle()
    expect(animator.endings, equals: [true])
  }

  @Test(.rule("T-11"))
  func `completeTransition with false cancels a noninteractive transition`() throws {
    delegate.dismissInteractor = nil
    animator.ends = false
    let stage = try dismissing()
    stage.runTurn()
    animator.context?.completeTransition(false)
    expect(home.presentedViewController === menu)
    expect(
      log.lines,
      equals: [
        "Menu viewWillDisappear(true)", "Menu viewWillAppear(true)", "Menu viewDidAppear(true)",
      ])
    expect(animator.endings, equals: [false])
    try stage.settle()
  }

  // MARK: Before the transition

  @Test(.rule("P-79"), arguments: [true, false])
  func `calling finish or cancel inside startInteractiveTransition ends the interaction`(
    finishes: Bool
  ) throws {
    hand.whenStarting = {
      if finishes { $0.finishInteractiveTransition() } else { $0.cancelInteractiveTransition() }
    }
    let (stage, context, _) = try steering()
    expect(!context.isInteractive)
    expect(context.transitionWasCancelled, equals: !finishes)
    context.completeTransition(finishes)
    expect(home.presentedViewController == nil, equals: finishes)
    try stage.settle()
  }

  @Test(.rule("P-79", "T-22"))
  func `an update after finishInteractiveTransition is ignored`() throws {
    let (stage, context, coordinator) = try steering()
    context.updateInteractiveTransition(0.4)
    expect(coordinator.percentComplete, equals: 0.4)
    context.finishInteractiveTransition()
    context.updateInteractiveTransition(0.9)
    expect(coordinator.percentComplete, equals: 0.4)
    context.completeTransition(true)
    try stage.settle()
  }

  // MARK: The coordinator

  @Test(.rule("T-22", "P-36"))
  func `cancelInteractiveTransition does not change isAnimated or initiallyInteractive`() throws {
    let (stage, context, coordinator) = try steering()
    func facts() -> [Bool] {
      [
        coordinator.isAnimated, coordinator.initiallyInteractive, coordinator.isInteractive,
        coordinator.isCancelled,
      ]
    }
    expect(facts(), equals: [true, true, true, false])
    context.updateInteractiveTransition(0.25)
    context.cancelInteractiveTransition()
    expect(facts(), equals: [true, true, false, true])
    var atTheEnd: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { atTheEnd = [$0.isCancelled, $0.isInteractive] }
    context.completeTransition(false)
    expect(atTheEnd, equals: [true, false])
    expect(coordinator.percentComplete, equals: 0.25)
    try stage.settle()
  }

  @Test(.rule("T-22"))
  func `a transition without an interaction controller is never interactive`() throws {
    delegate.dismissInteractor = nil
    let stage = try dismissing()
    let coordinator = try #require(menu.transitionCoordinator)
    stage.runTurn()
    expect(!coordinator.initiallyInteractive)
    expect(!coordinator.isInteractive)
    expect(coordinator.transitionDuration, equals: 0.3)
    try stage.settle()
  }

  @Test(.rule("P-36", "T-21"), arguments: [true, false])
  func `the handler of notifyWhenInteractionChanges is called before the appearance callbacks`(
    finishes: Bool
  ) throws {
    let (stage, context, coordinator) = try steering()
    log.clear()
    coordinator.notifyWhenInteractionChanges { [log] in
      log.note("let go: interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    context.updateInteractiveTransition(0.5)
    expect(log.lines, equals: [])
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    expect(log.lines, equals: ["let go: interactive false, cancelled \(!finishes)"])
    context.completeTransition(finishes)
    expect(
      log.lines.dropFirst(),
      equals: (finishes
        ? ["Menu viewDidDisappear(true)"]
        : ["Menu viewWillAppear(true)", "Menu viewDidAppear(true)"])[...])
    try stage.settle()
  }

  @Test(.rule("T-21"))
  func `notifyWhenInteractionChanges does not call its handler in a noninteractive transition`()
    throws
  {
    delegate.dismissInteractor = nil
    let stage = try dismissing()
    menu.transitionCoordinator?.notifyWhenInteractionChanges { [log] _ in log.note("changed") }
    try stage.settle()
    expect(log.lines, equals: ["Menu viewWillDisappear(true)", "Menu viewDidDisappear(true)"])
  }

  @Test(.rule("P-35", "T-19", "T-20"), arguments: [true, false])
  func `a coordinator's completions are called once, right after the last appearance callback`(
    finishes: Bool
  ) throws {
    let (stage, context, coordinator) = try steering()
    var accepted: [Bool] = []
    for name in ["1", "2"] {
      accepted.append(
        coordinator.animate(alongsideTransition: { [log] _ in log.note("too late") }) { [log] in
          log.note("end \(name), cancelled \($0.isCancelled)")
        })
    }
    log.clear()
    if !finishes { context.cancelInteractiveTransition() }
    context.completeTransition(finishes)
    let callbacks =
      finishes
      ? ["Menu viewDidDisappear(true)"] : ["Menu viewWillAppear(true)", "Menu viewDidAppear(true)"]
    let ends = ["1", "2"].map { "end \($0), cancelled \(!finishes)" }
    expect(log.lines, equals: callbacks + ends)
    expect(accepted, equals: [false, false])
    expect(menu.transitionCoordinator == nil)
    try stage.settle()
    expect(log.lines.count, equals: callbacks.count + 2)
  }

  // MARK: The user's touches

  @Test(.rule("P-66")) func `during an interactive transition, the user's touches are not ignored`()
    throws
  {
    let stage = try dismissing()
    expect(!stage.world.isIgnoringInteractionEvents)
    stage.runTurn()
    expect(!stage.world.isIgnoringInteractionEvents)
    hand.context?.finishInteractiveTransition()
    hand.context?.completeTransition(true)
    expect(!stage.world.isIgnoringInteractionEvents)
  }

  @Test(.rule("P-66", "T-9"))
  func `during a noninteractive transition, touches are ignored until the end`() throws {
    delegate.dismissInteractor = nil
    let stage = Stage(home)
    var ignoring: [String] = []
    func note(_ moment: String) {
      if stage.world.isIgnoringInteractionEvents { ignoring.append(moment) }
    }
    menu.customTransition = CustomTransition(
      presentation: {
        let made = ScenePresentation(presentedViewController: $0, presenting: $1)
        made.whenPresentationEnds = { _ in note("present ends") }
        made.whenDismissalBegins = { note("dismiss begins") }
        made.whenDismissalEnds = { _ in note("dismiss ends") }
        return made
      }, animator: animator, dismissal: animator)
    menu.whenWillAppear = { note("menu will appear") }
    menu.whenDidAppear = { note("menu did appear") }
    note("before")
    home.present(menu, animated: true)
    note("present returned")
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    note("after")
    expect(ignoring, equals: ["present returned", "menu will appear", "dismiss begins"])
  }
}
