import PresentationLifecycle

/// The choice of the animator and the interaction controller for a push, pop or
/// `setViewControllers` call.
extension NavigationController {
  func askAnimator() {
    guard let world, let stackID, let request = operation, let exchange = nextExchange
    else { return }
    let transition = StackTransition(
      world.hierarchy.beginStack(request, on: stackID), of: self, exchange, world: world)
    world.transitions.insert(transition, at: transition.id)
    if let interaction = world.calls[request.ticket]?.interactor {
      transition.interactor = interaction
    } else {
      choose(transition, exchange)
    }
    _ = transition.takesHand()
    send(.animatorChosen)
  }

  /// Asks the delegate for an animator and an interaction controller (T-1, T-2).
  ///
  /// The delegate is asked only if one controller disappears and another controller appears.
  private func choose(_ transition: StackTransition, _ exchange: StackExchange) {
    guard let delegate = calledDelegate, case .animator(let animator?) = askDelegate(exchange)
    else { return }
    transition.take(animator)
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    transition.interactor = answered(
      interactor, .stackInteractor, unless: interactor === Unimplemented.interactor)
  }

  /// The delegate's answer to a request for an animator.
  enum AnimatorAnswer {
    case notImplemented
    case animator((any ViewControllerAnimatedTransitioning)?)
  }

  func askDelegate(_ exchange: StackExchange) -> AnimatorAnswer {
    guard let delegate = calledDelegate, let world, let from = exchange.from, let to = exchange.to
    else {
      return .notImplemented
    }
    let animator = delegate.navigationController(
      self, animationControllerFor: exchange.direction == .push ? .push : .pop, from: from, to: to)
    if animator === Unimplemented.animator { return .notImplemented }
    let query = TraceEvent.Query.stackAnimator(
      exchange.direction, from: from.subject.name, to: to.subject.name)
    record(.query(query, answer: animator.map(world.recorder.answer)), as: .delegate)
    return .animator(animator)
  }
}
