import PresentationLifecycle

/// The appearance callbacks of the presenter and of the presented controllers (P-31 to P-33).
extension PresentationRelation {
  /// Sends an appearance event to the presenter.
  ///
  /// The callbacks are animated as the running transition is. The adaptation of a presentation has
  /// no transition, and is not animated (P-89).
  func forwardToPresenter(_ event: Appearance.Event) {
    guard let presenter else { return }
    // A presenter that is off screen, for example in a covered presentation context, appears later
    // with the views around its view. If a dismissal is canceled, a presenter that has not appeared
    // does not disappear.
    if event.isOfAppearance, !isShown(presenter) {
      // The presenter's view may have left the screen after `viewWillAppear`.
      return world.reviews.check(presenter, in: world)
    }
    if event == .willDisappear, presenter.appearance == .disappeared { return }
    presenter.forwardAppearance(
      event, animated: transition?.isAnimated == true, in: controllerAroundContext)
  }

  private func isShown(_ presenter: ViewController) -> Bool {
    if isCoveredInContainer { return false }
    return presenter.isViewOnScreen || isContainerShown
  }

  /// Sends an appearance event to the controllers that the transition presents or dismisses.
  ///
  /// A controller gets no callbacks if a presentation above it has removed its view. That
  /// presentation may have begun while the controller was still appearing. A canceled transition
  /// follows the same rule (P-52a, P-92).
  func forwardToPresented(_ event: Appearance.Event) {
    guard let transition else { return forwardTornDown(event) }
    forEachMoving { relation in
      guard let presented = relation.presented else { return }
      guard relation.takesPart(presented, in: event, isPresenting: transition.isPresenting) else {
        // The app may have removed an appearing controller's container view from the screen, or may
        // have ended the disappearance before its transition was canceled.
        if event == .didAppear { world.reviews.check(presented, in: world) }
        return
      }
      presented.forwardAppearance(
        event, animated: transition.isAnimated, in: relation.controllerAroundContext)
    }
  }

  private func takesPart(
    _ presented: ViewController, in event: Appearance.Event, isPresenting: Bool
  ) -> Bool {
    if event.isOfAppearance, !isContainerShown || isCoveredInContainer { return false }
    return switch event {
    case .willAppear where isPresenting: true
    case .didAppear where isPresenting:
      presented.isAppearing || presented.isViewOnScreen
    default: world.hierarchy.isPresentedVisible(id)
    }
  }

  /// Whether a push or a change of tabs covers the presentation context.
  ///
  /// The views of the context may still be on screen, because the push or the change removes them
  /// later.
  private var isCoveredInContainer: Bool { wrappedPresenter?.isCoveredInContainer == true }

  /// Whether the container view of the presentation is on screen.
  ///
  /// False, for example, if the superview of the container view has left its window.
  private var isContainerShown: Bool { presentation?.container?.isOnScreen == true }

  /// Sends an event, without animation, to the presented controller.
  ///
  /// Called when the presentation is removed together with its window (P-83).
  private func forwardTornDown(_ event: Appearance.Event) {
    guard let presented, presented.appearance != .disappeared else { return }
    presented.forwardAppearance(event, animated: false, in: controllerAroundContext)
  }

  /// The parent inside whose view this presentation is shown; nil if there is none.
  ///
  /// A presentation with the style `currentContext`, for example, is shown inside the view of the
  /// presenter's parent. A presenter without a parent may itself be presented in this way. The
  /// property is then the parent inside whose view the presenter is shown.
  var controllerAroundContext: ViewController? {
    guard let lowest = lowestInContext, let parent = lowest.presenter?.ownParent,
      lowest.presentation?.wrapper != nil || lowest.isInside(parent)
    else { return nil }
    return parent
  }

  /// The child of a navigation or tab bar controller whose wrapper contains this presentation; nil
  /// if the presentation is not in a wrapper (C-18a).
  var wrappedPresenter: ViewController? {
    guard let lowest = lowestInContext, lowest.presentation?.wrapper != nil else { return nil }
    return lowest.presenter
  }

  /// The lowest presentation in the presentation context that this presentation is in.
  ///
  /// Nil if this presentation is in the window.
  private var lowestInContext: PresentationRelation? {
    guard presentation?.isInContext == true else { return nil }
    var next: PresentationRelation? = self
    while let relation = next, relation.presentation?.isInContext == true,
      let presenter = relation.presenter
    {
      if presenter.ownParent != nil || relation.presentation?.wrapper != nil { return relation }
      next = presenter.presentingRelation
    }
    return nil
  }

  /// Returns whether the presentation is shown inside the view of `parent`.
  private func isInside(_ parent: ViewController) -> Bool {
    guard let presentation, let outer = parent.loadedView else { return false }
    return (presentation.container?.superview ?? presentation.host)?.isDescendant(of: outer)
      == true
  }
}
