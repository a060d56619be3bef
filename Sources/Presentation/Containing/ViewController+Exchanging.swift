import PresentationLifecycle

/// The steps that stacks and tabs share when two of their controllers are exchanged.
extension ViewController {
  /// Sends an event of an exchange in this container to one of its two controllers.
  ///
  /// In a container that disappears, or has disappeared, no controller appears: the incoming one
  /// has gone with it (C-18).
  final func forward(
    _ event: Appearance.Event, toChild child: ViewController?, animated: Bool?
  ) {
    guard let child else { return }
    guard isInCharge(of: child) else {
      world?.reviews.add(child)
      return
    }
    switch (isComing, event, child.appearance) {
    case (_, .willAppear, .appeared), (_, .willDisappear, .disappeared), (false, .willAppear, _):
      break
    case (_, .willAppear, _), (_, .willDisappear, _):
      child.forwardAppearance(event, animated: animated)
    case (false, .didAppear, _): endBeside(child)
    // The container has just begun to come or to go, and has not told it.
    case (true, .didAppear, .disappeared), (true, .didAppear, .disappearing):
      child.forwardAppearance(.willAppear, animated: isAppearanceAnimated)
      child.forwardAppearance(.didAppear)
    case (_, .didDisappear, .appearing), (_, .didDisappear, .appeared):
      child.forwardAppearance(.willDisappear, animated: isAppearanceAnimated)
      child.forwardAppearance(.didDisappear)
    case (_, _, _): child.forwardAppearance(event)
    }
  }

  /// The controllers of identities in its world, without those that are deallocated.
  final func controllers(_ ids: [ControllerID]) -> [ViewController] {
    ids.compactMap { world?.controller($0) }
  }

  /// Whether this container sends the appearance of a controller: not if that has another parent by
  /// now, or is a root, or is presented (C-2a); what is presented in the container's context is.
  final func isInCharge(of child: ViewController) -> Bool {
    if let relation = child.ownPresentationController?.relation {
      return relation.controllerAroundContext === self
    }
    return child.parent === self || child.parent == nil && !child.isWindowRoot
  }

  /// The container has disappeared while the child appeared.
  private func endBeside(_ child: ViewController) {
    guard appearance == .disappeared else { return }
    if child.isAppearing { child.forwardAppearance(.willDisappear) }
    if child.appearance == .disappearing { child.forwardAppearance(.didDisappear) }
  }

  /// Lets the view of an incoming controller fill the container, also when that changes its size.
  final func placeView(in space: View) {
    guard let view else { return }
    view.frame = space.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Notes what an exchange means to this controller (N-6).
  final func mark(as movement: Movement, if moving: [ControllerID]) {
    guard let world, let member = membership?.id else { return }
    world.hierarchy.apply(.moving(member, moving.contains(member) ? movement : .staying))
  }

  /// The exchange of two children is over.
  final func unmark(_ children: ViewController?...) {
    guard let world else { return }
    for child in children {
      if let member = child?.membership?.id { world.hierarchy.apply(.moving(member, nil)) }
    }
    world.reviews.look()
  }

  /// T-8: the incoming view leaves, and the outgoing one is there again, unless its controller has
  /// left this container meanwhile.
  final func takeBackViews(to: ViewController?, from: ViewController?, in space: View) {
    removeView(of: to, from: space)
    guard from?.parent === self, let view = from?.viewIfLoaded else { return }
    if view.superview !== space { space.addSubview(view) }
    view.setNeedsLayout()
  }

  /// Takes a view away, unless its controller has left this container and taken it elsewhere.
  final func removeView(of child: ViewController?, from space: View) {
    guard let child, let view = child.viewIfLoaded,
      child.parent === self || view.isDescendant(of: space)
    else { return }
    view.removeFromSuperview()
  }

  /// Lets children go with their views, without telling them.
  final func releaseWithViews(_ children: [ViewController]) -> [ViewController] {
    for child in children { child.viewIfLoaded?.removeFromSuperview() }
    release(children)
    return children
  }

  /// Calls `didMove(toParent:)` of removed children, and then of added ones.
  final func tellDidMove(_ leaving: [ViewController], _ entering: [ViewController]) {
    for child in leaving { child.tellDidMove(to: nil) }
    for child in entering { child.tellDidMove(to: self) }
  }
}
