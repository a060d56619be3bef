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
    presenter.viewIfLoaded?.isOnScreen == true || isContainerShown(id)
  }

  /// Sends an event to the controllers that are presented or dismissed.
  ///
  /// A controller that a removing style above it covers gets no callbacks, also if it was covered
  /// while it was appearing, and if the transition is canceled (P-52a, P-92).
  func forwardToPresented(_ event: Appearance.Event, _ id: LinkID) {
    guard let transition = transition(of: id) else { return forwardTornDown(event, id) }
    for link in transition.links {
      guard let presented = presented(of: link),
        takesPart(presented, of: link, in: event, isPresenting: transition.isPresenting)
      else { continue }
      forward(event, to: presented, of: link, animated: transition.isAnimated)
    }
  }

  private func takesPart(
    _ presented: ViewController, of id: LinkID, in event: Appearance.Event, isPresenting: Bool
  ) -> Bool {
    let appears = event == .willAppear || event == .didAppear
    if appears, !isContainerShown(id) { return false }
    return switch event {
    case .willAppear where isPresenting: true
    case .didAppear where isPresenting:
      presented.isAppearing || presented.viewIfLoaded?.isOnScreen == true
    default: ledger.isPresentedVisible(id)
    }
  }

  /// Whether the container of a presentation is on screen: the view around it may have left.
  private func isContainerShown(_ id: LinkID) -> Bool {
    presentations[id]?.containerView?.isOnScreen == true
  }

  /// A presented controller that is torn down disappears without animation (P-83).
  private func forwardTornDown(_ event: Appearance.Event, _ id: LinkID) {
    guard let presented = presented(of: id), presented.appearance != .disappeared else { return }
    forward(event, to: presented, of: id, animated: false)
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
  func controller(aroundContextOf id: LinkID) -> ViewController? {
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
