import PresentationLifecycle

/// How the effects of a link are performed: facts, hooks and appearance.
extension World {
  func link(_ id: LinkID) {
    guard let presenter = presenter(of: id), let presented = presented(of: id),
      let presentation = presented.presentationController
    else { return }
    presentation.begin(id, presenter: presenter)
    presentation.requester = requester(of: id)
    presentations.insert(presentation, at: id)
    ledger.apply(.linked(id))
  }

  func unlink(_ id: LinkID) {
    eachMovingLink(of: id) { ledger.apply(.unlinked($0)) }
  }

  func release(_ id: LinkID) {
    if let presented = presented(of: id), presented.ownPresentationController?.link == id {
      presented.ownPresentationController = nil
    }
    presentations.take(id)
    ledger.apply(.released(id))
    members.namesMayBeFree()
  }

  func setInProgress(_ id: LinkID, _ flag: Bool) {
    guard let presenter = ledger.presenter(of: id) else { return }
    ledger.apply(.inProgress(presenter, flag))
  }

  func mark(_ id: LinkID, _ fact: (ControllerID) -> Hierarchy.Fact) {
    guard let presented = ledger.presented(of: id) else { return }
    ledger.apply(fact(presented))
  }

  /// The style of a presentation has changed while it is up (P-89).
  func adapt(_ id: LinkID, removesPresenter: Bool) {
    let coverage: Coverage = removesPresenter ? .removesPresenter : .keepsPresenter
    guard case .presented(let old) = ledger.state(of: id), old != coverage else { return }
    ledger.apply(.coverage(id, coverage))
    send(.link(id, .adapted(coverage)))
  }

  func openCoordinator(_ id: LinkID) {
    guard let transition = ledger.transition(of: id) else { return }
    ledger.apply(.coordinatorOpened(transition))
  }

  func disableInteraction(_ id: LinkID) {
    guard let transition = ledger.transition(of: id) else { return }
    if transitions[transition]?.isFluid == true { return }
    ledger.apply(.locksInteraction(transition, true))
  }

  func schedule(_ id: LinkID) {
    guard let transition = ledger.transition(of: id) else { return }
    let isPlain = transitions[transition]?.drive == .plain
    let isAtOnce = ledger.presenter(of: id).map { ledger.isInStackTransition($0) } ?? false
    if isAtOnce || isPlain && !system.defersPlainTransitions { return send(.link(id, .begin)) }
    commits.append(transition)
    requestCommit()
  }

  func readFinalFrame(_ id: LinkID) {
    guard let presentation = presentations[id] else { return }
    let frame = presentation.frameOfPresentedViewInContainerView
    transition(of: id)?.finalFrame = frame
    presentation.presentedView?.frame = frame
  }

  func forwardToPresenter(_ event: Appearance.Event, _ id: LinkID) {
    guard let presenter = presenter(of: id), let transition = transition(of: id) else { return }
    // In a context that is covered now, the presenter comes back with what is around it; and what
    // did not come does not go when the dismissal is cancelled.
    if event == .willAppear || event == .didAppear, !isShown(presenter, id) { return }
    if event == .willDisappear, presenter.appearance == .disappeared { return }
    forward(event, to: presenter, animated: transition.isAnimated)
  }

  private func isShown(_ presenter: ViewController, _ id: LinkID) -> Bool {
    presenter.viewIfLoaded?.window != nil || presentations[id]?.containerView?.window != nil
  }

  /// What a removing style above already covers hears nothing more, and nothing when the dismissal
  /// is cancelled (P-52a).
  func forwardToPresented(_ event: Appearance.Event, _ id: LinkID) {
    let transition = transition(of: id)
    let isAnimated = transition?.isAnimated ?? false
    let moving = transition?.links ?? [id]
    for link in transition?.isPresenting == true ? moving : ledger.visible(moving) {
      if let presented = presented(of: link) {
        forward(event, to: presented, animated: isAnimated)
      }
    }
  }

  func didEnd(_ id: LinkID, _ hook: (Bool) -> PresentationController.Hook) {
    let completed = transition(of: id)?.outcome == .completed
    eachPresentation(of: id) { $0.hook(hook(completed)) }
  }

  func deliverCompletion(_ id: LinkID) {
    guard let transition = transition(of: id),
      let request = ledger.request(of: transition.id)
    else { return }
    if transition.outcome == .completed || system.completesCancelledTransitions {
      complete(request)
    } else {
      calls.strike(request.ticket)
    }
  }
}
