public import Foundation
public import Presentation

/// One run of a ``ControllerTransition``, with the two controllers, their views, and a restorer for
/// temporary changes.
@MainActor public final class TransitionRun {
  /// An error for a part that a transition needs but cannot find.
  public struct Missing: Error {
    /// The missing part, as a noun.
    public let what: String
    let controller: ViewController?

    @MainActor func report() {
      let advice =
        "Make both controllers adopt the transition's protocol and return views that are on screen."
      controller?.report(.transitionMisses, rule: "H-50", advice: advice) { name in
        "The transition of \(name) needs \(what), but found none, so it ended at once."
      }
    }
  }

  /// The direction of the transition.
  public let direction: ControllerTransition.Direction
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The system's context of the transition.
  public let context: any ViewControllerContextTransitioning
  /// The controller that is presented, pushed, dismissed or popped.
  public let controller: ViewController
  /// The controller below, which stays in the hierarchy.
  public let other: ViewController
  /// The view of ``controller``, which is in front.
  public let view: View
  /// The view of ``other``; nil if it is not in the container.
  ///
  /// A presenter's view usually is not in the container (P-68).
  public let below: View?
  /// An object that undoes temporary changes of views when the run ends.
  public let restorer = ViewStateRestorer()
  /// The animators of the run.
  let group: AnimatorGroup
  /// All groups of animators that end with the run.
  private var groups: [AnimatorGroup]
  private let hand: TransitionDrag
  /// The window when the run began; `root` is its root view controller.
  let window: Window?
  private let root: ViewController?
  private var observer: CommitObserver?
  /// An object that is notified of events of the run, for example before its end.
  ///
  /// The run does not keep this object alive.
  weak var companion: (any RunCompanion)?
  private var endings: [(Bool) -> Void] = []
  private var isOver = false
  /// The outcome that other code has passed to the transition's end; nil if the run itself ends the
  /// transition.
  private var foreignEnd: Bool?

  init(
    of transition: ControllerTransition, _ direction: ControllerTransition.Direction,
    _ context: any ViewControllerContextTransitioning, _ group: AnimatorGroup
  ) throws(Missing) {
    let isComing = direction == .coming
    guard let controller = context.viewController(forKey: isComing ? .to : .from),
      let other = context.viewController(forKey: isComing ? .from : .to),
      let view = context.view(forKey: isComing ? .to : .from)
    else {
      let arriving = context.viewController(forKey: .to)
      throw Missing(what: "a view", controller: arriving ?? context.viewController(forKey: .from))
    }
    (self.direction, self.context) = (direction, context)
    (duration, hand) = (transition.duration, transition.drag)
    (self.group, groups) = (group, [group])
    (self.controller, self.other, self.view) = (controller, other, view)
    below = context.view(forKey: isComing ? .from : .to)
    window = context.containerView.window
    root = window?.rootViewController
    place()
    restorer.keep(view)
    if let below { restorer.keep(below) }
    watchWindow()
  }

  /// Ends the run in the first commit in which the container is not in a visible window (T-14b).
  private func watchWindow() {
    guard let world = controller.world else { return }
    observer = world.clock.addCommitObserver("transition", order: 3) { [weak self] in
      guard let self, !isOnScreen else { return }
      controller.world?.use { end() }
    }
  }

  /// Whether the window is visible, and has the same root as when the run began.
  var hasWindow: Bool {
    guard let window else { return false }
    return window.isVisible && !window.isHidden && window.rootViewController === root
  }

  /// Whether the container is in the same window as when the run began, and the window is visible.
  var isOnScreen: Bool { hasWindow && container.window === window }

  /// The container view of the transition.
  public var container: View { context.containerView }

  /// Whether reduced motion is on.
  public var isMotionReduced: Bool { controller.world?.isReduceMotionEnabled == true }

  /// Adds a closure that is called after the transition has ended; its argument tells whether the
  /// transition was completed.
  ///
  /// Closures are called in the order in which they were added.
  public func onEnd(_ body: @escaping (Bool) -> Void) { endings.append(body) }

  /// Returns the frame of a view in the coordinates of the container; nil if the view and the
  /// container are not in the same window.
  public func frame(of view: View) -> CGRect? {
    guard let window = view.window, window === container.window else { return nil }
    return view.convert(view.bounds, to: container)
  }

  /// Returns the first controller of the given type: `controller` itself, or a controller inside
  /// it.
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

  /// Returns the error for a missing part.
  public func missing(_ what: String) -> Missing { Missing(what: what, controller: controller) }

  /// Dims the view below, with an animator; `alpha` is the final opacity of the dimming view.
  ///
  /// Does nothing if the view below is not in the container.
  public func dimBelow(to alpha: CGFloat, with animator: any ViewImplicitlyAnimating) {
    guard below != nil else { return }
    let dimming = View("dimming", frame: container.bounds)
    restorer.add(dimming, to: container, behind: view)
    dimming.alpha = direction == .coming ? 0 : alpha
    animator.addAnimations { [direction] in dimming.alpha = direction == .coming ? alpha : 0 }
  }

  /// Ends the run immediately, and completes the transition (T-10, T-11).
  ///
  /// If a gesture has canceled the transition, the animators finish at their start. Otherwise, the
  /// animators finish at their end. Every view is left as after a normal end (T-14a). Copies are
  /// removed, and temporary changes are undone. A second call does nothing.
  public func end() {
    guard !isOver else { return }
    let completed = !context.transitionWasCancelled
    close(completed)
    context.completeTransition(completed)
    callEndings(completed)
  }

  /// Ends the animations of the run because other code has completed the transition (T-14a).
  ///
  /// Like ``end()``, this method runs before the final callbacks, so that these callbacks can set
  /// final values.
  func transitionWillEnd(completed: Bool) {
    guard !isOver else { return }
    foreignEnd = completed
    close(completed)
  }

  /// Ends the run after other code has completed its transition.
  func conclude(_ completed: Bool) {
    transitionWillEnd(completed: completed)
    if let foreignEnd { callEndings(foreignEnd) }
  }

  /// Lets another group of animators end together with the run.
  func own(_ animators: AnimatorGroup) { groups.append(animators) }

  /// Creates the animator for reduced motion, with the usual duration.
  ///
  /// The animator makes a fade, or a change that is not visible.
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

  /// Adds a change that is not visible, so that the animator lasts for its whole duration.
  func pace(_ animator: ViewPropertyAnimator) {
    let pace = View("pace")
    restorer.add(pace, to: container, behind: view)
    animator.addAnimations { pace.alpha = 0 }
  }

  /// Places the arriving view in the container (T-6, T-7).
  private func place() {
    guard let to = context.viewController(forKey: .to), let arrival = context.view(forKey: .to)
    else { return }
    arrival.frame = context.finalFrame(for: to)
    container.insertSubview(arrival, at: direction == .coming ? container.subviews.count : 0)
  }

  /// Ends the animators, and then undoes temporary changes.
  ///
  /// The order matters because the animators write temporary values.
  private func close(_ completed: Bool) {
    isOver = true
    observer?.cancel()
    if context.isInteractive { hand.drop() }
    companion?.runEnds(completed: completed)
    companion = nil
    for group in groups { group.end(at: completed ? .end : .start) }
    restorer.restore()
    // The size of the container may have changed since the run began.
    guard completed, let to = context.viewController(forKey: .to),
      let arrival = context.view(forKey: .to), arrival.superview === container
    else { return }
    arrival.frame = context.finalFrame(for: to)
  }

  private func callEndings(_ completed: Bool) {
    let endings = endings
    self.endings = []
    for ending in endings { ending(completed) }
  }
}
