import PresentationClock
import PresentationLifecycle

/// Performs the effects of a running transition.
extension World {
  func perform(_ effect: TransitionMachine.Effect, _ id: TransitionID) {
    switch effect {
    case .startRunner: startRunner(id)
    case .runAlongside: runAlongside(id)
    case .layOut: layOut(id)
    case .takeOff: send(.interaction(id, .takeOff))
    case .enableInteraction: ledger.apply(.locksInteraction(id, false))
    case .endOwner: endOwner(id)
    case .animationEnded: animationEnded(id)
    case .closeCoordinator: ledger.apply(.coordinatorClosed(id))
    case .deliverCompletions:
      transitions[id]?.runCompletions()
      send(.transition(id, .delivered))
    case .deliverUnseen:
      transitions[id]?.runUnseen()
      send(.transition(id, .delivered))
    case .settleOwner: settleOwner(id)
    case .drain: drain(id)
    case .reportDoubleCompletion: reportDoubleCompletion(id)
    }
  }

  private func startRunner(_ id: TransitionID) {
    if let transition = transitions[id] {
      if transition.animator != nil, transition.isFluid { ledger.apply(.fluid(id)) }
      if let interactor = transition.interactor {
        if !(interactor is SystemInteraction) {
          transition.actor.record(.startInteractiveTransition, as: .animator)
        }
        interactor.startInteractiveTransition(transition)
      } else if transition.animator != nil {
        transition.animate()
      } else {
        runSystemAnimation(transition)
      }
    }
    send(.transition(id, .started))
  }

  /// The system's own animation: the views are where they end at once, and the end comes after
  /// the system's duration; without animation at once, or one turn later for sheets (P-21a).
  private func runSystemAnimation(_ transition: TransitionContext) {
    transition.placeViews()
    transition.moveAsSystem()
    let endsLater = transition.presentationStyle.isSheet && system.endsPlainSheetsLater
    if transition.isAnimated || endsLater {
      let duration = transition.isAnimated ? transition.systemDuration(in: self) : .zero
      transition.endAsSystem(after: duration, true)
    } else {
      transition.completeTransition(true)
    }
  }

  private func runAlongside(_ id: TransitionID) {
    transitions[id]?.runAnimations()
    send(.transition(id, .alongsideRan))
  }

  private func layOut(_ id: TransitionID) {
    transitions[id]?.madeContainerView?.layoutIfNeeded()
    send(.transition(id, .laidOut))
  }

  private func endOwner(_ id: TransitionID) {
    guard let owner = ledger.owner(of: id), case .ending(let outcome) = ledger.state(of: id)
    else { return }
    transitions[id]?.outcome = outcome
    transitions[id]?.settleMotions()
    switch owner {
    case .links(let links): if let link = links.last { send(.link(link, .ended(outcome))) }
    case .stack(let stack): send(.stack(stack, .ended(outcome)))
    case .tab(let tab): send(.tab(tab, .ended(outcome)))
    }
  }

  private func animationEnded(_ id: TransitionID) {
    guard let transition = transitions[id], let animator = transition.animator else { return }
    let completed = transition.outcome == .completed
    transition.actor.record(.animationEnded(completed), as: .animator)
    animator.animationEnded(completed)
  }

  private func settleOwner(_ id: TransitionID) {
    switch ledger.owner(of: id) {
    case .links(let links): settle(links, after: id)
    case .stack(let stack): send(.stack(stack, .settled))
    case .tab(let tab): send(.tab(tab, .settled))
    case nil: break
    }
  }

  private func settle(_ links: [LinkID], after id: TransitionID) {
    guard let owner = links.last else { return }
    transitions[id]?.modal?.keepAnswers()
    let carried: PresentationLink.Event =
      transitions[id]?.outcome == .cancelled ? .putDown : .carriedAway
    for link in links.dropLast() { send(.link(link, carried)) }
    send(.link(owner, .settled))
  }

  /// What waited is judged now, in the order in which it was asked: first what waited for the owner
  /// itself (P-57a, N-42).
  private func drain(_ id: TransitionID) {
    let owner = ledger.owner(of: id)
    let waiting = ledger.end(id)
    let ended = transitions.take(id)
    ended?.end()
    requestReview()
    if ended?.modal != nil { for window in windows { window.changeSizeIfPending() } }
    switch owner {
    case .stack(let stack): resume(stack)
    case .tab(let tab): resume(tab)
    case .links, nil: break
    }
    resume(waiting)
  }

  private func reportDoubleCompletion(_ id: TransitionID) {
    guard let actor = transitions[id]?.actor else { return }
    report(Issues.completedTwice(actor.printed), at: actor.subject)
  }
}
