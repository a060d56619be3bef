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
    case .deliverCompletions: deliverCompletions(id)
    case .settleOwner: settleOwner(id)
    case .drain: drain(id)
    case .reportDoubleCompletion: reportDoubleCompletion(id)
    }
  }

  private func startRunner(_ id: TransitionID) {
    if let transition = transitions[id] {
      if let interactor = transition.interactor, transition.isInteractive {
        if !(interactor is SystemInteraction) {
          transition.presented.record(.startInteractiveTransition, as: .animator)
        }
        interactor.startInteractiveTransition(transition)
      } else if transition.animator != nil {
        transition.percentDriver?.begin(transition)
        transition.animate()
      } else {
        runSystemAnimation(transition)
      }
    }
    send(.transition(id, .started))
  }

  /// The system's own animation: the views are where they end at once, and the end comes after
  /// the system's duration; without animation at once, or one turn later for sheets (P-21a).
  private func runSystemAnimation(_ transition: ModalTransition) {
    transition.placeViews()
    transition.moveAsSystem()
    let endsLater = transition.presentationStyle.isSheet && system.endsPlainSheetsLater
    if transition.isAnimated || endsLater {
      let duration = transition.isAnimated ? system.modalTransitionDuration : .zero
      clock.schedule("\(transition.presented.name).transition", after: duration) {
        transition.completeTransition(true)
      }
    } else {
      transition.completeTransition(true)
    }
  }

  private func runAlongside(_ id: TransitionID) {
    transitions[id]?.runAnimations()
    send(.transition(id, .alongsideRan))
  }

  private func layOut(_ id: TransitionID) {
    transitions[id]?.presentation?.containerView?.layoutIfNeeded()
    send(.transition(id, .laidOut))
  }

  private func endOwner(_ id: TransitionID) {
    guard let owner = ledger.owner(of: id), case .ending(let outcome) = ledger.state(of: id)
    else { return }
    transitions[id]?.outcome = outcome
    transitions[id]?.settleMotions()
    send(.link(owner, .ended(outcome)))
  }

  private func animationEnded(_ id: TransitionID) {
    guard let transition = transitions[id], let animator = transition.animator else { return }
    let completed = transition.outcome == .completed
    transition.presented.record(.animationEnded(completed), as: .animator)
    animator.animationEnded(completed)
  }

  private func deliverCompletions(_ id: TransitionID) {
    transitions[id]?.runCompletions()
    send(.transition(id, .delivered))
  }

  private func settleOwner(_ id: TransitionID) {
    guard let links = ledger.links(of: id), let owner = links.last else { return }
    let carried: PresentationLink.Event =
      transitions[id]?.outcome == .cancelled ? .putDown : .carriedAway
    for link in links.dropLast() { send(.link(link, carried)) }
    send(.link(owner, .settled))
  }

  /// What waited is judged now, in the order in which it was asked (P-57a).
  private func drain(_ id: TransitionID) {
    let waiting = ledger.end(id)
    transitions.take(id)?.end()
    for request in waiting { send(.request(request, draining: true)) }
  }

  private func reportDoubleCompletion(_ id: TransitionID) {
    guard let presented = transitions[id]?.presented else { return }
    report(Issues.completedTwice(presented.printed), at: presented.subject)
  }
}

extension ModalTransition {
  /// Puts the views where the system's animation leaves them.
  func placeViews() {
    switch direction {
    case .presenting:
      if let view = view(forKey: .to) { containerView.addSubview(view) }
    case .dismissing:
      if let view = view(forKey: .to) { containerView.insertSubview(view, at: 0) }
    }
  }
}
