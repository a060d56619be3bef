import PresentationLifecycle

extension World {
  /// Performs one effect of a link: here only who does it; how is in the files beside this one.
  func perform(_ effect: PresentationLink.Effect, _ id: LinkID) {
    switch effect {
    case .askPresentationController: askPresentationController(id)
    case .loadPresenterView: loadPresenterView(id)
    case .check: check(id)
    case .askAnimator: askAnimator(id)

    case .link: link(id)
    case .setInProgress: setInProgress(id, true)
    case .markBeingPresented: mark(id) { .beingPresented($0, true) }
    case .markBeingDismissed: mark(id) { .beingDismissed($0, true) }
    case .loadPresentedView: eachPresented(of: id) { $0.loadViewIfNeeded() }
    case .openCoordinator: openCoordinator(id)
    case .disableInteraction: disableInteraction(id)
    case .announceAdaptiveStyle:
      presentations[id]?.announceAdaptiveStyle(presented(of: id)?.transitionCoordinator)
    case .schedule: schedule(id)

    case .announceContentSize: presentations[id]?.hook(.preferredContentSizeDidChange)
    case .insertContainer: insertContainer(id)
    case .takePresenterView: takePresenterView(id)
    case .presentationWillBegin: eachPresentation(of: id) { $0.hook(.presentationWillBegin) }
    case .restorePresenterView: restorePresenterView(id)
    case .announceUserDismissal: announceUserDismissal(id)
    case .dismissalWillBegin: eachPresentation(of: id) { $0.hook(.dismissalWillBegin) }
    case .presenterWillAppear: forwardToPresenter(.willAppear, id)
    case .presenterWillDisappear: forwardToPresenter(.willDisappear, id)
    case .presentedWillAppear: forwardToPresented(.willAppear, id)
    case .presentedWillDisappear: forwardToPresented(.willDisappear, id)
    case .readFinalFrame: readFinalFrame(id)
    case .start: sendToTransition(of: id, .start)

    case .presentationDidEnd: didEnd(id) { .presentationDidEnd($0) }
    case .dismissalDidEnd: didEnd(id) { .dismissalDidEnd($0) }
    case .clearInProgress: setInProgress(id, false)
    case .removePresentedView: eachPresentation(of: id) { $0.presentedView?.removeFromSuperview() }
    case .removePresenterView: presenter(of: id)?.viewIfLoaded?.removeFromSuperview()
    case .returnPresenterView: returnPresenterView(id)
    case .removeContainer: removeContainer(id)
    case .unlink: unlink(id)
    case .presenterDidAppear: forwardToPresenter(.didAppear, id)
    case .presenterDidDisappear: forwardToPresenter(.didDisappear, id)
    case .presentedDidAppear: forwardToPresented(.didAppear, id)
    case .presentedDidDisappear: forwardToPresented(.didDisappear, id)
    case .unmarkBeingPresented: mark(id) { .beingPresented($0, false) }
    case .unmarkBeingDismissed: eachMovingLink(of: id) { mark($0) { .beingDismissed($0, false) } }
    case .deliverCompletion: deliverCompletion(id)
    case .conclude: sendToTransition(of: id, .concluded)

    case .release: release(id)
    case .abandonTransition: sendToTransition(of: id, .abandon)
    }
  }

  // MARK: Who

  func presenter(of id: LinkID) -> ViewController? {
    guard let presenter = ledger.presenter(of: id) else { return nil }
    return members[presenter]
  }

  func presented(of id: LinkID) -> ViewController? {
    guard let presented = ledger.presented(of: id) else { return nil }
    return members[presented]
  }

  func receiver(of id: LinkID) -> ViewController? {
    guard let receiver = ledger.receiver(of: id) else { return nil }
    return members[receiver]
  }

  func transition(of id: LinkID) -> ModalTransition? {
    guard let transition = ledger.transition(of: id) else { return nil }
    return transitions[transition]?.modal
  }

  /// The links that move in the transition of `id`, the top-most first (P-52a).
  func eachMovingLink(of id: LinkID, _ body: (LinkID) -> Void) {
    guard let transition = transition(of: id) else { return body(id) }
    for link in transition.links { body(link) }
  }

  func eachPresentation(of id: LinkID, _ body: (PresentationController) -> Void) {
    eachMovingLink(of: id) { if let presentation = presentations[$0] { body(presentation) } }
  }

  private func eachPresented(of id: LinkID, _ body: (ViewController) -> Void) {
    eachMovingLink(of: id) { if let presented = presented(of: $0) { body(presented) } }
  }

  func sendToTransition(of id: LinkID, _ event: TransitionMachine.Event) {
    guard let transition = ledger.transition(of: id) else { return }
    send(.transition(transition, event))
  }
}
