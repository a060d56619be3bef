/// Read access to the state of controllers, presentations, transitions and animators.
extension Hierarchy {
  @inlinable package func parent(of id: ControllerID) -> ControllerID? { controllers[id]?.parent }

  @inlinable package func isPresentingOrPresented(_ id: ControllerID) -> Bool {
    controllers[id]?.presentedLink != nil
      || controllers[id]?.presentingLink != nil
  }

  @inlinable package func presenter(of id: LinkID) -> ControllerID? {
    links[id]?.presenter
  }

  @inlinable package func presented(of id: LinkID) -> ControllerID? {
    links[id]?.presented
  }

  @inlinable package func state(of id: LinkID) -> PresentationMachine.State? {
    links[id]?.machine.state
  }

  @inlinable package func coverage(of id: LinkID) -> PresenterVisibility? { links[id]?.coverage }

  /// The transition of a presentation; nil if there is none.
  @inlinable package func transition(of id: LinkID) -> TransitionID? {
    links[id]?.transition
  }

  @inlinable package func transition(_ id: TransitionID) -> TransitionNode? {
    transitions[id]
  }

  @inlinable package var hasAnimators: Bool { animators.count > 0 }

  @inlinable package func animator(_ id: AnimatorID) -> PropertyAnimation.State? {
    animators[id]?.machine.state
  }

  /// Returns the result of `read` for a stack, without copying the stack; nil if the stack was
  /// removed.
  @inlinable package func stack<Fact>(_ id: StackID, _ read: (StackNode) -> Fact) -> Fact? {
    stacks.read(id, read)
  }

  /// The running transition of a stack; nil once the transition is over (T-46).
  @inlinable package func running(in id: StackID) -> TransitionID? {
    running(stack(id) { $0.transition } ?? nil)
  }

  @inlinable package func tab(_ id: TabID) -> TabNode? { tabs[id] }

  @inlinable package func movement(of id: ControllerID) -> Movement? {
    controllers[id]?.movement
  }

  @inlinable package func isBeingPresented(_ id: ControllerID) -> Bool {
    controllers[id]?.isBeingPresented ?? false
  }

  @inlinable package func isBeingDismissed(_ id: ControllerID) -> Bool {
    controllers[id]?.isBeingDismissed ?? false
  }

  @inlinable package func appearance(of id: ControllerID) -> Appearance.State? {
    controllers[id]?.appearance.state
  }

  @inlinable package func isAppearanceAnimated(_ id: ControllerID) -> Bool {
    controllers[id]?.isAppearanceAnimated ?? false
  }

  /// Whether a container view controller has begun an unfinished appearance transition of `id`.
  ///
  /// The container view controller begins the transition with
  /// `beginAppearanceTransition(_:animated:)`.
  @inlinable package func isInManualTransition(_ id: ControllerID) -> Bool {
    guard let state = controllers[id]?.manual.state else { return false }
    return state != .closed
  }

  /// Whether a controller is not presented and takes part in no running transition.
  @inlinable package func isLeftAlone(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return node.presentingLink == nil && node.movement == nil
      && node.transitions.allSatisfy { running($0) == nil }
  }

  /// Whether a controller takes part in no transition; the controller may be presented.
  @inlinable package func isAtRest(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return node.transitions.isEmpty && node.movement == nil
  }

  /// Whether the controller `id`, its stack or its tabs take part in a transition.
  package func isInTransition(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return !node.transitions.isEmpty || node.movement != nil
      || node.stack.flatMap { stacks[$0]?.transition } != nil
      || node.tab.flatMap { tabs[$0]?.transition } != nil
  }

  @inlinable package func ownPresentedLink(of id: ControllerID) -> LinkID? {
    controllers[id]?.presentedLink
  }

  @inlinable package func ownPresentingLink(of id: ControllerID) -> LinkID? {
    controllers[id]?.presentingLink
  }

  @inlinable package func isRunning(_ id: TransitionID) -> Bool {
    transitions.contains(id)
  }

  @inlinable package func isCoordinatorOpen(_ id: TransitionID) -> Bool {
    transitions[id]?.isCoordinatorOpen ?? false
  }

  @inlinable package func isInteractive(_ id: TransitionID) -> Bool {
    transitions[id]?.isInteractive ?? false
  }

  @inlinable package func wasCancelled(_ id: TransitionID) -> Bool {
    transitions[id]?.wasCancelled ?? false
  }

  @inlinable package func state(of id: TransitionID) -> TransitionMachine.State? {
    transitions[id]?.machine.state
  }

  /// Whether a gesture can pause a transition now (T-35).
  @inlinable package func canBePaused(_ id: TransitionID) -> Bool {
    transitions[id]?.interaction.state.canBePaused ?? false
  }

  /// Whether an interaction has begun, but cannot drive the animations of its transition yet.
  @inlinable package func isGrounded(_ id: TransitionID) -> Bool {
    if case .grounded = transitions[id]?.interaction.state {
      true
    } else {
      false
    }
  }

  @inlinable package func request(of id: TransitionID) -> Request? {
    transitions[id]?.request
  }

  /// The presentations that take part in a transition, from the top down.
  @inlinable package func links(of id: TransitionID) -> [LinkID]? {
    transitions[id]?.links
  }

  /// Adds a property animator that has just become active.
  package mutating func admitAnimator() -> AnimatorID { animators.insert(AnimatorNode()) }

  /// Removes a property animator that has become inactive.
  package mutating func dismissAnimator(_ id: AnimatorID) { animators.remove(id) }
}
