import PresentationLifecycle

/// The steps in which navigation and tab bar controllers replace the shown child by another child.
extension ViewController {
  /// Sends an appearance event, such as `willAppear`, to a child while this container replaces its
  /// shown child.
  ///
  /// While the container is disappearing or has disappeared, no child gets `viewWillAppear` or
  /// `viewDidAppear` (C-18). A controller that the app has removed from the container gets neither
  /// of them.
  ///
  /// The first responder inside the child resigns before `viewWillDisappear`, and is restored after
  /// `viewDidAppear` (N-107).
  final func forward(
    _ event: Appearance.Event, toChild child: ViewController?, animated: Bool?
  ) {
    guard let child, let world else { return }
    if case .willDisappear = event, world.responders.mayInterrupt, isInCharge(of: child) {
      world.responders.interrupt(child)
    }
    guard isInCharge(of: child), !event.isOfAppearance || child.holder != nil else {
      return world.reviews.add(child, in: world)
    }
    defer { if case .didAppear = event { world.responders.resume(child, in: world) } }
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

  /// Sends an appearance event to a child while this container replaces its shown child, and then
  /// to the controllers presented in the child's context (C-18a).
  ///
  /// A controller does not appear if a presentation has removed its view from the child's wrapper.
  final func forward(
    _ event: Appearance.Event, toShown child: ViewController?, animated: Bool?
  ) {
    guard let wrapper = child?.wrapper else {
      return forward(event, toChild: child, animated: animated)
    }
    var next = child
    while let controller = next {
      if !event.isOfAppearance || controller.staysInside(wrapper) {
        forward(event, toChild: controller, animated: animated)
      }
      next = controller.presentedInContext
    }
  }

  /// Whether this controller's view is inside a wrapper, and no transition removes it from there.
  private func staysInside(_ wrapper: WrapperView) -> Bool {
    loadedView?.isDescendant(of: wrapper) == true && !isLeavingByTransition
  }

  /// Whether the parent is a navigation controller with another top, or a tab bar controller with
  /// another selected tab.
  ///
  /// The view of this controller may still be on screen, until the running push, pop or change of
  /// tabs has ended.
  final var isCoveredInContainer: Bool {
    guard let id = membership?.id, let parent = ownParent else { return false }
    if let stack = parent.navigation { return stack.fact { $0.top(of: $1) } != id }
    if let tabs = parent.tabbing { return tabs.selectedViewController !== self }
    return false
  }

  /// Returns whether a child is visible that takes no part in the exchange of `from` for `to`.
  ///
  /// The app has added such a child beside the screens of a stack or beside the tabs.
  final func shows(
    _ child: ViewController, beside from: ViewController?, _ to: ViewController?
  ) -> Bool {
    child !== from && child !== to && child.isInside(self)
  }

  /// Returns the controllers with the given identities; deallocated controllers are left out.
  final func controllers(_ ids: [ControllerID]) -> [ViewController] {
    guard let world, !ids.isEmpty else { return [] }
    var found: [ViewController] = []
    found.reserveCapacity(ids.count)
    // `compactMap` would check the executor of its closure for each identity.
    for id in ids {
      if let controller = world.controller(id) { found.append(controller) }
    }
    return found
  }

  /// Returns whether this container sends a controller's appearance events.
  ///
  /// For a presented controller, the result is true only if its presentation context is inside this
  /// container. For any other controller, the result is true if the controller is a child of this
  /// container. The result is also true for a controller that has no parent any more, unless it is
  /// the root of a window (C-2a), or its view was moved out of ``spaceForChildren``.
  final func isInCharge(of child: ViewController) -> Bool {
    if let relation = child.ownPresentationController?.relation {
      if let presenter = relation.wrappedPresenter { return isInCharge(of: presenter) }
      return relation.controllerAroundContext === self
    }
    return child.ownParent === self
      || child.ownParent == nil && !child.isWindowRoot && !child.isPlacedOutside(self)
  }

  /// Whether the controller's view is in a superview outside of a container's space for children.
  private func isPlacedOutside(_ container: ViewController) -> Bool {
    guard let view = outerViewIfLoaded, view.superview != nil else { return false }
    return container.spaceForChildren.map { !view.isDescendant(of: $0) } ?? true
  }

  /// Makes a child disappear if this container has disappeared while the child was appearing.
  private func endBeside(_ child: ViewController) {
    guard appearance == .disappeared else { return }
    if child.isAppearing { child.forwardAppearance(.willDisappear) }
    if child.appearance == .disappearing { child.forwardAppearance(.didDisappear) }
  }

  /// Makes this controller's view fill `space`, even if the size of `space` changes later.
  final func placeView(in space: View) {
    guard let view = outerView else { return }
    view.frame = space.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Records how this controller moves while its container replaces the shown child (N-6).
  ///
  /// The record determines `isMovingToParent` and `isMovingFromParent`. A controller that is not in
  /// `moving` is recorded as staying in the container.
  final func mark(as movement: Movement, if moving: [ControllerID]) {
    guard let member = membership?.id else { return }
    let movement = moving.contains(member) ? movement : .staying
    withWorld { $0.hierarchy.apply(.moving(member, movement)) }
  }

  /// Removes the records that `mark(as:if:)` has made for two children.
  ///
  /// Called when one child has replaced the other, or when the replacement was canceled.
  final func unmark(_ from: ViewController?, _ to: ViewController?) {
    withWorld { world in
      if let member = from?.membership?.id { world.hierarchy.apply(.moving(member, nil)) }
      if let member = to?.membership?.id { world.hierarchy.apply(.moving(member, nil)) }
    }
  }

  /// Adds the view of the child that appears.
  ///
  /// Does nothing if a callback has removed the child from this container.
  final func addView(of child: ViewController?, to space: View) {
    guard let child, child.ownParent === self else { return }
    space.addSubview(child.outerView)
  }

  /// Restores the views after a transition between two children was canceled (T-8).
  ///
  /// Removes the incoming view, and adds the outgoing view again. If the outgoing controller has
  /// left this container during the transition, its view is not added.
  final func takeBackViews(to: ViewController?, from: ViewController?, in space: View) {
    removeView(of: to, from: space)
    guard let from, from.ownParent === self, let view = from.outerViewIfLoaded else { return }
    if view.superview !== space { space.addSubview(view) }
    // The layout calls `viewIsAppearing` of the controllers that appear again (P-97).
    for inner in from.visibleInside { inner.loadedView?.setNeedsLayout() }
  }

  /// Removes a child's view from its superview.
  ///
  /// The child may have left this container. Its view then stays if it is outside of `space`, or
  /// inside the view of another controller. The view also stays if the child is presented.
  final func removeView(of child: ViewController?, from space: View) {
    guard let child, let view = child.outerViewIfLoaded,
      child.ownParent === self
        || view.isDescendant(of: space) && !child.isPresented
          && view.superview?.nearestController === self
    else { return }
    view.removeFromSuperview()
  }

  /// Removes children and their views without sending callbacks, and returns the children.
  final func releaseWithViews(_ children: [ViewController]) -> [ViewController] {
    for child in children { child.outerViewIfLoaded?.removeFromSuperview() }
    release(children)
    return children
  }

  /// Calls `didMove(toParent:)` of the removed children, and then of the added children.
  final func tellDidMove(
    _ leaving: some Collection<ViewController>, _ entering: some Collection<ViewController>
  ) {
    for child in leaving { child.tellDidMove(to: nil) }
    for child in entering { child.tellDidMove(to: self) }
  }
}
