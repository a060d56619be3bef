import Foundation
import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// A running transition, which is passed to its animator as the transition context.
///
/// The transition's coordinator reads its values from this object.
///
/// The subclasses implement the differences between presentations, stacks and tabs.
class TransitionContext: ViewControllerContextTransitioning, CoordinatedTransition, StatefulObject {
  let id: TransitionID
  let mode: AnimationMode
  private(set) var animator: (any ViewControllerAnimatedTransitioning)?
  /// The first result of `interruptibleAnimator(using:)`; nil before the method is called (T-45).
  final var interruptible: (any ViewImplicitlyAnimating)?
  /// The positions at which a gesture has paused the running transition; nil before a pause.
  final var grip: TransitionGrip?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  private(set) final var percentComplete: CGFloat = 0
  private final var newPercent: CGFloat = 0
  /// Whether a gesture controls the transition from its beginning (T-22).
  private(set) final var beganInteractive = false
  final var outcome: Outcome?
  /// The object that delays the completions of animation transactions until the transition has
  /// ended (N-91a).
  final var hold: TransactionHold?
  private final var madeCoordinator: TransitionCoordinator?
  private final var hasRunAnimations = false
  /// The timer for the end of the system's animation, and whether the transition is then completed.
  private final var systemEnd: (timer: RunLoopTimer, didComplete: Bool)?
  /// The timeline of the animations alongside the transition; nil if there are none.
  final var timeline: AnimationTimeline?
  /// Whether the closure that supplies the source view of a zoom has returned nil.
  ///
  /// If true, the view moves as in a transition without a zoom (N-86).
  final var lacksSource = false
  /// Whether the system ends the transition before the animator calls `completeTransition`.
  ///
  /// If true, a later `completeTransition` of the animator is ignored.
  final var endsBySystem = false
  /// Whether the `viewWill…` callbacks had been called when the transition was removed with its
  /// window.
  ///
  /// False if the transition was not removed with its window.
  final var hasBegun = false
  /// The world of the transition; nil when the animator's later calls have no effect.
  final var world: World? { isDetached ? nil : home }
  final let home: World
  private(set) final var isDetached = false

  /// Creates a transition.
  ///
  /// - Parameter call: The call that has begun the transition, if the transition takes over its
  ///   interaction controller and its hold; otherwise nil.
  init(_ id: TransitionID, _ mode: AnimationMode, of call: PendingCalls.Call? = nil, world: World) {
    (self.id, self.mode, home) = (id, mode, world)
    (interactor, hold) = (call?.interactor, call?.takeHold())
  }

  /// Adds the transition's state to a description of the ``World``.
  ///
  /// The state includes every value that the later behavior of the transition depends on.
  func describe(to state: inout StateWriter) {
    state.add("mode", mode)
    state.add("animator", any: animator)
    state.add("interruptible", any: interruptible)
    state.add("grip", any: grip)
    state.add("interactor", any: interactor)
    state.add("percent", Double(percentComplete))
    state.add("new percent", Double(newPercent))
    state.add("began interactive", beganInteractive)
    state.add("outcome", outcome)
    state.add("hold", any: hold)
    state.add("coordinator", madeCoordinator?.isUnused == false ? madeCoordinator : nil)
    state.add("has run animations", hasRunAnimations)
    state.add("end", systemEnd?.timer.isPending)
    state.add("timeline", timeline)
    state.add("lacks source", lacksSource)
    state.add("ends by system", endsBySystem)
    state.add("has begun", hasBegun)
  }

  final func take(_ animator: any ViewControllerAnimatedTransitioning) { self.animator = animator }

  /// Returns whether a gesture controls the transition from the beginning (T-22, T-34).
  ///
  /// Also connects a percent-driven interaction controller with this transition.
  final func takesHand() -> Bool {
    percentDriver?.join(self)
    guard interactor?.wantsInteractiveStart == true else { return false }
    beganInteractive = true
    send(Interaction.Event.begin)
    return true
  }

  /// Whether the app may read this context after the end of the transition.
  final var hasReaders: Bool { animator != nil || madeCoordinator != nil }

  /// The coordinator of the transition; created at the first access.
  final var coordinator: TransitionCoordinator {
    if let made = madeCoordinator { return made }
    let made = TransitionCoordinator(for: self, in: world, hasRunAnimations: hasRunAnimations)
    madeCoordinator = made
    return made
  }

  /// Whether the layout at the beginning of the transition is running.
  final var isInFirstLayout = false

  final func runAnimations() {
    if let madeCoordinator {
      if madeCoordinator.hasAnimations {
        animateAlongside { madeCoordinator.runAnimations() }
      } else {
        madeCoordinator.runAnimations()
      }
    }
    hasRunAnimations = true
    setOut()
  }

  final func runCompletions() { madeCoordinator?.runCompletions() }

  /// Calls the coordinator's blocks without animation, because the transition is not visible.
  final func runUnseen() {
    runAnimations()
    runCompletions()
  }

  func runInteractionChanges() { madeCoordinator?.runInteractionChanges() }

  /// Ends the transition and its animations.
  final func end() {
    let windows = timeline?.windows ?? []
    close()
    if endsBySystem { isDetached = true }
    for window in windows { window.finish(outcome != .cancelled) }
  }

  private func close() {
    systemEnd?.timer.cancel()
    madeCoordinator?.end()
    timeline?.end()
    percentDriver?.leave(self)
    (interactor as? SystemInteraction)?.leave()
    (animator, interactor, timeline) = (nil, nil, nil)
    (interruptible, grip) = (nil, nil)
    if !isDetached { hold?.release(in: home) }
  }

  /// Ends the transition without callbacks, because its ``World`` has ended.
  ///
  /// Later calls by the transition's animator have no effect.
  final func vanish() {
    close()
    isDetached = true
  }

  /// The duration in seconds; 0 if the transition is not animated (T-4).
  ///
  /// Without an animator, this is the duration of the system's animation.
  final var duration: TimeInterval {
    guard isAnimated, let world else { return 0 }
    let context = world.hierarchy.state(of: id) == .waiting ? nil : self
    return animator?.transitionDuration(using: context).asSeconds
      ?? systemDuration(in: world) / .seconds(1)
  }

  // MARK: For subclasses

  private func notOverridden(_ property: String) -> Never {
    fatalError(
      "\(Self.self) does not override `\(property)` of TransitionContext. Declare the property in "
        + "\(Self.self): each kind of transition has its own controllers.")
  }

  /// This transition, if it is modal; else nil.
  var modal: ModalTransition? { nil }
  /// The controller whose name represents this transition in traces and reports.
  var actor: ViewController { notOverridden("actor") }
  /// The controller that is presented, dismissed, pushed, popped or selected, and the kind of its
  /// transition.
  var subject: (controller: ViewController, way: TraceEvent.TransitionKind) {
    notOverridden("subject")
  }
  /// Whether the transition is a dismissal or a pop.
  final var isDismissal: Bool { subject.way.isAway }
  var containerView: View { View("container") }
  /// The container view; nil if it does not exist yet.
  var madeContainerView: View? { nil }
  var presentationStyle: ModalPresentationStyle { .none }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
  func view(forKey key: TransitionContextViewKey) -> View? { nil }
  func initialFrame(for viewController: ViewController) -> CGRect { .zero }
  func finalFrame(for viewController: ViewController) -> CGRect { .zero }
  /// Returns the duration of the system's animation.
  func systemDuration(in world: World) -> Duration { .zero }
  /// Tells the presentation, stack or tabs that the transition has ended.
  func ownerEnds(_ outcome: Outcome) {}
  /// Tells the presentation, stack or tabs that all callbacks at the end of the transition were
  /// called.
  func ownerSettles() {}
  /// Called when the transition has ended, so that its presentation, stack or tabs release it.
  func ownerForgets() {}
  /// Continues with the requests that waited for the presentation, stack or tabs.
  func ownerResumes(in world: World) {}
  /// Puts the views at the places that they have after the system's animation.
  func placeViews() {}
  /// Returns the movement of a view in the system's own transition; nil if no view moves.
  ///
  /// The movement does not change the view's model values.
  func systemMove() -> SystemMove? { nil }

  // MARK: Context

  final var targetTransform: CGAffineTransform { .identity }
  final var isAnimated: Bool { if case .animated = mode { true } else { false } }
  final var isInterruptible: Bool { interruptible != nil }
  final var isInteractive: Bool { world?.hierarchy.isInteractive(id) ?? false }
  final var interactionState: Interaction.State? { world?.hierarchy.interactionState(of: id) }
  final var transitionWasCancelled: Bool {
    outcome == .cancelled || world?.hierarchy.wasCancelled(id) == true
  }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else {
      world?.reportNotFinite("progress", of: "the transition of \(actor.name)")
      return
    }
    newPercent = min(1, max(0, percentComplete))
    if newPercent != self.percentComplete { send(.update) }
  }

  /// Sets the progress when the transition begins, because the finger may already have moved.
  final func begin(at percentComplete: CGFloat) {
    newPercent = percentComplete
    takePercent()
  }

  /// Applies the progress of the last update, while a gesture controls the transition.
  final func takePercent() {
    percentComplete = newPercent
    if let timeline {
      timeline.hold(at: (grip?.place(at: newPercent) ?? newPercent) * timeline.length)
    }
    percentDriver?.follow(percentComplete)
  }

  final func finishInteractiveTransition() { endInteraction(.finish) }

  final func cancelInteractiveTransition() { endInteraction(.cancel) }

  private func endInteraction(_ end: Interaction.Event) {
    guard let world else { return }
    if losesEarlyEnds(in: world), world.hierarchy.isGrounded(id) {
      return world.report(Issues.endedBeforeStart(actor.printed), at: actor.subject)
    }
    send(end)
  }

  /// Returns whether the system ignores the end of a gesture that ends before the transition moves
  /// (N-71).
  func losesEarlyEnds(in world: World) -> Bool { false }

  /// Schedules a call of `completeTransition(didComplete)`.
  ///
  /// - Parameter duration: The time until the end of the system's own animation.
  final func endAsSystem(after duration: Duration, _ didComplete: Bool) {
    if isDetached { return }
    let timer = home.clock.schedule(
      actor.membership?.work ?? "transition", after: duration
    ) { [self] in completeTransition(didComplete) }
    systemEnd = (timer, didComplete)
  }

  /// Ends the system's own animation in the next turn of the run loop, if it is running.
  final func endSystemAnimation() {
    guard let systemEnd, systemEnd.timer.isPending else { return }
    systemEnd.timer.cancel()
    endAsSystem(after: .zero, systemEnd.didComplete)
  }

  /// Pauses the system's own animation, so that a gesture controls it.
  ///
  /// - Returns: The current progress of the animation, from 0 to 1.
  final func takeOver(by interaction: SystemInteraction) -> CGFloat {
    systemEnd?.timer.cancel()
    interactor = interaction
    let place = timeline?.place ?? 0
    send(.pause)
    begin(at: duration > 0 ? place / duration : 0)
    return percentComplete
  }

  final func pauseInteractiveTransition() {
    guard let world, world.hierarchy.canBePaused(id), let interruptible = askInterruptible() else {
      return
    }
    guard percentDriver == nil || interruptible.state == .active else {
      return world.report(Issues.pausedAnotherAnimator(actor.printed), at: actor.subject)
    }
    world.use { send(.pause) }
  }

  final func completeTransition(_ didComplete: Bool) {
    guard let world else { return }
    actor.record(.completeTransition(didComplete), as: .transition)
    world.onCompletion?(actor, transitionWasCancelled, didComplete)
    guard world.hierarchy.isRunning(id) else {
      return world.report(Issues.completedTwice(actor.printed), at: actor.subject)
    }
    world.use { send(.complete(didComplete ? .completed : .cancelled)) }
  }
}
