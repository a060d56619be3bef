import PresentationLifecycle

/// What stacks and tabs do alike when two of their controllers change places.
extension World {
  /// Sends an event of an exchange in a container to one of its two controllers.
  ///
  /// In a container that goes, or has gone, nobody comes: who was about to has gone with it (C-18).
  func forward(
    _ event: Appearance.Event, to child: ViewController?, in container: ViewController,
    animated: Bool?
  ) {
    guard let child else { return }
    guard isInCharge(container, of: child) else { return review(child) }
    switch (container.isComing, event, child.appearance) {
    case (_, .willAppear, .appeared), (_, .willDisappear, .disappeared), (false, .willAppear, _):
      break
    case (_, .willAppear, _), (_, .willDisappear, _):
      forward(event, to: child, animated: animated)
    case (false, .didAppear, _): endBeside(container, child)
    // The container has just begun to come or to go, and has not told it.
    case (true, .didAppear, .disappeared), (true, .didAppear, .disappearing):
      forward(.willAppear, to: child, animated: container.isAppearanceAnimated)
      forward(.didAppear, to: child)
    case (_, .didDisappear, .appearing), (_, .didDisappear, .appeared):
      forward(.willDisappear, to: child, animated: container.isAppearanceAnimated)
      forward(.didDisappear, to: child)
    case (_, _, _): forward(event, to: child)
    }
  }

  /// Whether a container sends the appearance of a controller: not if that has another parent by
  /// now, or is a root, or is presented (C-2a); what is presented in the container's context is.
  private func isInCharge(_ container: ViewController, of child: ViewController) -> Bool {
    if let link = child.ownPresentationController?.link {
      return controller(aroundContextOf: link) === container
    }
    return child.parent === container || child.parent == nil && !child.isWindowRoot
  }

  /// Its container has gone while it came.
  private func endBeside(_ container: ViewController, _ child: ViewController) {
    guard container.appearance == .disappeared else { return }
    if child.isAppearing { forward(.willDisappear, to: child) }
    if child.appearance == .disappearing { forward(.didDisappear, to: child) }
  }

  /// Gives the view of a controller that comes its place, which it keeps when the container grows.
  func place(_ controller: ViewController?, in container: View) {
    guard let view = controller?.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Who leaves what has gone hears the end of it at once: nobody would tell it later.
  func endAppearance(of child: ViewController, in container: ViewController) {
    guard isInCharge(container, of: child) else { return review(child) }
    switch child.appearance {
    case .disappeared: return
    case .appearing, .appeared: forward(.willDisappear, to: child)
    case .disappearing: break
    }
    forward(.didDisappear, to: child)
  }

  func mark(_ controller: ViewController?, as movement: Movement, if moving: [ControllerID]) {
    guard let member = controller?.membership?.id else { return }
    ledger.apply(.moving(member, moving.contains(member) ? movement : .staying))
  }

  func unmark(_ controllers: ViewController?...) {
    for controller in controllers {
      if let member = controller?.membership?.id { ledger.apply(.moving(member, nil)) }
    }
    requestReview()
  }

  /// T-8: the incoming view leaves, and the outgoing one is there again, unless its controller has
  /// left the container meanwhile.
  func takeBackViews(
    to: ViewController?, from: ViewController?, in container: ViewController, _ space: View
  ) {
    removeView(of: to, from: container, space)
    guard from?.parent === container, let view = from?.viewIfLoaded else { return }
    if view.superview !== space { space.addSubview(view) }
    view.setNeedsLayout()
  }

  /// Takes a view away, unless its controller has left the container and taken it elsewhere.
  func removeView(
    of controller: ViewController?, from container: ViewController, _ space: View
  ) {
    guard let controller, let view = controller.viewIfLoaded,
      controller.parent === container || view.isDescendant(of: space)
    else { return }
    view.removeFromSuperview()
  }

  func release(_ children: [ControllerID], of container: ViewController) -> [ViewController] {
    let leaving = children.compactMap { controller($0) }
    for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
    container.release(leaving)
    return leaving
  }

  func tellDidMove(
    _ moves: (entering: [ControllerID], leaving: [ControllerID]), to container: ViewController
  ) {
    for leaving in moves.leaving { controller(leaving)?.tellDidMove(to: nil) }
    for entering in moves.entering { controller(entering)?.tellDidMove(to: container) }
  }
}
