/// Read access to the state of controllers, presentations, transitions and animators.
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

  package func state(of id: LinkID) -> PresentationMachine.State? {
    links[id]?.machine.state
  }

  package func visibility(of id: LinkID) -> PresenterVisibility? { links[id]?.visibility }

  /// The transition of a presentation; nil if there is none.
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

  /// Whether a container view controller has begun an unfinished appearance transition of `id`.
  ///
  /// The container view controller begins the transition with
  /// `beginAppearanceTransition(_:animated:)`.
  package func isInManualTransition(_ id: ControllerID) -> Bool {
    guard let state = controllers[id]?.manual.state else { return false }
    return state != .closed
  }

  /// Whether a container view controller has begun an unfinished appearance transition of `id`, or
  /// of a parent at any level.
  package func isInsideManualTransition(_ id: ControllerID) -> Bool {
    var next: ControllerID? = id
    while let controller = next {
      if isInManualTransition(controller) { return true }
      next = controllers[controller]?.parent
    }
    return false
  }

  /// Whether a controller is not presented and takes part in no running transition.
  ///
  /// A dismissal that only has to call its last callbacks does not count, if the controller has got
  /// its own callbacks (P-115a).
  package func isLeftAlone(_ id: ControllerID) -> Bool {
    guard let node = controllers[id] else { return false }
    return node.presentingLink == nil && node.movement == nil
      && node.transitions.allSatisfy {
        running($0) == nil || node.appearance.state.lasts && hasRemovedControllers($0)
      }
  }

  /// Whether a controller takes part in no transition; the controller may be presented.
  package func isAtRest(_ id: ControllerID) -> Bool {
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

  package func ownPresentedLink(of id: ControllerID) -> LinkID? {
    controllers[id]?.presentedLink
  }

  package func ownPresentingLink(of id: ControllerID) -> LinkID? {
    controllers[id]?.presentingLink
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

  package func interactionState(of id: TransitionID) -> Interaction.State? {
    transitions[id]?.interaction.state
  }

  /// Whether a gesture can pause a transition now (T-35).
  package func canBePaused(_ id: TransitionID) -> Bool {
    transitions[id]?.interaction.state.canBePaused ?? false
  }

  /// Whether an interaction has begun, but cannot drive the animations of its transition yet.
  package func isGrounded(_ id: TransitionID) -> Bool {
    if case .grounded = transitions[id]?.interaction.state {
      true
    } else {
      false
    }
  }

  /// The ticket of the request that has begun a transition.
  package func ticket(of id: TransitionID) -> Int? { transitions.read(id) { $0.request.ticket } }

  /// Whether the user has begun a transition, for example by dragging a sheet down.
  package func isByUser(_ id: TransitionID) -> Bool {
    transitions.read(id) { $0.request.isByUser } ?? false
  }

  /// The lowest presentation that takes part in a transition, and the presentations above it, from
  /// the top down.
  package func links(of id: TransitionID) -> (lowest: LinkID, carried: [LinkID])? {
    guard let links = transitions.read(id, { $0.links }), let lowest = links.last else {
      return nil
    }
    return (lowest, links.filter { $0 != lowest })
  }

  /// Adds a property animator that has just become active.
  package mutating func admitAnimator() -> AnimatorID { animators.insert(AnimatorNode()) }

  /// Removes a property animator that has become inactive.
  package mutating func dismissAnimator(_ id: AnimatorID) { animators.remove(id) }
}
