import PresentationLifecycle

/// The places of a presentation's views in the view hierarchy (P-71 to P-74).
extension PresentationRelation {
  /// Adds the container view to the window, or to the superview of the presenter's view.
  ///
  /// The container view fills its superview. If the presenter's view has the same superview, the
  /// container view is directly above it; if not, the container view is in front of all subviews.
  func insertContainer() {
    guard let presentation, let host = presentation.host else { return }
    let container = ContainerView(for: presentation, frame: host.bounds)
    presentation.containerView = container
    if let presenterView = presenter?.viewIfLoaded, presenterView.superview === host {
      host.insertSubview(container, aboveSubview: presenterView)
    } else {
      host.addSubview(container)
    }
  }

  /// Moves the presenter's view into the container view, where the animator can animate it (P-72).
  ///
  /// If the presenter is itself presented over another controller whose view stays visible, the
  /// presenter's view is not moved (P-68).
  func takePresenterView() {
    guard let presentation, let container = presentation.containerView,
      let view = presenter?.viewIfLoaded, let superview = view.superview
    else { return }
    let index = superview.index(of: view) ?? 0
    presentation.presenterPlace = (superview, index, superview.bounds.size)
    presentation.grabsPresenterView = !isShownOverPresenter
    if presentation.grabsPresenterView { container.insertSubview(view, at: 0) }
  }

  private var isShownOverPresenter: Bool {
    guard let below = presenter?.presentingRelation else { return false }
    return world.hierarchy.coverage(of: below.id) == .keepsPresenter
  }

  /// Moves the presenter's view back to its superview before the dismissal begins (P-73).
  ///
  /// If `takePresenterView()` has moved the view into the container view, this method does not move
  /// it, because the animation of the dismissal adds the view.
  ///
  /// The presenter may have been presented by another controller after this presentation began. If
  /// its view is now in the container view of that later presentation, the dismissal returns the
  /// view to that container view.
  func restorePresenterView() {
    if let view = presenter?.viewIfLoaded, let superview = view.superview, hasMoved(view) {
      presentation?.presenterPlace = (
        superview, superview.index(of: view) ?? 0, superview.bounds.size
      )
    }
    guard presentation?.grabsPresenterView == false else { return }
    returnPresenterView()
  }

  /// Moves the presenter's view back to the superview and the index that it had before the
  /// presentation (P-73).
  ///
  /// Does nothing if `hasMoved(_:)` returns true for the view.
  func returnPresenterView() {
    guard let place = presentation?.presenterPlace, let view = presenter?.viewIfLoaded,
      !hasMoved(view)
    else { return }
    place.superview.insertSubview(view, at: place.index)
    view.autoresize(from: place.size, to: place.superview.bounds.size)
  }

  /// Returns whether `view`, the presenter's view, was moved into the container view of the
  /// presenter's own presentation, which began after this presentation.
  private func hasMoved(_ view: View) -> Bool {
    guard let place = presentation?.presenterPlace,
      let container = presenter?.ownPresentingRelation?.presentation?.containerView
    else { return false }
    return view.isDescendant(of: container) && !place.superview.isDescendant(of: container)
  }

  /// Removes the container views of all presentations that end with this transition.
  ///
  /// A presentation that ends together with a presentation below it, or with its window, does not
  /// show its presenter's view again. If that presenter has a parent, this method moves the
  /// presenter's view back to its old superview. The view is then visible when the parent is shown
  /// again.
  func removeContainers() {
    let isTornDown = world.hierarchy.state(of: id) == .gone
    for relation in moving {
      if relation !== self || isTornDown, relation.presenter?.parent != nil {
        relation.returnPresenterView()
      }
      relation.presentation?.containerView?.removeFromSuperview()
      relation.presentation?.containerView = nil
    }
  }
}

extension PresentationController {
  /// Returns the view to which the container view is added: the window, or the superview of
  /// `presenterView`.
  final func hostView(over presenterView: View) -> View? {
    shouldPresentInFullscreen
      ? presenterView.window : presenterView.superview ?? presenterView.window
  }
}
