public import Foundation
public import Presentation

/// One run of a ``ControllerTransition``, with its two controllers, their views, and a restorer for
/// temporary changes.
@MainActor public final class TransitionRun {
  /// A part that a transition needs and has not found.
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
  /// The controller below, which stays.
  public let other: ViewController
  /// The view of ``controller``, in front.
  public let view: View
  /// The view of ``other``; nil if it is not in the container.
  ///
  /// A presenter's view usually is not in the container (P-68).
  public let below: View?
  /// The object that undoes temporary changes of views when the run ends.
  public let restorer = ViewStateRestorer()
  /// The animators of the run.
  let group: AnimatorGroup
  /// All animators that end with the run.
  private var groups: [AnimatorGroup]
  private let hand: TransitionDrag
  /// The window when the run began; `root` is its root view controller.
  let window: Window?
  private let root: ViewController?
  private var observer: CommitObserver?
  /// The object that is called when the run ends, before the transition is completed.
  ///
  /// The run does not keep this object alive.
  weak var companion: (any RunCompanion)?
  private var endings: [(Bool) -> Void] = []
  private var isOver = false
  /// The outcome with which other code has completed the transition; nil if the run completes it.
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

  /// Ends the run in the commit in which its window disappears (T-14b).
  private func watchWindow() {
    guard let world = controller.world else { return }
    observer = world.clock.addCommitObserver("transition", order: 3) { [weak self] in
      guard let self, !isOnScreen else { return }
      controller.world?.use { end() }
    }
  }

  /// Whether the window is visible, and still has the root that it had when the run began.
  var hasWindow: Bool {
    guard let window else { return false }
    return window.isVisible && !window.isHidden && window.rootViewController === root
  }

  /// Whether the container is in the window in which the run began, and the window is visible.
  var isOnScreen: Bool { hasWindow && container.window === window }

  /// The container view of the transition.
  public var container: View { context.containerView }

  /// Whether reduced motion is on.
  public var isMotionReduced: Bool { controller.world?.isReduceMotionEnabled == true }

  /// Adds a closure that is called after the transition has ended, with whether it was completed.
  ///
  /// Closures are called in the order in which they were added.
  public func onEnd(_ body: @escaping (Bool) -> Void) { endings.append(body) }

  /// Returns the frame of a view in the container; nil if view and container are not in the same
  /// window.
  public func frame(of view: View) -> CGRect? {
    guard let window = view.window, window === container.window else { return nil }
    return view.convert(view.bounds, to: container)
  }

  /// Returns the first controller of the given type: `controller` itself or a controller inside it.
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

  /// Dims the view below with an animator, to the given opacity of the dimming view.
  ///
  /// Does nothing if the view below is not in the container.
  public func dimBelow(to alpha: CGFloat, with animator: any ViewImplicitlyAnimating) {
    guard below != nil else { return }
    let dimming = View("dimming", frame: container.bounds)
    restorer.add(dimming, to: container, behind: view)
    dimming.alpha = direction == .coming ? 0 : alpha
    animator.addAnimations { [direction] in dimming.alpha = direction == .coming ? alpha : 0 }
  }

  /// Ends the run at once and completes the transition (T-10, T-11).
  ///
  /// The transition finishes, unless a gesture has canceled it. Every view is left as after a
  /// normal end (T-14a). The animators finish at their end, or at their start if the transition was
  /// canceled. Copies are removed, and temporary changes are undone. A second call does nothing.
  public func end() {
    guard !isOver else { return }
    let completed = !context.transitionWasCancelled
    close(completed)
    context.completeTransition(completed)
    callEndings(completed)
  }

  /// Ends the animations of the run, because other code has completed its transition (T-14a).
  ///
  /// As in ``end()``, this happens before the final callbacks, so that these callbacks can set
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

  /// Ends other animators together with the run.
  func own(_ animators: AnimatorGroup) { groups.append(animators) }

  /// Creates the animator for reduced motion, with the usual duration: a fade, or an invisible
  /// change.
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

  /// Adds an invisible change to an animator, so that the animator lasts for its whole duration.
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

  /// Ends the animators first and then undoes temporary changes, because the animators write
  /// temporary values.
  private func close(_ completed: Bool) {
    isOver = true
    observer?.cancel()
    if context.isInteractive { hand.drop() }
    companion?.runEnds(completed: completed)
    companion = nil
    for group in groups { group.end(at: completed ? .end : .start) }
    restorer.restore()
    // The size of the container may have changed in the meantime.
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
