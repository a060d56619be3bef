/// The hierarchy of a running world, in one place: the shell tells it what happens and reads it
/// fact by fact.
///
/// Reading through the value itself would copy it each time.
package final class Ledger {
  private var facts: Hierarchy

  /// Keeps `hierarchy` from now on.
  package init(_ hierarchy: Hierarchy) {
    facts = hierarchy
  }

  /// Everything as it is now.
  package var hierarchy: Hierarchy { facts }

  // MARK: Telling

  package func handle(_ event: Hierarchy.Event) -> Hierarchy.Step { facts.handle(event) }

  package func setListOpen(_ isOpen: Bool, for machine: Hierarchy.MachineID) {
    facts.setListOpen(isOpen, for: machine)
  }

  package func apply(_ fact: Hierarchy.Fact) { facts.apply(fact) }

  package func join() -> ControllerID { facts.join() }

  package func leave(_ id: ControllerID) { facts.leave(id) }

  package func admitAnimator() -> AnimatorID { facts.animators.insert(AnimatorNode()) }

  package func dismissAnimator(_ id: AnimatorID) { facts.animators.remove(id) }

  package func makeStack(of owner: ControllerID) -> StackID { facts.makeStack(of: owner) }

  package func plan(_ operation: StackOperation, on id: StackID) -> Stack.Reach {
    facts.plan(operation, on: id)
  }

  package func beginStack(_ request: Request, on id: StackID) -> TransitionID {
    facts.beginStack(request, on: id)
  }

  package func takeWaiting(_ id: StackID) -> [Request] { facts.takeWaiting(id) }

  package func takeMoves(_ id: StackID) -> (entering: [ControllerID], leaving: [ControllerID]) {
    facts.takeMoves(id)
  }

  package func beginPresent(_ request: Request) -> LinkID? { facts.beginPresent(request) }

  package func beginDismiss(_ request: Request) -> TransitionID? { facts.beginDismiss(request) }

  package func enqueue(_ request: Request, behind blocker: Blocker) {
    facts.enqueue(request, behind: blocker)
  }

  package func end(_ id: TransitionID) -> [Request] { facts.end(id) }

  // MARK: Reading

  package var interactionLocks: Int { facts.interactionLocks }

  package func controller(_ id: ControllerID) -> ControllerNode? { facts.controllers[id] }

  package func link(_ id: LinkID) -> LinkNode? { facts.links[id] }

  package func transition(_ id: TransitionID) -> TransitionNode? { facts.transitions[id] }

  package func animator(_ id: AnimatorID) -> PropertyAnimation.State? {
    facts.animators[id]?.machine.state
  }

  package func stack(_ id: StackID) -> StackNode? { facts.stacks[id] }

  package func movement(of id: ControllerID) -> Movement? { facts.controllers[id]?.movement }

  package func isInStackTransition(_ id: ControllerID) -> Bool { facts.isInStackTransition(id) }

  package func isBeingPresented(_ id: ControllerID) -> Bool {
    facts.controllers[id]?.isBeingPresented ?? false
  }

  package func isBeingDismissed(_ id: ControllerID) -> Bool {
    facts.controllers[id]?.isBeingDismissed ?? false
  }

  package func appearance(of id: ControllerID) -> Appearance.State? {
    facts.controllers[id]?.appearance.state
  }

  package func isAppearanceAnimated(_ id: ControllerID) -> Bool {
    facts.controllers[id]?.isAppearanceAnimated ?? false
  }

  /// Whether a container is in the middle of an appearance transition that it sends by itself.
  package func isInManualTransition(_ id: ControllerID) -> Bool {
    guard let state = facts.controllers[id]?.manual.state else { return false }
    return state != .closed
  }

  /// Whether nothing presents `id`, and no transition that runs involves it.
  package func isLeftAlone(_ id: ControllerID) -> Bool {
    guard let node = facts.controllers[id] else { return false }
    return node.presentingLink == nil && node.transitions.isEmpty && node.movement == nil
  }

  package func ownPresentedLink(of id: ControllerID) -> LinkID? {
    facts.controllers[id]?.presentedLink
  }

  package func isRunning(_ id: TransitionID) -> Bool { facts.transitions.contains(id) }

  package func isCoordinatorOpen(_ id: TransitionID) -> Bool {
    facts.transitions[id]?.isCoordinatorOpen ?? false
  }

  package func isInteractive(_ id: TransitionID) -> Bool {
    facts.transitions[id]?.isInteractive ?? false
  }

  package func wasCancelled(_ id: TransitionID) -> Bool {
    facts.transitions[id]?.wasCancelled ?? false
  }

  package func state(of id: TransitionID) -> TransitionMachine.State? {
    facts.transitions[id]?.machine.state
  }

  package func owner(of id: TransitionID) -> TransitionOwner? { facts.transitions[id]?.owner }

  package func request(of id: TransitionID) -> Request? { facts.transitions[id]?.request }

  /// The links that move in `id`, the top-most first.
  package func links(of id: TransitionID) -> [LinkID]? { facts.transitions[id]?.links }

  package func presentedLink(of id: ControllerID) -> LinkID? { facts.presentedLink(of: id) }

  package func presentingLink(of id: ControllerID) -> LinkID? { facts.presentingLink(of: id) }

  package func dismissalTarget(of id: ControllerID) -> LinkID? { facts.dismissalTarget(of: id) }

  package func allLinks(from layer: ControllerID) -> [LinkID] { facts.allLinks(from: layer) }

  package func transition(visibleFrom id: ControllerID) -> TransitionID? {
    facts.transition(visibleFrom: id)
  }

  package func coordinated(from id: ControllerID) -> TransitionID? {
    facts.coordinated(from: id)
  }

  package func isPresentedVisible(_ id: LinkID) -> Bool { facts.isPresentedVisible(id) }

  package func check(_ id: LinkID, _ present: Hierarchy.PresentFacts) -> Admission.Check? {
    facts.check(id, present)
  }
}
