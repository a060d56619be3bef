/// The hierarchy of a running world, in one place: the shell tells it what happens and reads it
/// fact by fact.
///
/// Reading through the value itself would copy it each time.
package final class Ledger {
  /// A pointer, for it says that no two accesses overlap (a hierarchy calls nobody), which would
  /// else be checked at each of them.
  private let facts: UnsafeMutablePointer<Hierarchy>

  /// Keeps `hierarchy` from now on.
  package init(_ hierarchy: Hierarchy) {
    facts = .allocate(capacity: 1)
    facts.initialize(to: hierarchy)
  }

  deinit {
    facts.deinitialize(count: 1)
    facts.deallocate()
  }

  /// Everything as it is now.
  package var hierarchy: Hierarchy { facts.pointee }

  // MARK: Telling

  package func handle(_ event: Hierarchy.Event) -> Hierarchy.Step { facts.pointee.handle(event) }

  package func setListOpen(_ isOpen: Bool, for machine: Hierarchy.MachineID) {
    facts.pointee.setListOpen(isOpen, for: machine)
  }

  package func apply(_ fact: Hierarchy.Fact) { facts.pointee.apply(fact) }

  package func join() -> ControllerID { facts.pointee.join() }

  package func leave(_ id: ControllerID) { facts.pointee.leave(id) }

  package func beginPresent(_ request: Request) -> LinkID? { facts.pointee.beginPresent(request) }

  package func beginDismiss(_ request: Request) -> TransitionID? { facts.pointee.beginDismiss(request) }

  package func enqueue(_ request: Request, behind id: TransitionID) {
    facts.pointee.enqueue(request, behind: id)
  }

  package func end(_ id: TransitionID) -> [Request] { facts.pointee.end(id) }

  // MARK: Reading

  package var interactionLocks: Int { facts.pointee.interactionLocks }

  package func controller(_ id: ControllerID) -> ControllerNode? { facts.pointee.controllers[id] }

  package func presenter(of id: LinkID) -> ControllerID? { facts.pointee.links[id]?.presenter }

  package func presented(of id: LinkID) -> ControllerID? { facts.pointee.links[id]?.presented }

  package func receiver(of id: LinkID) -> ControllerID? { facts.pointee.links[id]?.receiver }

  package func coverage(of id: LinkID) -> Coverage? { facts.pointee.links[id]?.coverage }

  /// The transition that `id` moves in.
  package func transition(of id: LinkID) -> TransitionID? { facts.pointee.links[id]?.transition }

  package func transition(_ id: TransitionID) -> TransitionNode? { facts.pointee.transitions[id] }

  package func isBeingPresented(_ id: ControllerID) -> Bool {
    facts.pointee.controllers[id]?.isBeingPresented ?? false
  }

  package func isBeingDismissed(_ id: ControllerID) -> Bool {
    facts.pointee.controllers[id]?.isBeingDismissed ?? false
  }

  package func appearance(of id: ControllerID) -> Appearance.State? {
    facts.pointee.controllers[id]?.appearance.state
  }

  package func isAppearanceAnimated(_ id: ControllerID) -> Bool {
    facts.pointee.controllers[id]?.isAppearanceAnimated ?? false
  }

  /// Whether a container is in the middle of an appearance transition that it sends by itself.
  package func isInManualTransition(_ id: ControllerID) -> Bool {
    guard let state = facts.pointee.controllers[id]?.manual.state else { return false }
    return state != .closed
  }

  /// Whether nothing presents `id`, and no transition that runs involves it.
  package func isLeftAlone(_ id: ControllerID) -> Bool {
    guard let node = facts.pointee.controllers[id] else { return false }
    return node.presentingLink == nil && node.transitions.isEmpty
  }

  package func ownPresentedLink(of id: ControllerID) -> LinkID? {
    facts.pointee.controllers[id]?.presentedLink
  }

  package func isRunning(_ id: TransitionID) -> Bool { facts.pointee.transitions.contains(id) }

  package func isCoordinatorOpen(_ id: TransitionID) -> Bool {
    facts.pointee.transitions[id]?.isCoordinatorOpen ?? false
  }

  package func isInteractive(_ id: TransitionID) -> Bool {
    facts.pointee.transitions[id]?.isInteractive ?? false
  }

  package func wasCancelled(_ id: TransitionID) -> Bool {
    facts.pointee.transitions[id]?.wasCancelled ?? false
  }

  package func state(of id: TransitionID) -> TransitionMachine.State? {
    facts.pointee.transitions[id]?.machine.state
  }

  package func owner(of id: TransitionID) -> LinkID? { facts.pointee.transitions[id]?.owner }

  package func request(of id: TransitionID) -> Request? { facts.pointee.transitions[id]?.request }

  /// The links that move in `id`, the top-most first.
  package func links(of id: TransitionID) -> [LinkID]? { facts.pointee.transitions[id]?.links }

  package func presentedLink(of id: ControllerID) -> LinkID? { facts.pointee.presentedLink(of: id) }

  package func presentingLink(of id: ControllerID) -> LinkID? { facts.pointee.presentingLink(of: id) }

  package func dismissalTarget(of id: ControllerID) -> LinkID? { facts.pointee.dismissalTarget(of: id) }

  package func allLinks(from layer: ControllerID) -> [LinkID] { facts.pointee.allLinks(from: layer) }

  package func transition(visibleFrom id: ControllerID) -> TransitionID? {
    facts.pointee.transition(visibleFrom: id)
  }

  package func isPresentedVisible(_ id: LinkID) -> Bool { facts.pointee.isPresentedVisible(id) }

  package func check(_ id: LinkID, _ present: Hierarchy.PresentFacts) -> Admission.Check? {
    facts.pointee.check(id, present)
  }
}
