import Foundation
import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// A running transition on the side of the shell: the animator's context, and the facts of its
/// coordinator.
///
/// What is different for modal relations and for stacks is in the subclasses.
class TransitionContext: ViewControllerContextTransitioning, CoordinatedTransition, StatefulObject {
  let id: TransitionID
  let drive: AnimationMode
  private(set) var animator: (any ViewControllerAnimatedTransitioning)?
  /// The first answer of `interruptibleAnimator(using:)`; nil until it is asked (T-45).
  final var interruptible: (any ViewImplicitlyAnimating)?
  /// The position of the alongside animations when a hand took hold of a running transition.
  final var grip: TransitionGrip?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  private(set) final var percentComplete: CGFloat = 0
  private final var newPercent: CGFloat = 0
  /// Whether a hand steers it from its beginning (T-22).
  private(set) final var beganInteractive = false
  final var outcome: Outcome?
  /// The object that makes transactions wait for the end of the transition (N-91a).
  final var hold: TransactionHold?
  private final var madeCoordinator: TransitionCoordinator?
  private final var hasRunAnimations = false
  /// The timer for the end of the system's animation.
  private final var systemEnd: RunLoopTimer?
  /// The time of what moves beside the animator, once something does.
  final var timeline: AnimationTimeline?
  /// Whether a zoom was asked for its source and has none: it moves as others do (N-86).
  final var lacksSource = false
  /// Whether the system ends it before its animator does, whose own end then says nothing.
  final var endsBySystem = false
  /// Whether its beginning was delivered before it was torn down.
  final var hasBegun = false
  private(set) final var world: World?

  init(_ id: TransitionID, _ drive: AnimationMode, world: World) {
    (self.id, self.drive, self.world) = (id, drive, world)
  }

  /// The state that decides how the transition continues, for a description of a run's state.
  func describe(to state: any StateVisitor) {
    state.add("mode", drive)
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
    state.add("end", systemEnd?.isPending)
    state.add("timeline", timeline)
    state.add("lacks source", lacksSource)
    state.add("ends by system", endsBySystem)
    state.add("has begun", hasBegun)
  }

  final func take(_ animator: any ViewControllerAnimatedTransitioning) { self.animator = animator }

  /// Lets the interaction controller, if there is one, steer from the beginning (T-22, T-34).
  final func takesHand() -> Bool {
    percentDriver?.join(self)
    guard interactor?.wantsInteractiveStart == true else { return false }
    beganInteractive = true
    send(Interaction.Event.begin)
    return true
  }

  /// The coordinator of the transition; created at the first access.
  final var coordinator: TransitionCoordinator {
    if let made = madeCoordinator { return made }
    let made = TransitionCoordinator(for: self, in: world, hasRunAnimations: hasRunAnimations)
    madeCoordinator = made
    return made
  }

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

  /// Ends the animations of an invisible transition, and the transition.
  final func runUnseen() {
    runAnimations()
    runCompletions()
  }

  final func runInteractionChanges() { madeCoordinator?.runInteractionChanges() }

  /// The transition is over.
  final func end() {
    let windows = timeline?.windows ?? []
    close()
    if endsBySystem { world = nil }
    for window in windows { window.finish(outcome != .cancelled) }
  }

  private func close() {
    systemEnd?.cancel()
    madeCoordinator?.end()
    timeline?.end()
    percentDriver?.leave(self)
    (interactor as? SystemInteraction)?.leave()
    (animator, interactor, timeline) = (nil, nil, nil)
    (interruptible, grip) = (nil, nil)
    if let world { hold?.release(in: world) }
  }

  /// The transition was taken away with its window or its world: what comes late says nothing.
  final func vanish() {
    close()
    world = nil
  }

  /// Seconds: the animator's figure, the system's, or 0 when not animated (T-4).
  final var duration: TimeInterval {
    guard isAnimated, let world else { return 0 }
    let context = world.hierarchy.state(of: id) == .waiting ? nil : self
    return animator?.transitionDuration(using: context).asSeconds
      ?? systemDuration(in: world) / .seconds(1)
  }

  // MARK: What a subclass says

  /// The transition of a modal relation; nil for another.
  var modal: ModalTransition? { nil }
  /// The controller that traces and reports name.
  var actor: ViewController { fatalError("A transition has an actor.") }
  /// The controller that appears or disappears, and how.
  var subject: (controller: ViewController, way: TraceEvent.TransitionKind) {
    fatalError("A transition has a subject.")
  }
  /// Whether the subject goes.
  final var isDismissal: Bool { subject.way.isAway }
  var containerView: View { View("container") }
  /// The container, if the transition has come so far.
  var madeContainerView: View? { nil }
  var presentationStyle: ModalPresentationStyle { .none }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
  func view(forKey key: TransitionContextViewKey) -> View? { nil }
  func initialFrame(for viewController: ViewController) -> CGRect { .zero }
  func finalFrame(for viewController: ViewController) -> CGRect { .zero }
  /// Returns the duration of the system's animation.
  func systemDuration(in world: World) -> Duration { .zero }
  /// Reports the end of the transition to its owner.
  func ownerEnds(_ outcome: Outcome) {}
  /// Reports to the owner that all callbacks of the end have been delivered.
  func ownerSettles() {}
  /// The owner lets the transition go.
  func ownerForgets() {}
  /// Continues with the requests that waited for the owner.
  func ownerResumes(in world: World) {}
  /// Puts the views where the system's animation leaves them.
  func placeViews() {}
  /// Returns the view that the system moves, and its place outside; the model stays.
  func systemMove() -> SystemMove? { nil }

  // MARK: Context

  final var targetTransform: CGAffineTransform { .identity }
  final var isAnimated: Bool { if case .animated = drive { true } else { false } }
  final var isInteractive: Bool { world?.hierarchy.isInteractive(id) ?? false }
  final var transitionWasCancelled: Bool {
    outcome == .cancelled || world?.hierarchy.wasCancelled(id) == true
  }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    newPercent = min(1, max(0, percentComplete))
    if newPercent != self.percentComplete { send(.update) }
  }

  /// The system's finger was already on its way when the transition began.
  final func begin(at percentComplete: CGFloat) {
    newPercent = percentComplete
    takePercent()
  }

  /// The update came while an interaction steers.
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

  /// Returns whether the end of a gesture before the flight is lost (N-71).
  func losesEarlyEnds(in world: World) -> Bool { false }

  /// The system's own animation ends by itself.
  final func endAsSystem(after duration: Duration, _ didComplete: Bool) {
    guard let world else { return }
    systemEnd = world.clock.schedule(
      actor.membership?.work ?? "transition", after: duration
    ) { [self] in completeTransition(didComplete) }
  }

  /// The system's finger takes hold of the system's own animation; answers how far it has come.
  final func takeOver(by interaction: SystemInteraction) -> CGFloat {
    systemEnd?.cancel()
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
