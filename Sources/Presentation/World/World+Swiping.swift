import PresentationLifecycle

/// The user's ways back in a stack: the edge swipe (N-60 to N-71) and the button (N-37).
extension World {
  /// The finger comes in from the edge.
  package func swipeBack(_ stack: NavigationController) -> UserDismissal {
    if let reason = objection(toSwipeOn: stack) { return .ignored(reason) }
    let interaction = SystemInteraction(
      world: self, stalling: system.remembersEarlyEnds ? nil : stack)
    if let running = fluidPop(in: stack) {
      interaction.grab(running)
    } else if let id = stack.stackID {
      operate(.pop, on: stack, id, animated: true, steeredBy: interaction)
    }
    return .begun(interaction)
  }

  /// A finger holds no stack that has left its window.
  func liftFinger(_ id: StackID) {
    guard let running = transition(of: id).flatMap({ transitions[$0] }) else { return }
    (running.interactor as? SystemInteraction)?.end(finishes: false)
  }

  /// Whether a stack could be reached and has a back button; its delegate is not asked.
  package func mayGoBack(_ stack: NavigationController) -> Bool {
    objection(toReach: stack) == nil && objection(toBackButtonOf: stack) == nil
  }

  /// The user taps the back button; answers why nothing happens.
  package func tapBack(_ stack: NavigationController) -> String? {
    if let reason = objection(toReach: stack) ?? objection(toBackButtonOf: stack) { return reason }
    guard let top = stack.topViewController,
      use({ stack.navigationBar(stack.navigationBar, shouldPop: top.navigationItem) })
    else { return "the stack does not want to pop" }
    _ = use { stack.popViewController(animated: true) }
    return nil
  }

  /// A fluid pop that runs by itself: the finger takes hold of it (N-81).
  private func fluidPop(in stack: NavigationController) -> TransitionContext? {
    guard let id = stack.stackID.flatMap({ transition(of: $0) }), ledger.canBeRedirected(id),
      let running = transitions[id], running.isDismissal, running.animator == nil
    else { return nil }
    return running
  }

  private func objection(toSwipeOn stack: NavigationController) -> String? {
    if let reason = objection(toReach: stack) { return reason }
    if let reason = use({ stack.swipeGuards.map { $0() } ?? guardsOfSwipe(on: stack) }) {
      return reason
    }
    if fluidPop(in: stack) != nil { return nil }
    guard stack.count > 1 else {
      report(Issues.swipedAtRoot(stack.printed), at: stack.subject)
      return "there is nothing to go back to"
    }
    return objectionOfDelegate(of: stack)
  }

  /// What the system's own guards say against an edge swipe; nil lets it begin (N-60).
  package func guardsOfSwipe(on stack: NavigationController) -> String? {
    fluidPop(in: stack) == nil ? objection(toBackButtonOf: stack) : nil
  }

  /// Nothing reaches a stack that is covered, that has not shown its top, that has more to do, or
  /// that is in a transition that cannot be interrupted.
  private func objection(toReach stack: NavigationController) -> String? {
    guard let member = stack.membership?.id, let id = stack.stackID,
      stack.viewIfLoaded?.isOnScreen == true
    else { return "\(stack.name) is not on screen" }
    if let cover = stack.presentedViewController { return "\(cover.name) is presented over it" }
    let running = transition(of: id) ?? ledger.transition(visibleFrom: member)
    let isFree = running.map { ledger.canBeRedirected($0) && !ledger.isInteractive($0) } ?? true
    guard isFree, !isIgnoringInteractionEvents else { return "a transition runs" }
    guard transition(of: id) != nil || showsTop(id) else { return "its top is not shown yet" }
    if stack.hasOperationsWaiting { return "operations wait" }
    return nil
  }

  /// N-60.
  private func objection(toBackButtonOf stack: NavigationController) -> String? {
    if stack.count < 2 { return "there is nothing to go back to" }
    if stack.isNavigationBarHidden { return "the bar is hidden" }
    if stack.topViewController?.navigationItem.showsBackButton == false {
      return "\(stack.topViewController?.name ?? "") has no back button"
    }
    return nil
  }

  /// N-61.
  private func objectionOfDelegate(of stack: NavigationController) -> String? {
    let controllers = stack.viewControllers
    let exchange = StackExchange(
      from: controllers.last, to: controllers.dropLast().last, direction: .pop, isAnimated: true)
    guard case .animator(let animator) = use({ askAnimator(of: stack, exchange) }) else {
      return nil
    }
    return animator == nil && system.swipesBesideAnimators ? nil : "the delegate animates pops"
  }
}
