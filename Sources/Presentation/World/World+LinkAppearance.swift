import PresentationLifecycle

/// Who hears of the two ends of a presentation (P-31 to P-33).
extension World {
  func forwardToPresenter(_ event: Appearance.Event, _ id: LinkID) {
    guard let presenter = presenter(of: id), let transition = transition(of: id) else { return }
    // In a context that is covered now, the presenter comes back with what is around it; and what
    // did not come does not go when the dismissal is cancelled.
    if event == .willAppear || event == .didAppear, !isShown(presenter, id) { return }
    if event == .willDisappear, presenter.appearance == .disappeared { return }
    forward(event, to: presenter, of: id, animated: transition.isAnimated)
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
        forward(event, to: presented, of: link, animated: isAnimated)
      }
    }
  }

  /// What is shown in a context comes and goes with the controller around that (P-34, C-18).
  private func forward(
    _ event: Appearance.Event, to end: ViewController, of id: LinkID, animated: Bool
  ) {
    if let container = controller(aroundContextOf: id) {
      forward(event, to: end, in: container, animated: animated)
    } else {
      forward(event, to: end, animated: animated)
    }
  }

  /// The parent of the contained controller whose context a presentation is shown in, be it over
  /// others that are; nil for the window.
  private func controller(aroundContextOf id: LinkID) -> ViewController? {
    var next: LinkID? = id
    while let link = next, presentations[link]?.shouldPresentInFullscreen == false,
      let presenter = presenter(of: link)
    {
      if let parent = presenter.parent { return parent }
      next = presenter.membership.flatMap { ledger.presentingLink(of: $0.id) }
    }
    return nil
  }
}
