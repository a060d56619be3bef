import PresentationLifecycle

/// The first part of `present`: asks the delegates, and checks whether the presentation is
/// possible.
extension PresentationRelation {
  func askPresentationController() {
    guard let presented, let receiver else { return }
    world.forgetLostParents(around: receiver)
    let presentation = presented.ownOrNewPresentation(source: receiver)
    if presentation.relation == nil, let window = receiver.windowOfPlace {
      presentation.adapt(to: window.traitCollection)
      if let replacement = presentation.controllerForStyle() {
        present(replacement, with: presentation)
      }
    }
    resolvePresenter(for: presentation)
    send(.answered(.presentationController))
  }

  func loadPresenterView() {
    if let presenter, !presenter.isViewOnScreen,
      world.hierarchy.check(id, facts) == .presenterNotInWindow
    {
      presenter.loadViewIfNeeded()
      // The code that loads the view may have added the presenter to a parent (P-2).
      if let presentation = presented?.ownPresentationController, presenter.ownParent != nil {
        resolvePresenter(for: presentation)
      }
    }
    if let presenter { transition?.resolve(presenter: presenter) }
    send(.answered(.presenterView))
  }

  /// Checks whether the presentation is possible, for example whether the presenter is in a window.
  func check() {
    guard !world.isEnded else { return }
    world.beginCall()
    defer { world.endCall() }
    guard let (row, check) = world.hierarchy.judge(id, facts) else {
      return world.recorder.record(.stale, .world, at: world.clock)
    }
    world.onRow?(.admission, row)
    for effect in row.effects { perform(effect, check) }
  }

  private var facts: Hierarchy.PresentFacts {
    let (presented, presenter, receiver) = (presented, presenter, receiver)
    return Hierarchy.PresentFacts(
      presentedHasParent: presented?.parentToLeave != nil,
      presentedIsRoot: presented?.isWindowRoot ?? false,
      presentedIsAroundPresenter: isAround(presented, presenter),
      presenterHasWindow: presenter?.isViewOnScreen == true && !isTooEarly(presenter),
      receiverIsAttached: receiver?.isViewOnScreen == true)
  }

  /// Returns whether the app presents in the first `viewWillAppear` of the presenter or of a
  /// controller inside it, when the presenter's view is not yet in a window on a device (P-46a).
  ///
  /// An `ItemPresenter` waits for the window on a device, and is not refused here.
  private func isTooEarly(_ presenter: ViewController?) -> Bool {
    presenter === world.entering && world.currentRequester == nil
  }

  /// Returns whether `presenter` is `presented`, is inside it, or is presented from inside it
  /// (P-45).
  ///
  /// The check includes parents of the presenter that have not joined a ``World`` yet.
  private func isAround(_ presented: ViewController?, _ presenter: ViewController?) -> Bool {
    if let presented, let presenter { presented.isAround(presenter) } else { false }
  }

  private func perform(_ effect: Admission.Effect, _ check: Admission.Check) {
    switch effect {
    case .admit:
      guard let visibility = world.hierarchy.visibility(of: id), let mode = transition?.mode else {
        return
      }
      noteWindow()
      presented?.navigation?.leaveHost()
      send(.admitted(visibility, mode))
    case .refuse:
      if let transition, let ticket = world.hierarchy.ticket(of: transition.id) {
        world.discard(ticket)
      }
      send(.refused)
    case .report, .raise: complain(check)
    case .enqueue, .completeRunning, .judgeAgain, .beginPresent, .beginDismiss, .operateStack,
      .operateTabs, .popSelected, .tellSelected, .deliverCompletion:
      break
    }
  }

  private func complain(_ check: Admission.Check) {
    guard let presented, let presenter, let receiver else { return }
    let other =
      switch check {
      case .hasParent: presented.parentToLeave
      case .presentedElsewhere: presented.presentingViewController
      default: presenter.presentedViewController
      }
    let issue = Issues.refusal(
      check, presented: presented.printed, presenter: presenter.printed,
      receiver: receiver.printed, other: other?.printed ?? "nil",
      isWindowHidden: presenter.loadedView?.window != nil)
    if let issue { world.report(issue, at: receiver.subject) }
  }

  func askAnimator() {
    guard let transition else { return }
    if transition.interactor == nil {
      transition.chooseAnimator(source: receiver ?? transition.presenter)
    }
    send(.animatorChosen(transition.takesHand() ? .interactive : .timed))
  }
}
