public import Foundation

/// What one run of a ``ControllerTransition`` has to do with: two controllers, their views, and a
/// ledger of what shall not last.
@MainActor public final class TransitionRun {
  /// What a transition needs and has not found.
  public struct Missing: Error {
    /// What it is, as a noun.
    public let what: String
    let controller: ViewController?

    @MainActor func report() {
      let name = controller?.printed ?? "a controller"
      (controller?.world ?? .current).report(
        Issues.transitionMisses(what, of: name), at: controller?.subject ?? .world)
    }
  }

  /// Which way the controller goes.
  public let direction: ControllerTransition.Direction
  /// Seconds that it takes.
  public let duration: TimeInterval
  /// What the system knows of it.
  public let context: any ViewControllerContextTransitioning
  /// The controller that comes or goes.
  public let controller: ViewController
  /// The one that stays: below.
  public let other: ViewController
  /// The view that comes or goes, in front.
  public let view: View
  /// The view below it; nil if it stays where it is, as a presenter's mostly does (P-68).
  public let below: View?
  /// What comes back in the end.
  public let ledger = ViewLedger()
  /// The animators of the run.
  let group: AnimatorGroup
  /// Who is told when the run ends, before the transition is completed.
  var companion: (any RunCompanion)?
  private var endings: [(Bool) -> Void] = []
  private var isOver = false

  init(
    _ direction: ControllerTransition.Direction, _ duration: TimeInterval,
    _ context: any ViewControllerContextTransitioning, _ group: AnimatorGroup
  ) throws(Missing) {
    let isComing = direction == .coming
    guard let controller = context.viewController(forKey: isComing ? .to : .from),
      let other = context.viewController(forKey: isComing ? .from : .to),
      let view = context.view(forKey: isComing ? .to : .from)
    else {
      throw Missing(what: "a view", controller: context.viewController(forKey: .to))
    }
    (self.direction, self.duration, self.context) = (direction, duration, context)
    self.group = group
    (self.controller, self.other, self.view) = (controller, other, view)
    below = context.view(forKey: isComing ? .from : .to)
    place()
    ledger.keep(view)
    if let below { ledger.keep(below) }
  }

  /// The view that everything happens in.
  public var container: View { context.containerView }

  /// Whether the world wants less motion.
  public var isMotionReduced: Bool { controller.world?.isReduceMotionEnabled == true }

  /// Calls `body` after the transition has ended, with whether it was completed; in the order in
  /// which it was asked.
  public func onEnd(_ body: @escaping (Bool) -> Void) { endings.append(body) }

  /// Where a view is in the container, whatever it is scrolled or shaped by; nil if it is in
  /// another tree.
  public func frame(of view: View) -> CGRect? {
    view.place(in: container)
  }

  /// A controller of a kind: one of the two, or what it shows inside.
  public func screen<Screen>(_ controller: ViewController, as kind: Screen.Type) -> Screen? {
    var next = [controller]
    while !next.isEmpty {
      let controller = next.removeFirst()
      if let screen = controller as? Screen { return screen }
      let top = (controller as? NavigationController)?.topViewController
      next += top.map { [$0] } ?? controller.children
    }
    return nil
  }

  /// What to throw where something is not there.
  public func missing(_ what: String) -> Missing { Missing(what: what, controller: controller) }

  /// Darkens what is below the view that comes or goes, by an opacity.
  ///
  /// Only where that view is the run's, as in a stack.
  public func dimBelow(to alpha: CGFloat, with animator: any ViewImplicitlyAnimating) {
    guard below != nil else { return }
    let dimming = View("dimming", frame: container.bounds)
    ledger.add(dimming, to: container, behind: view)
    dimming.alpha = direction == .coming ? 0 : alpha
    animator.addAnimations { [direction] in dimming.alpha = direction == .coming ? alpha : 0 }
  }

  /// Undoes what shall not last and completes the transition, exactly once (T-10, T-11).
  public func end() {
    guard !isOver else { return }
    isOver = true
    let completed = !context.transitionWasCancelled
    restore(completed)
    context.completeTransition(completed)
    tellEnd(completed)
  }

  /// The transition has ended, also if somebody else has ended it.
  func conclude(_ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    restore(completed)
    tellEnd(completed)
  }

  /// What is left with reduced motion: a fade, or nothing that is seen, in the same time.
  func standStill() -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut)
    guard controller.world?.prefersCrossFadeTransitions == true else {
      pace(animator)
      return animator
    }
    let (view, isComing) = (view, direction == .coming)
    view.alpha = isComing ? 0 : 1
    animator.addAnimations { view.alpha = isComing ? 1 : 0 }
    return animator
  }

  /// Gives an animator something to do that nobody sees, so that it takes its time.
  func pace(_ animator: ViewPropertyAnimator) {
    let pace = View("pace")
    ledger.add(pace, to: container, behind: view)
    animator.addAnimations { pace.alpha = 0 }
  }

  /// T-6, T-7.
  private func place() {
    guard let to = context.viewController(forKey: .to), let arrival = context.view(forKey: .to)
    else { return }
    arrival.frame = context.finalFrame(for: to)
    container.insertSubview(arrival, at: direction == .coming ? container.subviews.count : 0)
  }

  /// The container may have another size by now.
  private func restore(_ completed: Bool) {
    companion?.runEnds(completed: completed)
    companion = nil
    ledger.restore()
    guard completed, let to = context.viewController(forKey: .to),
      let arrival = context.view(forKey: .to), arrival.superview === container
    else { return }
    arrival.frame = context.finalFrame(for: to)
  }

  private func tellEnd(_ completed: Bool) {
    let endings = endings
    self.endings = []
    for ending in endings { ending(completed) }
  }
}
