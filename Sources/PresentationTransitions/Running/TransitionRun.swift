public import Foundation
public import Presentation

/// A run of a ``ControllerTransition``: two controllers, their views, and a restorer of temporary
/// changes.
@MainActor public final class TransitionRun {
  /// A part that a transition needs and has not found.
  public struct Missing: Error {
    /// The missing part, as a noun.
    public let what: String
    let controller: ViewController?

    @MainActor func report() {
      let advice =
        "Let both controllers adopt the transition's protocol, and answer what is on screen."
      controller?.report(.transitionMisses, rule: "H-50", advice: advice) { name in
        "The transition of \(name) needs \(what) and found none; it ended at once."
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
  /// The view of that controller, in front.
  public let view: View
  /// The view below; nil if it is not in the container, as a presenter's usually is not (P-68).
  public let below: View?
  /// Undoes changes of views when the run ends.
  public let restorer = ViewStateRestorer()
  /// The animators of the run.
  let group: AnimatorGroup
  /// All that end with it.
  private var groups: [AnimatorGroup]
  private let hand: TransitionDrag
  /// The window, and its root, when the run began.
  let window: Window?
  private let root: ViewController?
  private var observer: CommitObserver?
  /// Called when the run ends, before the transition is completed; it keeps itself alive.
  weak var companion: (any RunCompanion)?
  private var endings: [(Bool) -> Void] = []
  private var isOver = false
  /// The way in which other code has completed the transition; nil if the run has completed it.
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

  /// Ends the run in the commit in which its window is lost (T-14b).
  private func watchWindow() {
    guard let world = controller.world else { return }
    observer = world.clock.addCommitObserver("transition", order: 3) { [weak self] in
      guard let self, !isOnScreen else { return }
      controller.world?.use { end() }
    }
  }

  /// Whether the window is shown, with the root that it had when the run began.
  var hasWindow: Bool {
    guard let window else { return false }
    return window.isVisible && !window.isHidden && window.rootViewController === root
  }

  /// Whether the run happens in that window.
  var isOnScreen: Bool { hasWindow && container.window === window }

  /// The container view of the transition.
  public var container: View { context.containerView }

  /// Whether reduced motion is on.
  public var isMotionReduced: Bool { controller.world?.isReduceMotionEnabled == true }

  /// Calls `body` after the transition has ended, with whether it was completed.
  ///
  /// Several bodies are called in the order of the calls.
  public func onEnd(_ body: @escaping (Bool) -> Void) { endings.append(body) }

  /// Returns the frame of a view in the container; nil if they are not in one window.
  public func frame(of view: View) -> CGRect? {
    guard let window = view.window, window === container.window else { return nil }
    return view.convert(view.bounds, to: container)
  }

  /// Returns a controller of a type: the given one, or one that it contains.
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

  /// Dims the view below by an opacity, alongside an animator.
  ///
  /// Without effect if the view below is not in the container.
  public func dimBelow(to alpha: CGFloat, with animator: any ViewImplicitlyAnimating) {
    guard below != nil else { return }
    let dimming = View("dimming", frame: container.bounds)
    restorer.add(dimming, to: container, behind: view)
    dimming.alpha = direction == .coming ? 0 : alpha
    animator.addAnimations { [direction] in dimming.alpha = direction == .coming ? alpha : 0 }
  }

  /// Ends the run at once, at any instant, and completes the transition: finished, or canceled if a
  /// gesture has canceled it (T-10, T-11).
  ///
  /// Every view is left as after a normal end (T-14a): the animators finish at their end, or at
  /// their start if the transition was canceled. Copies are removed, and the restorer is restored.
  /// A second call does nothing.
  public func end() {
    guard !isOver else { return }
    let completed = !context.transitionWasCancelled
    close(completed)
    context.completeTransition(completed)
    callEndings(completed)
  }

  /// Ends what the run moves, because other code has completed its transition: before the callbacks
  /// of the end, as in ``end()``, so that the values that they set last (T-14a).
  func transitionWillEnd(completed: Bool) {
    guard !isOver else { return }
    foreignEnd = completed
    close(completed)
  }

  /// Ends the run after its transition was completed by other code.
  func conclude(_ completed: Bool) {
    transitionWillEnd(completed: completed)
    if let foreignEnd { callEndings(foreignEnd) }
  }

  /// Ends other animators together with the run.
  func own(_ animators: AnimatorGroup) { groups.append(animators) }

  /// Creates the animator for reduced motion: a fade, or an invisible change, in the same time.
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

  /// Gives an animator an invisible change, so that it takes its time.
  func pace(_ animator: ViewPropertyAnimator) {
    let pace = View("pace")
    restorer.add(pace, to: container, behind: view)
    animator.addAnimations { pace.alpha = 0 }
  }

  /// T-6, T-7.
  private func place() {
    guard let to = context.viewController(forKey: .to), let arrival = context.view(forKey: .to)
    else { return }
    arrival.frame = context.finalFrame(for: to)
    container.insertSubview(arrival, at: direction == .coming ? container.subviews.count : 0)
  }

  /// Animators finish before the restorer is restored: what they write is not to last.
  private func close(_ completed: Bool) {
    isOver = true
    observer?.cancel()
    if context.isInteractive { hand.drop() }
    companion?.runEnds(completed: completed)
    companion = nil
    for group in groups { group.end(at: completed ? .end : .start) }
    restorer.restore()
    // The container may have another size by now.
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
