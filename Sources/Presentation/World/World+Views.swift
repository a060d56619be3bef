import PresentationLifecycle

/// Where the views of a presentation go (P-71 to P-74).
extension World {
  /// Full size of its superview; directly above the presenter's view when that is a sibling.
  func insertContainer(_ id: LinkID) {
    guard let presentation = presentations[id], let host = presentation.host else { return }
    let container = ContainerView(for: presentation, frame: host.bounds)
    presentation.containerView = container
    if let presenterView = presenter(of: id)?.viewIfLoaded, presenterView.superview === host {
      host.insertSubview(container, aboveSubview: presenterView)
    } else {
      host.addSubview(container)
    }
  }

  func hostView(of presentation: PresentationController, _ presenterView: View) -> View? {
    presentation.shouldPresentInFullscreen
      ? presenterView.window : presenterView.superview ?? presenterView.window
  }

  /// The animator may move the presenter's view from here on (P-72), unless the presenter is
  /// itself shown over another one: then its view stays where it is until the end (P-68).
  func takePresenterView(_ id: LinkID) {
    guard let presentation = presentations[id], let container = presentation.containerView,
      let view = presenter(of: id)?.viewIfLoaded, let superview = view.superview
    else { return }
    let index = superview.index(of: view) ?? 0
    presentation.presenterPlace = (superview, index, superview.bounds.size)
    presentation.grabsPresenterView = !isShownOverPresenter(id)
    if presentation.grabsPresenterView { container.insertSubview(view, at: 0) }
  }

  private func isShownOverPresenter(_ id: LinkID) -> Bool {
    guard let presenter = ledger.presenter(of: id),
      let below = ledger.presentingLink(of: presenter)
    else { return false }
    return ledger.coverage(of: below) == .keepsPresenter
  }

  /// A view that no animator takes back is put back before the dismissal begins (P-73).
  func restorePresenterView(_ id: LinkID) {
    guard presentations[id]?.grabsPresenterView == false else { return }
    returnPresenterView(id)
  }

  /// Back to where it was taken from (P-73).
  func returnPresenterView(_ id: LinkID) {
    guard let place = presentations[id]?.presenterPlace,
      let view = presenter(of: id)?.viewIfLoaded
    else { return }
    place.superview.insertSubview(view, at: place.index)
    view.autoresize(from: place.size, to: place.superview.bounds.size)
  }

  /// The containers go.
  ///
  /// A link that is only taken along, or torn down, gives a contained presenter its view back, too:
  /// it will be shown again with its parent.
  func removeContainer(_ id: LinkID) {
    let isTornDown = ledger.state(of: id) == .gone
    eachMovingLink(of: id) { moving in
      if moving != id || isTornDown, presenter(of: moving)?.parent != nil {
        returnPresenterView(moving)
      }
      presentations[moving]?.containerView?.removeFromSuperview()
      presentations[moving]?.containerView = nil
    }
  }
}
