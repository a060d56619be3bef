import PresentationLifecycle

/// Who animates an operation on a stack, and who steers it.
extension World {
  func askAnimator(_ stack: NavigationController, _ id: StackID) {
    guard let request = stack.operation, let exchange = exchange(of: id) else { return }
    let transition = StackTransition(
      ledger.beginStack(request, on: id), of: stack, exchange, world: self)
    transitions.insert(transition, at: transition.id)
    if let interaction = calls[request.ticket]?.interactor {
      transition.interactor = interaction
    } else {
      choose(transition, of: stack, exchange)
    }
    _ = transition.takesHand()
    send(.stack(id, .animatorChosen))
  }

  /// T-1, T-2: only between two controllers.
  private func choose(
    _ transition: StackTransition, of stack: NavigationController, _ exchange: StackExchange
  ) {
    guard let delegate = stack.delegate,
      case .animator(let animator?) = askAnimator(of: stack, exchange)
    else { return }
    transition.take(animator)
    let interactor = delegate.navigationController(stack, interactionControllerFor: animator)
    transition.interactor = stack.answered(
      interactor, .stackInteractor, unless: interactor === Unimplemented.interactor)
  }

  /// What the delegate says when it is asked for an animator.
  enum AnimatorAnswer {
    case notImplemented
    case animator((any ViewControllerAnimatedTransitioning)?)
  }

  func askAnimator(of stack: NavigationController, _ exchange: StackExchange) -> AnimatorAnswer {
    guard let delegate = stack.delegate, let from = exchange.from, let to = exchange.to else {
      return .notImplemented
    }
    let animator = delegate.navigationController(
      stack, animationControllerFor: exchange.direction == .push ? .push : .pop, from: from,
      to: to)
    if animator === Unimplemented.animator { return .notImplemented }
    let query = TraceEvent.Query.stackAnimator(
      exchange.direction, from: from.subject.name, to: to.subject.name)
    stack.record(.query(query, answer: animator.map(answer)), as: .delegate)
    return .animator(animator)
  }
}
