import PresentationLifecycle

/// The places of a presentation's views (P-71 to P-74).
extension PresentationRelation {
  /// Full size of its superview; directly above the presenter's view when that is a sibling.
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

  /// The animator may move the presenter's view from here on (P-72), unless the presenter is
  /// itself shown over another one: then its view stays where it is until the end (P-68).
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

  /// Restores the presenter's view before the dismissal begins, if no animator does (P-73).
  func restorePresenterView() {
    guard presentation?.grabsPresenterView == false else { return }
    returnPresenterView()
  }

  /// Back to where it was taken from (P-73).
  func returnPresenterView() {
    guard let place = presentation?.presenterPlace, let view = presenter?.viewIfLoaded
    else { return }
    place.superview.insertSubview(view, at: place.index)
    view.autoresize(from: place.size, to: place.superview.bounds.size)
  }

  /// The containers go.
  ///
  /// A relation that is only taken along, or torn down, gives a contained presenter its view back,
  /// too: it will be shown again with its parent.
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
  /// The view that the container goes into.
  final func hostView(over presenterView: View) -> View? {
    shouldPresentInFullscreen
      ? presenterView.window : presenterView.superview ?? presenterView.window
  }
}
