import PresentationLifecycle

/// How the effects of a link are performed: facts, hooks and appearance.
extension World {
  func link(_ id: LinkID) {
    guard let presenter = presenter(of: id), let presented = presented(of: id),
      let presentation = presented.presentationController, admits(presented)
    else { return }
    presentation.begin(id, presenter: presenter)
    presentation.host = presenter.viewIfLoaded.flatMap { hostView(of: presentation, $0) }
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
    requestReview()
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
    if transitions[transition]?.keepsInteraction == true { return }
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
      discard(request.ticket)
    }
  }
}
