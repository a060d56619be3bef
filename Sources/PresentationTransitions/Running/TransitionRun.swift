public import Foundation
public import Presentation

/// One animated transition, called a run: its two controllers, their views, and its container view.
///
/// A ``ControllerTransition`` creates a new run for each presentation, dismissal, push and pop.
@MainActor public final class TransitionRun {
  /// The error of an animation that needs a view or controller, but does not find it.
  public struct Missing: Error {
    /// The missing view or controller, as a noun for the error message, such as "a button".
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

  /// The direction: `coming` for a presentation or push, `going` for a dismissal or pop.
  public let direction: ControllerTransition.Direction
  /// The duration of the transition in seconds.
  public let duration: TimeInterval
  /// The system's context of the transition.
  public let context: any ViewControllerContextTransitioning
  /// The controller that is presented, pushed, dismissed or popped.
  public let controller: ViewController
  /// The controller behind ``controller``: the presenter, or the next controller in the stack.
  public let other: ViewController
  /// The view of ``controller``, which is in front.
  public let view: View
  /// The view of ``other``; nil if this view is not in the container view.
  ///
  /// For example, a presenter's view that stays in the window is not in the container view (P-68).
  public let below: View?
  /// An object that changes views temporarily, and undoes the changes when the transition ends.
  public let restorer = ViewStateRestorer()
  /// The animators of the transition.
  let group: AnimatorGroup
  /// All animators that end together with the transition.
  private var groups: [AnimatorGroup]
  private let hand: TransitionDrag
  /// The window that contained the container view when the transition began.
  let window: Window?
  private let root: ViewController?
  private var observer: CommitObserver?
  /// The listener that is called when the transition changes or ends.
  ///
  /// The transition changes if another request interrupts it, or if a gesture starts or stops
  /// controlling it.
  weak var companion: (any RunCompanion)?
  private var endings: [(Bool) -> Void] = []
  private var isOver = false
  /// Whether the system or the app has completed (true) or canceled (false) the transition.
  ///
  /// The value is nil if the transition has not ended, or if ``end()`` has ended it.
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

  /// Ends the transition when the container view's window is hidden or gets another root view
  /// controller (T-14b).
  ///
  /// The check takes place at the end of each run loop turn. It also ends the transition if the
  /// container view has left the window.
  private func watchWindow() {
    guard let world = controller.world else { return }
    observer = world.clock.addCommitObserver("transition", order: 3) { [weak self] in
      if let self, !isOnScreen, controller.world != nil { end() }
    }
  }

  /// Whether the window is visible and has the same root view controller as when the transition
  /// began.
  var hasWindow: Bool {
    guard let window else { return false }
    return window.isVisible && !window.isHidden && window.rootViewController === root
  }

  /// Whether ``hasWindow`` is true and the container view is still in this window.
  var isOnScreen: Bool { hasWindow && container.window === window }

  /// The container view of the transition.
  public var container: View { context.containerView }

  /// Whether reduced motion is on.
  public var isMotionReduced: Bool { controller.world?.isReduceMotionEnabled == true }

  /// Adds a closure that is called after the transition has ended.
  ///
  /// The closures are called in the order in which they were added.
  ///
  /// - Parameter body: A closure whose argument is true if the transition was completed, and false
  ///   if it was canceled.
  public func onEnd(_ body: @escaping (Bool) -> Void) { endings.append(body) }

  /// Returns the frame of a view in the coordinates of the container view.
  ///
  /// Returns nil if the view and the container view are not in the same window.
  public func frame(of view: View) -> CGRect? {
    guard let window = view.window, window === container.window else { return nil }
    return view.convert(view.bounds, to: container)
  }

  /// Returns the first controller of a type: `controller` itself, or one of its descendants.
  ///
  /// Returns nil if there is no such controller. In a stack, only the top controller and its
  /// descendants are searched.
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

  /// Returns an error that says that a view or controller is missing.
  ///
  /// - Parameter what: The missing object, as a noun with an article, such as "a button".
  public func missing(_ what: String) -> Missing { Missing(what: what, controller: controller) }

  /// Fades a dimming view in or out over ``below``, the view of the controller behind.
  ///
  /// The method does nothing if ``below`` is nil.
  ///
  /// The dimming view fades in during a presentation or push, and fades out during a dismissal or
  /// pop.
  ///
  /// - Parameters:
  ///   - alpha: The greatest opacity of the dimming view.
  ///   - animator: The animator to which the fade is added.
  public func dimBelow(to alpha: CGFloat, with animator: any ViewImplicitlyAnimating) {
    guard below != nil else { return }
    let dimming = View("dimming", frame: container.bounds)
    restorer.add(dimming, to: container, behind: view)
    dimming.alpha = direction == .coming ? 0 : alpha
    animator.addAnimations { [direction] in dimming.alpha = direction == .coming ? alpha : 0 }
  }

  /// Ends the animations immediately, and completes the transition (T-10, T-11).
  ///
  /// The animators finish at their end position, or at their start position if a gesture has
  /// canceled the transition. Copies of views are removed, and temporary changes of views are
  /// undone (T-14a). A second call does nothing.
  public func end() {
    guard !isOver else { return }
    let completed = !context.transitionWasCancelled
    close(completed)
    context.completeTransition(completed)
    callEndings(completed)
  }

  /// Ends the animations because other code has ended the transition (T-14a).
  ///
  /// This method is called before the callbacks at the end of the transition, such as
  /// `viewDidAppear`. Changes that these callbacks make to the views are therefore not undone.
  func transitionWillEnd(completed: Bool) {
    guard !isOver else { return }
    foreignEnd = completed
    close(completed)
  }

  /// Calls the closures of ``onEnd(_:)`` if other code has ended the transition.
  func conclude(_ completed: Bool) {
    transitionWillEnd(completed: completed)
    if let foreignEnd { callEndings(foreignEnd) }
  }

  /// Adds animators that end together with the transition.
  func own(_ animators: AnimatorGroup) { groups.append(animators) }

  /// Creates the animator that replaces the animation when reduced motion is on.
  ///
  /// The animator fades the view if the user prefers cross-fades. If not, the animator changes
  /// nothing visible. In both cases it has the transition's duration.
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

  /// Adds an invisible animation to an animator.
  ///
  /// An animator without animations would end in the next turn instead of after its duration
  ///
  func pace(_ animator: ViewPropertyAnimator) {
    let pace = View("pace")
    restorer.add(pace, to: container, behind: view)
    animator.addAnimations { pace.alpha = 0 }
  }

  /// Adds the view of the controller that appears to the container view, at its final frame (T-6,
  /// T-7).
  private func place() {
    guard let to = context.viewController(forKey: .to), let arrival = context.view(forKey: .to)
    else { return }
    arrival.frame = context.finalFrame(for: to)
    container.insertSubview(arrival, at: direction == .coming ? container.subviews.count : 0)
  }

  /// Ends the animators, and then undoes the temporary changes of views.
  ///
  /// In the opposite order, the animators would overwrite the restored values.
  private func close(_ completed: Bool) {
    isOver = true
    observer?.cancel()
    if context.isInteractive { hand.drop() }
    companion?.runEnds(completed: completed)
    companion = nil
    for group in groups { group.end(at: completed ? .end : .start) }
    restorer.restore()
    // The size of the container view may have changed since the run began.
    guard completed, let to = context.viewController(forKey: .to),
      let arrival = context.view(forKey: .to), arrival.superview === container
    else { return }
    arrival.frame = context.finalFrame(for: to)
  }

  private func callEndings(_ completed: Bool) {
    let endings = exchange(&endings, with: [])
    for ending in endings { ending(completed) }
  }
}
