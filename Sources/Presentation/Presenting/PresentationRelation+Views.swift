import PresentationLifecycle

/// The places of a presentation's views in the view hierarchy (P-71 to P-74).
extension PresentationRelation {
  /// Adds the container to its host, with the host's bounds as its frame.
  ///
  /// If the presenter's view is a subview of the host, the container is directly above that view;
  /// else it is the host's front-most subview.
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

  /// Moves the presenter's view into the container, where the animator may move it (P-72).
  ///
  /// If the presenter is itself presented over another controller that stays visible, the
  /// presenter's view stays where it is (P-68).
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

  /// Moves the presenter's view back before the dismissal begins, unless `takePresenterView()`
  /// moved the view into the container (P-73).
  func restorePresenterView() {
    guard presentation?.grabsPresenterView == false else { return }
    returnPresenterView()
  }

  /// Moves the presenter's view back to the superview and the index that it had before the
  /// presentation (P-73).
  func returnPresenterView() {
    guard let place = presentation?.presenterPlace, let view = presenter?.viewIfLoaded
    else { return }
    place.superview.insertSubview(view, at: place.index)
    view.autoresize(from: place.size, to: place.superview.bounds.size)
  }

  /// Removes the containers of all relations that end with this transition.
  ///
  /// A presenter with a parent gets its view back in two cases: its relation is dismissed together
  /// with a presentation below it, or its relation is torn down. In these cases the parent may be
  /// shown again later, with the presenter's view in it.
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
  /// Returns the view that the container is added to.
  final func hostView(over presenterView: View) -> View? {
    shouldPresentInFullscreen
      ? presenterView.window : presenterView.superview ?? presenterView.window
  }
}
