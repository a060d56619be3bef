/// What the objects of a world ask, fact by fact, without copying a node.
extension Hierarchy {
  package func parent(of id: ControllerID) -> ControllerID? { controllers[id]?.parent }

  package func isPresentingOrPresented(_ id: ControllerID) -> Bool {
    controllers[id]?.presentedLink != nil
      || controllers[id]?.presentingLink != nil
  }

  package func presenter(of id: LinkID) -> ControllerID? {
    links[id]?.presenter
  }

  package func presented(of id: LinkID) -> ControllerID? {
    links[id]?.presented
  }

  package func receiver(of id: LinkID) -> ControllerID? { links[id]?.receiver }

  package func state(of id: LinkID) -> PresentationLink.State? {
    links[id]?.machine.state
  }

  package func coverage(of id: LinkID) -> Coverage? { links[id]?.coverage }

  /// The transition that `id` moves in.
  package func transition(of id: LinkID) -> TransitionID? {
    links[id]?.transition
  }

  package func transition(_ id: TransitionID) -> TransitionNode? {
    transitions[id]
  }

  package var hasAnimators: Bool { animators.count > 0 }

  package func animator(_ id: AnimatorID) -> PropertyAnimation.State? {
    animators[id]?.machine.state
  }

  /// What `read` takes out of a stack, which is not copied.
  @inlinable package func stack<Fact>(_ id: StackID, _ read: (StackNode) -> Fact) -> Fact? {
    stacks.read(id, read)
  }

  /// The transition that runs in a stack; nil once it is over (T-46).
  package func running(in id: StackID) -> TransitionID? {
    running(stack(id) { $0.transition } ?? nil)
  }

  package func tab(_ id: TabID) -> TabNode? { tabs[id] }

  package func movement(of id: ControllerID) -> Movement? {
    controllers[id]?.movement
  }

  package func isBeingPresented(_ id: ControllerID) -> Bool {
    controllers[id]?.isBeingPresented ?? false
  }

  package func isBeingDismissed(_ id: ControllerID) -> Bool {
    controllers[id]?.isBeingDismissed ?? false
  }

  package func appearance(of id: ControllerID) -> Appearance.State? {
    controllers[id]?.appearance.state
  }

  package func isAppearanceAnimated(_ id: ControllerID) -> Bool {
    controllers[id]?.isAppearanceAnimated ?? false
  }

  /// Whether a container is in the middle of an appearance transition that it sends by itself.
  package func isInManualTransition(_ id: ControllerID) -> Bool {
    guard let state = controllers[id]?.manual.state else { return false }
    return state != .closed
  }

  /// Whether nothing presents `id`, and no transition that runs involves it.
  package func isLeftAlone(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return node.presentingLink == nil && node.movement == nil
      && node.transitions.allSatisfy { running($0) == nil }
  }

  /// Whether no transition that runs involves `id`; a presentation that is at rest may.
  package func isAtRest(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return node.transitions.isEmpty && node.movement == nil
  }

  package func ownPresentedLink(of id: ControllerID) -> LinkID? {
    controllers[id]?.presentedLink
  }

  package func isRunning(_ id: TransitionID) -> Bool {
    transitions.contains(id)
  }

  package func isCoordinatorOpen(_ id: TransitionID) -> Bool {
    transitions[id]?.isCoordinatorOpen ?? false
  }

  package func isInteractive(_ id: TransitionID) -> Bool {
    transitions[id]?.isInteractive ?? false
  }

  package func wasCancelled(_ id: TransitionID) -> Bool {
    transitions[id]?.wasCancelled ?? false
  }

  package func state(of id: TransitionID) -> TransitionMachine.State? {
    transitions[id]?.machine.state
  }

  /// Whether a hand can take hold of a transition now (T-35).
  package func canBePaused(_ id: TransitionID) -> Bool {
    transitions[id]?.interaction.state.canBePaused ?? false
  }

  /// Whether an interaction has begun and the flight has not.
  package func isGrounded(_ id: TransitionID) -> Bool {
    if case .grounded = transitions[id]?.interaction.state {
      true
    } else {
      false
    }
  }

  package func owner(of id: TransitionID) -> TransitionOwner? {
    transitions[id]?.owner
  }

  package func request(of id: TransitionID) -> Request? {
    transitions[id]?.request
  }

  /// The links that move in `id`, the top-most first.
  package func links(of id: TransitionID) -> [LinkID]? {
    transitions[id]?.links
  }

  /// A property animator is in use from now on.
  package mutating func admitAnimator() -> AnimatorID { animators.insert(AnimatorNode()) }

  /// A property animator is at rest again.
  package mutating func dismissAnimator(_ id: AnimatorID) { animators.remove(id) }
}
