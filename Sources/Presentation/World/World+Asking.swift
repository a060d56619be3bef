import PresentationLifecycle

/// The part of `present` that asks and judges, before anything is changed.
extension World {
  func askPresentationController(_ id: LinkID) {
    guard let presented = presented(of: id), let receiver = receiver(of: id) else { return }
    let made =
      presented.ownPresentationController
      ?? presented.makePresentationController(source: receiver)
    // The delegate may have presented it elsewhere meanwhile: the one in use stays (P-18).
    let presentation = presented.ownPresentationController ?? made
    presented.ownPresentationController = presentation
    if presentation.link == nil, let window = receiver.viewIfLoaded?.window {
      presentation.adapt(to: window.traitCollection)
    }
    send(
      .controllerMade(
        id, presentation.shouldRemovePresentersView ? .removesPresenter : .keepsPresenter,
        fullscreen: presentation.shouldPresentInFullscreen))
  }

  func loadPresenterView(_ id: LinkID) {
    if let presenter = presenter(of: id) {
      transition(of: id)?.resolve(presenter: presenter)
      if presenter.viewIfLoaded?.isOnScreen != true,
        ledger.check(id, facts(of: id)) == .presenterNotInWindow
      {
        presenter.loadViewIfNeeded()
      }
    }
    send(.link(id, .answered(.presenterView)))
  }

  func check(_ id: LinkID) {
    send(.judge(id, facts(of: id)))
  }

  private func facts(of id: LinkID) -> Hierarchy.PresentFacts {
    let presented = presented(of: id)
    return Hierarchy.PresentFacts(
      presentedHasParent: (presented?.entering ?? presented?.parent) != nil,
      presentedIsRoot: presented?.isWindowRoot ?? false,
      presentedHasChildren: presented?.children.isEmpty == false,
      presenterHasWindow: presenter(of: id)?.viewIfLoaded?.isOnScreen == true,
      receiverIsAttached: receiver(of: id)?.viewIfLoaded?.isOnScreen == true)
  }

  func perform(_ effect: Admission.Effect, _ id: LinkID, _ check: Admission.Check) {
    switch effect {
    case .admit:
      guard let coverage = ledger.coverage(of: id), let drive = transition(of: id)?.drive
      else { return }
      send(.link(id, .admitted(coverage, drive)))
    case .refuse:
      if let transition = ledger.transition(of: id),
        let request = ledger.request(of: transition)
      {
        discard(request.ticket)
      }
      send(.link(id, .refused))
    case .report, .raise: complain(id, check)
    case .enqueue, .completeRunning, .judgeAgain, .beginPresent, .beginDismiss, .operateStack,
      .operateTabs, .popSelected, .tellSelected, .deliverCompletion:
      break
    }
  }

  private func complain(_ id: LinkID, _ check: Admission.Check) {
    guard let presented = presented(of: id), let presenter = presenter(of: id),
      let receiver = receiver(of: id)
    else { return }
    let other =
      switch check {
      case .hasParent: presented.entering ?? presented.parent
      case .presentedElsewhere: presented.presentingViewController
      default: presenter.presentedViewController
      }
    let issue = Issues.refusal(
      check, presented: presented.printed, presenter: presenter.printed,
      receiver: receiver.printed, other: other?.printed ?? "nil",
      isWindowHidden: presenter.viewIfLoaded?.window != nil)
    if let issue { report(issue, at: receiver.subject) }
  }

  func askAnimator(_ id: LinkID) {
    guard let transition = transition(of: id) else { return }
    if transition.interactor == nil {
      transition.chooseAnimator(source: receiver(of: id) ?? transition.presenter)
    }
    send(.link(id, .animatorChosen(transition.takesHand() ? .interactive : .timed)))
  }
}

extension World {
  /// The name of an answer's class.
  func answer(_ object: Any) -> Word { recorder.word(String(describing: type(of: object))) }

  /// An answer that is a plain value.
  func answer(named text: String) -> Word { recorder.word(text) }
}
