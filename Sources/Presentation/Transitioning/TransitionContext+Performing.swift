import PresentationClock
import PresentationLifecycle

/// The methods with which a transition performs the effects of two state machines: one for the
/// transition, and one for the gesture that controls it.
extension TransitionContext {
  func send(_ event: TransitionMachine.Event) {
    if isDetached { return }
    var effects = home.effects(of: event, at: Address<TransitionMachine>(id))
    while let effect = effects.next(in: home) { perform(effect) }
  }

  func send(_ event: Interaction.Event) {
    if isDetached { return }
    var effects = home.effects(of: event, at: Address<Interaction>(id))
    while let effect = effects.next(in: home) { perform(effect) }
  }

  private func perform(_ effect: TransitionMachine.Effect) {
    switch effect {
    case .startRunner: startRunner(in: home)
    case .runAlongside:
      runAnimations()
      send(.alongsideRan)
    case .layOut:
      isInFirstLayout = true
      madeContainerView?.layoutIfNeeded()
      isInFirstLayout = false
      send(.laidOut)
    case .takeOff: send(Interaction.Event.takeOff)
    case .enableInteraction: home.hierarchy.apply(.locksInteraction(id, false))
    case .endOwner:
      guard case .ending(let outcome) = home.hierarchy.state(of: id) else { return }
      self.outcome = outcome
      settleMotions()
      ownerEnds(outcome)
    case .animationEnded: tellAnimationEnded()
    case .closeCoordinator: home.hierarchy.apply(.coordinatorClosed(id))
    case .deliverCompletions:
      runCompletions()
      send(.delivered)
    case .deliverUnseen:
      runUnseen()
      send(.delivered)
    case .settleOwner: ownerSettles()
    case .drain: drain(in: home)
    case .reportDoubleCompletion:
      home.report(Issues.completedTwice(actor.printed), at: actor.subject)
    }
  }

  private func perform(_ effect: Interaction.Effect) {
    switch effect {
    case .markInteractive: home.hierarchy.apply(.interactive(id, true))
    case .unmarkInteractive: home.hierarchy.apply(.interactive(id, false))
    case .markCancelled: home.hierarchy.apply(.cancelled(id, true))
    case .unmarkCancelled: home.hierarchy.apply(.cancelled(id, false))
    case .takePercent: takePercent()
    case .tellInteractionChange:
      fluidAnimator?.interactionDidChange(isCancelled: transitionWasCancelled)
      runInteractionChanges()
    case .runRest:
      runRest()
      send(.released)
    case .takeHold:
      takeHold()
      send(.held)
    }
  }

  private func startRunner(in world: World) {
    if animator != nil, isFluid { world.hierarchy.apply(.fluid(id)) }
    if let interactor {
      if !(interactor is SystemInteraction) {
        actor.record(.startInteractiveTransition, as: .animator)
      }
      interactor.startInteractiveTransition(self)
    } else if animator != nil {
      animate()
    } else {
      runSystemAnimation(in: world)
    }
    send(.started)
  }

  /// Runs the system's own animation.
  ///
  /// The views' model values, such as `frame`, are final at once. Only the visible values are
  /// animated.
  ///
  /// An animated transition ends after the system's duration. A transition without animation ends
  /// before this method returns. If ``SystemBehavior/plainSheetEndsNextTurn`` is true, the
  /// transition of a sheet without animation ends one run-loop turn later (P-21a).
  private func runSystemAnimation(in world: World) {
    placeViews()
    moveAsSystem()
    let endsLater = presentationStyle.isSheet && world.system.endsPlainSheetsLater
    if isAnimated || endsLater {
      endAsSystem(after: isAnimated ? systemDuration(in: world) : .zero, true)
    } else {
      completeTransition(true)
    }
  }

  private func tellAnimationEnded() {
    guard let animator else { return }
    let completed = outcome == .completed
    actor.record(.animationEnded(completed), as: .animator)
    animator.animationEnded(completed)
  }

  /// Ends the transition, and then begins or refuses the waiting requests in their order.
  ///
  /// If the transition belongs to a navigation or tab bar controller, that controller's waiting
  /// requests come first (P-57a, N-42). If a callback has changed a window, for example has set
  /// another root, the change comes before all waiting requests (P-115a).
  private func drain(in world: World) {
    let waiting = leave(world)
    if hasReaders { world.commits.keep(self, in: world) }
    end()
    world.reviews.look(in: world)
    if world.hasCallsLeft {
      world.afterCalls { [self] in resume(waiting, in: world) }
    } else {
      resume(waiting, in: world)
    }
  }

  private func resume(_ waiting: [Request], in world: World) {
    ownerResumes(in: world)
    WaitingRequests(world: world, requests: waiting).resume()
  }

  /// Removes the transition from the world's state machines.
  ///
  /// - Returns: The requests that waited for the end of the transition.
  func leave(_ world: World) -> [Request] {
    let waiting = world.hierarchy.end(id)
    world.transitions.take(id)
    ownerForgets()
    return waiting
  }
}
