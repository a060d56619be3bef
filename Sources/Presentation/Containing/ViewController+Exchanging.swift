import PresentationLifecycle

/// The steps that stacks and tabs share when their shown controller is replaced by another one.
extension ViewController {
  /// Sends an appearance event of an exchange in this container to one of its two controllers.
  ///
  /// While the container disappears, or when it has disappeared, no controller in it gets
  /// `viewWillAppear` or `viewDidAppear` (C-18).
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
    // The container has just begun to appear or disappear, and the child has not got that event
    // yet.
    case (true, .didAppear, .disappeared), (true, .didAppear, .disappearing):
      child.forwardAppearance(.willAppear, animated: isAppearanceAnimated)
      child.forwardAppearance(.didAppear)
    case (_, .didDisappear, .appearing), (_, .didDisappear, .appeared):
      child.forwardAppearance(.willDisappear, animated: isAppearanceAnimated)
      child.forwardAppearance(.didDisappear)
    case (_, _, _): child.forwardAppearance(event)
    }
  }

  /// Returns the living controllers of some identities in this controller's world.
  final func controllers(_ ids: [ControllerID]) -> [ViewController] {
    ids.compactMap { world?.controller($0) }
  }

  /// Returns whether this container sends a controller's appearance events.
  ///
  /// It does not if the controller now has another parent, is a root, or is presented (C-2a);
  /// except if the controller is presented in this container's context.
  final func isInCharge(of child: ViewController) -> Bool {
    if let relation = child.ownPresentationController?.relation {
      return relation.controllerAroundContext === self
    }
    return child.parent === self || child.parent == nil && !child.isWindowRoot
  }

  /// Ends the appearance of a child, because the container has disappeared while the child
  /// appeared.
  private func endBeside(_ child: ViewController) {
    guard appearance == .disappeared else { return }
    if child.isAppearing { child.forwardAppearance(.willDisappear) }
    if child.appearance == .disappearing { child.forwardAppearance(.didDisappear) }
  }

  /// Lets an incoming controller's view fill the container, including after changes of the
  /// container's size.
  final func placeView(in space: View) {
    guard let view else { return }
    view.frame = space.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Notes how an exchange moves this controller: it enters, leaves or stays in the container
  /// (N-6).
  final func mark(as movement: Movement, if moving: [ControllerID]) {
    guard let world, let member = membership?.id else { return }
    world.hierarchy.apply(.moving(member, moving.contains(member) ? movement : .staying))
  }

  /// Removes the notes of `mark(as:if:)` when the exchange of the children is over.
  final func unmark(_ children: ViewController?...) {
    guard let world else { return }
    for child in children {
      if let member = child?.membership?.id { world.hierarchy.apply(.moving(member, nil)) }
    }
    world.reviews.look()
  }

  /// Restores the views after a canceled exchange (T-8): removes the incoming view, and adds the
  /// outgoing view again, unless the outgoing controller has left this container meanwhile.
  final func takeBackViews(to: ViewController?, from: ViewController?, in space: View) {
    removeView(of: to, from: space)
    guard from?.parent === self, let view = from?.viewIfLoaded else { return }
    if view.superview !== space { space.addSubview(view) }
    view.setNeedsLayout()
  }

  /// Removes a child's view, unless the child has left this container and its view is elsewhere.
  final func removeView(of child: ViewController?, from space: View) {
    guard let child, let view = child.viewIfLoaded,
      child.parent === self || view.isDescendant(of: space)
    else { return }
    view.removeFromSuperview()
  }

  /// Removes children and their views without sending callbacks, and returns the children.
  final func releaseWithViews(_ children: [ViewController]) -> [ViewController] {
    for child in children { child.viewIfLoaded?.removeFromSuperview() }
    release(children)
    return children
  }

  /// Sends `didMove(toParent:)` to the removed children, and then to the added children.
  final func tellDidMove(_ leaving: [ViewController], _ entering: [ViewController]) {
    for child in leaving { child.tellDidMove(to: nil) }
    for child in entering { child.tellDidMove(to: self) }
  }
}
