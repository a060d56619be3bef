/// The hierarchy of a running world, in one place: the shell tells it what happens and reads it
/// fact by fact.
///
/// Reading through the value itself would copy it each time.
package final class Ledger {
  /// In a box, since a hierarchy calls nobody.
  private let facts: Box<Hierarchy>

  /// Keeps `hierarchy` from now on.
  package init(_ hierarchy: Hierarchy) {
    facts = Box(hierarchy)
  }

  /// Everything as it is now.
  package var hierarchy: Hierarchy { facts.place.pointee }

  // MARK: Telling

  package func handle(_ event: Hierarchy.Event) -> Hierarchy.Step {
    facts.place.pointee.handle(event)
  }

  package func setListOpen(_ isOpen: Bool, for machine: Hierarchy.MachineID) {
    facts.place.pointee.setListOpen(isOpen, for: machine)
  }

  package func apply(_ fact: Hierarchy.Fact) { facts.place.pointee.apply(fact) }

  package func join(_ kept: KeptAppearance?) -> ControllerID { facts.place.pointee.join(kept) }

  @discardableResult package func leave(_ id: ControllerID) -> KeptAppearance? {
    facts.place.pointee.leave(id)
  }

  package func admitAnimator() -> AnimatorID {
    facts.place.pointee.animators.insert(AnimatorNode())
  }

  package func dismissAnimator(_ id: AnimatorID) { facts.place.pointee.animators.remove(id) }

  package func makeStack(
    of owner: ControllerID, with content: [ControllerID], entering: [ControllerID]
  ) -> StackID {
    facts.place.pointee.makeStack(of: owner, with: content, entering: entering)
  }

  package func plan(
    _ operation: StackOperation<ControllerID>, on id: StackID
  ) -> Stack.Reach {
    facts.place.pointee.plan(operation, on: id)
  }

  package func beginStack(_ request: Request, on id: StackID) -> TransitionID {
    facts.place.pointee.beginStack(request, on: id)
  }

  package func takeFirstWaiting(_ id: StackID) -> Request? {
    facts.place.pointee.takeFirstWaiting(id)
  }
  package func makeTabs(
    of owner: ControllerID, _ tabs: [ControllerID], selected: ControllerID?
  ) -> TabID {
    facts.place.pointee.makeTabs(of: owner, tabs, selected: selected)
  }

  package func plan(_ operation: TabOperation, on id: TabID) -> TabSelection.Reach {
    facts.place.pointee.plan(operation, on: id)
  }

  package func beginTabs(_ request: Request, on id: TabID) -> TransitionID {
    facts.place.pointee.beginTabs(request, on: id)
  }

  package func takeFirstWaiting(_ id: TabID) -> Request? {
    facts.place.pointee.takeFirstWaiting(id)
  }

  package func takeMoves(_ id: TabID) -> (entering: [ControllerID], leaving: [ControllerID]) {
    facts.place.pointee.takeMoves(id)
  }

  package func takeMoves(_ id: StackID) -> (entering: [ControllerID], leaving: [ControllerID]) {
    facts.place.pointee.takeMoves(id)
  }

  package func takeMove(of controller: ControllerID, in id: StackID) -> Bool {
    facts.place.pointee.takeMove(of: controller, in: id)
  }

  package func beginPresent(_ request: Request) -> LinkID? {
    facts.place.pointee.beginPresent(request)
  }

  package func beginDismiss(_ request: Request) -> TransitionID? {
    facts.place.pointee.beginDismiss(request)
  }

  package func enqueue(_ request: Request, behind blocker: Blocker) {
    facts.place.pointee.enqueue(request, behind: blocker)
  }

  package func end(_ id: TransitionID) -> [Request] { facts.place.pointee.end(id) }

  // MARK: Reading

  package var isDelivering: Bool { facts.place.pointee.isDelivering }

  package var interactionLocks: Int { facts.place.pointee.interactionLocks }

  package func isPresentingOrPresented(_ id: ControllerID) -> Bool {
    facts.place.pointee.controllers[id]?.presentedLink != nil
      || facts.place.pointee.controllers[id]?.presentingLink != nil
  }

  package func presenter(of id: LinkID) -> ControllerID? {
    facts.place.pointee.links[id]?.presenter
  }

  package func presented(of id: LinkID) -> ControllerID? {
    facts.place.pointee.links[id]?.presented
  }

  package func receiver(of id: LinkID) -> ControllerID? { facts.place.pointee.links[id]?.receiver }

  package func state(of id: LinkID) -> PresentationLink.State? {
    facts.place.pointee.links[id]?.machine.state
  }

  package func coverage(of id: LinkID) -> Coverage? { facts.place.pointee.links[id]?.coverage }

  /// The transition that `id` moves in.
  package func transition(of id: LinkID) -> TransitionID? {
    facts.place.pointee.links[id]?.transition
  }

  package func transition(_ id: TransitionID) -> TransitionNode? {
    facts.place.pointee.transitions[id]
  }

  package var hasAnimators: Bool { facts.place.pointee.animators.count > 0 }

  package func animator(_ id: AnimatorID) -> PropertyAnimation.State? {
    facts.place.pointee.animators[id]?.machine.state
  }

  /// What `read` takes out of a stack, which is not copied.
  package func stack<Fact>(_ id: StackID, _ read: (StackNode) -> Fact) -> Fact? {
    facts.place.pointee.stacks.read(id, read)
  }

  /// The transition that runs in a stack; nil once it is over (T-46).
  package func running(in id: StackID) -> TransitionID? {
    facts.place.pointee.running(stack(id) { $0.transition } ?? nil)
  }

  package func tab(_ id: TabID) -> TabNode? { facts.place.pointee.tabs[id] }

  package func movement(of id: ControllerID) -> Movement? {
    facts.place.pointee.controllers[id]?.movement
  }

  package func isInStackTransition(_ id: ControllerID) -> Bool {
    facts.place.pointee.isInStackTransition(id)
  }

  package func isBeingPresented(_ id: ControllerID) -> Bool {
    facts.place.pointee.controllers[id]?.isBeingPresented ?? false
  }

  package func isBeingDismissed(_ id: ControllerID) -> Bool {
    facts.place.pointee.controllers[id]?.isBeingDismissed ?? false
  }

  package func appearance(of id: ControllerID) -> Appearance.State? {
    facts.place.pointee.controllers[id]?.appearance.state
  }

  package func isAppearanceAnimated(_ id: ControllerID) -> Bool {
    facts.place.pointee.controllers[id]?.isAppearanceAnimated ?? false
  }

  /// Whether a container is in the middle of an appearance transition that it sends by itself.
  package func isInManualTransition(_ id: ControllerID) -> Bool {
    guard let state = facts.place.pointee.controllers[id]?.manual.state else { return false }
    return state != .closed
  }

  /// Whether nothing presents `id`, and no transition that runs involves it.
  package func isLeftAlone(_ id: ControllerID) -> Bool {
    guard let node = facts.place.pointee.controllers[id] else { return false }
    return node.presentingLink == nil && node.movement == nil
      && node.transitions.allSatisfy { facts.place.pointee.running($0) == nil }
  }

  /// Whether no transition that runs involves `id`; a presentation that is at rest may.
  package func isAtRest(_ id: ControllerID) -> Bool {
    guard let node = facts.place.pointee.controllers[id] else { return false }
    return node.transitions.isEmpty && node.movement == nil
  }

  /// Whether `id` itself is presented, or about to be, or its dismissal has not ended.
  package func isPresented(_ id: ControllerID) -> Bool {
    facts.place.pointee.isPresented(id)
  }

  package func presenter(of id: ControllerID) -> ControllerID? {
    facts.place.pointee.presenter(of: id)
  }

  package func ownPresentedLink(of id: ControllerID) -> LinkID? {
    facts.place.pointee.controllers[id]?.presentedLink
  }

  package func parent(of id: ControllerID) -> ControllerID? {
    facts.place.pointee.controllers[id]?.parent
  }

  package func isRunning(_ id: TransitionID) -> Bool {
    facts.place.pointee.transitions.contains(id)
  }

  package func isCoordinatorOpen(_ id: TransitionID) -> Bool {
    facts.place.pointee.transitions[id]?.isCoordinatorOpen ?? false
  }

  package func isInteractive(_ id: TransitionID) -> Bool {
    facts.place.pointee.transitions[id]?.isInteractive ?? false
  }

  package func wasCancelled(_ id: TransitionID) -> Bool {
    facts.place.pointee.transitions[id]?.wasCancelled ?? false
  }

  package func state(of id: TransitionID) -> TransitionMachine.State? {
    facts.place.pointee.transitions[id]?.machine.state
  }

  package func canBeRedirected(_ id: TransitionID) -> Bool {
    facts.place.pointee.canBeRedirected(id)
  }

  /// Whether a hand can take hold of a transition now (T-35).
  package func canBePaused(_ id: TransitionID) -> Bool {
    facts.place.pointee.transitions[id]?.interaction.state.canBePaused ?? false
  }

  /// Whether an interaction has begun and the flight has not.
  package func isGrounded(_ id: TransitionID) -> Bool {
    if case .grounded = facts.place.pointee.transitions[id]?.interaction.state {
      true
    } else {
      false
    }
  }

  package func owner(of id: TransitionID) -> TransitionOwner? {
    facts.place.pointee.transitions[id]?.owner
  }

  package func request(of id: TransitionID) -> Request? {
    facts.place.pointee.transitions[id]?.request
  }

  /// The links that move in `id`, the top-most first.
  package func links(of id: TransitionID) -> [LinkID]? {
    facts.place.pointee.transitions[id]?.links
  }

  package func presentedLink(of id: ControllerID) -> LinkID? {
    facts.place.pointee.presentedLink(of: id)
  }

  package func presentingLink(of id: ControllerID) -> LinkID? {
    facts.place.pointee.presentingLink(of: id)
  }

  package func dismissalTarget(of id: ControllerID) -> LinkID? {
    facts.place.pointee.dismissalTarget(of: id)
  }

  package func allLinks(from layer: ControllerID) -> [LinkID] {
    facts.place.pointee.allLinks(from: layer)
  }

  package func transition(visibleFrom id: ControllerID) -> TransitionID? {
    facts.place.pointee.transition(visibleFrom: id)
  }

  package func coordinated(from id: ControllerID) -> TransitionID? {
    facts.place.pointee.coordinated(from: id)
  }

  /// Whether a link's presented controller still has to disappear.
  package func isPresentedVisible(_ id: LinkID) -> Bool {
    facts.place.pointee.isPresentedVisible(id)
  }

  package func check(_ id: LinkID, _ present: Hierarchy.PresentFacts) -> Admission.Check? {
    facts.place.pointee.check(id, present)
  }

  package func judge(
    _ entry: Admission.EntryFacts
  ) -> (row: Row<Admission.Effect>, entry: Admission.Entry) {
    facts.place.pointee.judge(entry)
  }
}
