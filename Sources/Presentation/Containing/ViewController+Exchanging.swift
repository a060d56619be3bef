import PresentationLifecycle

/// The steps with which stacks and tab bar controllers replace the shown controller by another
/// controller.
extension ViewController {
  /// Sends an appearance event of an exchange to one of its two controllers.
  ///
  /// While the container is disappearing or has disappeared, no controller in it gets
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
    // The container has begun to appear or disappear, but the child has not got the `will` event
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

  /// Returns the controllers with the given identities in this controller's world, without
  /// deallocated controllers.
  final func controllers(_ ids: [ControllerID]) -> [ViewController] {
    ids.compactMap { world?.controller($0) }
  }

  /// Returns whether this container sends a controller's appearance events.
  ///
  /// False if the controller now has another parent, is a root, or is presented (C-2a). But if the
  /// controller is presented in a context inside this container, the result is true.
  final func isInCharge(of child: ViewController) -> Bool {
    if let relation = child.ownPresentationController?.relation {
      return relation.controllerAroundContext === self
    }
    return child.parent === self || child.parent == nil && !child.isWindowRoot
  }

  /// Ends the appearance of a child if the container has disappeared while the child appeared.
  private func endBeside(_ child: ViewController) {
    guard appearance == .disappeared else { return }
    if child.isAppearing { child.forwardAppearance(.willDisappear) }
    if child.appearance == .disappearing { child.forwardAppearance(.didDisappear) }
  }

  /// Makes the view of an incoming controller fill the container, even after the container's size
  /// changes.
  final func placeView(in space: View) {
    guard let view else { return }
    view.frame = space.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Records whether this controller enters, leaves or stays in the container during an exchange
  /// (N-6).
  final func mark(as movement: Movement, if moving: [ControllerID]) {
    guard let world, let member = membership?.id else { return }
    world.hierarchy.apply(.moving(member, moving.contains(member) ? movement : .staying))
  }

  /// Removes the records of `mark(as:if:)`, because the exchange of the children has ended.
  final func unmark(_ children: ViewController?...) {
    guard let world else { return }
    for child in children {
      if let member = child?.membership?.id { world.hierarchy.apply(.moving(member, nil)) }
    }
    world.reviews.look()
  }

  /// Restores the views after a canceled exchange (T-8).
  ///
  /// Removes the incoming view, and adds the outgoing view again. If the outgoing controller has
  /// left this container during the exchange, its view is not added.
  final func takeBackViews(to: ViewController?, from: ViewController?, in space: View) {
    removeView(of: to, from: space)
    guard from?.parent === self, let view = from?.viewIfLoaded else { return }
    if view.superview !== space { space.addSubview(view) }
    view.setNeedsLayout()
  }

  /// Removes a child's view, unless the child has left this container and its view is outside
  /// `space` or in the container of a presentation.
  final func removeView(of child: ViewController?, from space: View) {
    guard let child, let view = child.viewIfLoaded,
      child.parent === self || view.isDescendant(of: space) && child.ownPresentingRelation == nil
    else { return }
    view.removeFromSuperview()
  }

  /// Removes children and their views without sending callbacks, and returns the children.
  final func releaseWithViews(_ children: [ViewController]) -> [ViewController] {
    for child in children { child.viewIfLoaded?.removeFromSuperview() }
    release(children)
    return children
  }

  /// Calls `didMove(toParent:)` of the removed children, and then of the added children.
  final func tellDidMove(_ leaving: [ViewController], _ entering: [ViewController]) {
    for child in leaving { child.tellDidMove(to: nil) }
    for child in entering { child.tellDidMove(to: self) }
  }
}
