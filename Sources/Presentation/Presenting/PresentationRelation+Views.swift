import PresentationLifecycle

/// The places of a presentation's views in the view hierarchy (P-71 to P-74).
extension PresentationRelation {
  /// Adds the container view to the window, or to the superview of the presenter's view.
  ///
  /// The container view fills its superview. If the presenter's view has the same superview, the
  /// container view is directly in front of that view. Otherwise the container view is in front of
  /// all subviews.
  func insertContainer() {
    guard let presentation, let host = presentation.host else { return }
    let container = ContainerView(for: presentation, frame: host.bounds)
    presentation.container = container
    if let presenterView = presenter?.loadedView, presenterView.superview === host {
      host.insertSubview(container, aboveSubview: presenterView)
    } else {
      host.addSubview(container)
    }
  }

  /// Moves the presenter's view into the container view, where the animator can animate it (P-72).
  ///
  /// The view is not moved if the presenter is itself presented, in a style that keeps the view
  /// below it visible (P-68).
  func takePresenterView() {
    guard let presentation, let container = presentation.containerView,
      let view = presenter?.loadedView, let superview = view.superview
    else { return }
    let index = superview.index(of: view) ?? 0
    presentation.presenterPlace = ViewPlace(
      superview: superview, index: index, size: superview.bounds.size)
    (presentation.grabsPresenterView, presentation.isPresenterReplaced) = (
      !isShownOverPresenter, false
    )
    if presentation.grabsPresenterView { container.insertSubview(view, at: 0) }
  }

  private var isShownOverPresenter: Bool {
    guard let below = presenter?.presentingRelation else { return false }
    return world.hierarchy.visibility(of: below.id) == .keepsPresenter
  }

  /// Removes the presenter's view, and remembers the first responder inside it (P-28a).
  func removePresenterView() {
    guard let view = presenter?.loadedView else { return }
    if let first = world.responders.first, first.placeOnScreen?.isDescendant(of: view) == true {
      presentation?.interruptedResponder = first
    }
    view.removeFromSuperview()
  }

  /// Makes the responder that resigned for this presentation the first responder again (P-28a).
  ///
  /// Does nothing if another object is the first responder now, or if the responder's view is not
  /// on screen.
  func restoreFirstResponder() {
    guard let responder = presentation?.interruptedResponder else { return }
    presentation?.interruptedResponder = nil
    guard world.responders.first == nil, responder.placeOnScreen?.isOnScreen == true else { return }
    _ = world.use { responder.becomeFirstResponder() }
  }

  /// Moves the presenter's view back to its superview before the dismissal begins (P-73).
  ///
  /// A view that `takePresenterView()` has moved into the container view stays there. The animation
  /// of the dismissal adds such a view.
  ///
  /// The presenter may itself have been presented after this presentation began. Its view is then
  /// in the container view of the later presentation, and the dismissal returns the view to that
  /// container view. Or the presenter's view was in no superview when this presentation began, and
  /// was added since; the dismissal returns the view to its present place.
  func restorePresenterView() {
    if let view = presenter?.loadedView, let superview = view.superview,
      presentation?.presenterPlace == nil || hasMoved(view)
    {
      presentation?.presenterPlace = ViewPlace(
        superview: superview, index: superview.index(of: view) ?? 0, size: superview.bounds.size)
    }
    resizePresenterView()
    guard presentation?.grabsPresenterView == false else { return }
    returnPresenterView()
  }

  /// Resizes the presenter's view if the superview of its place was resized after the view was
  /// removed, for example by a rotation (P-73).
  private func resizePresenterView() {
    guard let presentation, let place = presentation.presenterPlace, let presenter,
      let view = presenter.loadedView, !hasMoved(view)
    else { return }
    let size = place.superview.bounds.size
    guard size != place.size else { return }
    if let own = presenter.ownPresentationController, own.containerView === place.superview,
      own.manager.presentedView === view
    {
      view.frame = own.manager.frameOfPresentedViewInContainerView
    } else {
      view.autoresize(from: place.size, to: size)
    }
    presentation.presenterPlace = ViewPlace(
      superview: place.superview, index: place.index, size: size)
  }

  /// Moves the presenter's view back to the superview and the index that it had before the
  /// presentation (P-73).
  ///
  /// Does nothing if `hasMoved(_:)` returns true for the view, or if the presenter's parent has
  /// replaced the presenter by another child (C-14a).
  func returnPresenterView() {
    guard let presentation, let place = presentation.presenterPlace,
      let view = presenter?.loadedView, !hasMoved(view), !presentation.isPresenterReplaced
    else { return }
    resizePresenterView()
    place.superview.insertSubview(view, at: place.index)
  }

  /// Returns whether `view`, the presenter's view, was moved into another container view.
  ///
  /// This happens if the presenter is itself presented after this presentation began.
  private func hasMoved(_ view: View) -> Bool {
    guard let place = presentation?.presenterPlace,
      let container = presenter?.ownPresentingRelation?.presentation?.containerView
    else { return false }
    return view.isDescendant(of: container) && !place.superview.isDescendant(of: container)
  }

  /// Removes the container views of all presentations that end with this transition.
  ///
  /// A presentation may end together with a presentation below it, or with its window. Its
  /// presenter's view is then not shown again. If the presenter has a parent, this method still
  /// moves the view back to its old superview. The view is then visible when the parent is shown
  /// again.
  func removeContainers() {
    let isTornDown = world.hierarchy.state(of: id) == .gone
    forEachMoving { relation in
      if relation !== self || isTornDown, relation.presenter?.ownParent != nil {
        relation.returnPresenterView()
      }
      relation.presentation?.container?.removeFromSuperview()
      relation.presentation?.container = nil
    }
  }
}

/// The place of a view among the subviews of a superview, which has a size.
struct ViewPlace {
  let superview: View
  let index: Int
  let size: CGSize
}

extension PresentationController {
  /// Chooses the view to which the container view is added: the window, or the superview of the
  /// presenter's view (P-71, C-18a).
  final func chooseHost(over presenter: ViewController) {
    isInContext = !shouldPresentInFullscreen
    guard let view = presenter.loadedView else { return }
    let superview = isInContext ? presenter.superviewForContext() : nil
    host = superview ?? view.window
    wrapper = superview as? WrapperView
  }
}
