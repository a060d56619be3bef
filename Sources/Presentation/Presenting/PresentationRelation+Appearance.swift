import PresentationLifecycle

/// The appearance callbacks of the presenter and of the presented controllers (P-31 to P-33).
extension PresentationRelation {
  func forwardToPresenter(_ event: Appearance.Event) {
    guard let presenter, let transition else { return }
    // If the presentation context is covered, the presenter's view appears later, together with the
    // views around it. If the presenter did not appear, it does not disappear when the dismissal is
    // canceled.
    if event == .willAppear || event == .didAppear, !isShown(presenter) { return }
    if event == .willDisappear, presenter.appearance == .disappeared { return }
    presenter.forwardAppearance(
      event, animated: transition.isAnimated, in: controllerAroundContext)
  }

  private func isShown(_ presenter: ViewController) -> Bool {
    presenter.viewIfLoaded?.isOnScreen == true || isContainerShown
  }

  /// Sends an appearance event to the controllers that the transition presents or dismisses.
  ///
  /// While a presentation above a controller has removed the controller's view, the controller gets
  /// no callbacks. This rule holds even if the controller was covered while it appeared, or if the
  /// transition is canceled (P-52a, P-92).
  func forwardToPresented(_ event: Appearance.Event) {
    guard let transition else { return forwardTornDown(event) }
    for relation in transition.relations {
      guard let presented = relation.presented else { continue }
      guard relation.takesPart(presented, in: event, isPresenting: transition.isPresenting) else {
        // A callback may have removed the container of an appearing controller from the screen.
        if event == .didAppear, presented.isComing { world.reviews.add(presented) }
        continue
      }
      presented.forwardAppearance(
        event, animated: transition.isAnimated, in: relation.controllerAroundContext)
    }
  }

  private func takesPart(
    _ presented: ViewController, in event: Appearance.Event, isPresenting: Bool
  ) -> Bool {
    let appears = event == .willAppear || event == .didAppear
    if appears, !isContainerShown { return false }
    return switch event {
    case .willAppear where isPresenting: true
    case .didAppear where isPresenting:
      presented.isAppearing || presented.viewIfLoaded?.isOnScreen == true
    default: world.hierarchy.isPresentedVisible(id)
    }
  }

  /// Whether the container of the presentation is on screen.
  ///
  /// False if the view around the container has left the screen.
  private var isContainerShown: Bool { presentation?.containerView?.isOnScreen == true }

  /// Sends an event, without animation, to a presented controller whose relation is torn down
  /// (P-83).
  private func forwardTornDown(_ event: Appearance.Event) {
    guard let presented, presented.appearance != .disappeared else { return }
    presented.forwardAppearance(event, animated: false, in: controllerAroundContext)
  }

  /// The parent whose view contains the presentation context of this presentation.
  ///
  /// If the presenter has no parent and is itself presented in a context, its presenter's parent
  /// counts, and so on. Nil if the presentation is shown in the window, or if the parent's view
  /// does not contain the presentation.
  var controllerAroundContext: ViewController? {
    var next: PresentationRelation? = self
    while let relation = next, relation.presentation?.shouldPresentInFullscreen == false,
      let presenter = relation.presenter
    {
      if let parent = presenter.parent { return relation.isInside(parent) ? parent : nil }
      next = presenter.presentingRelation
    }
    return nil
  }

  /// Returns whether the presentation is shown inside a controller's view.
  private func isInside(_ parent: ViewController) -> Bool {
    guard let presentation, let outer = parent.viewIfLoaded else { return false }
    return (presentation.containerView?.superview ?? presentation.host)?.isDescendant(of: outer)
      == true
  }
}
