import PresentationLifecycle

/// Appearance callbacks for controllers whose views enter or leave a window without a transition
/// (P-102, C-6).
extension ViewController {
  /// Whether the controller's view is loaded and on screen.
  final var isViewOnScreen: Bool { loadedView?.isOnScreen == true }

  /// Called before the controller's view comes on screen inside `superview` (P-102, C-6, C-7).
  ///
  /// - Returns: Whether the method has called `viewWillAppear`.
  final func viewWillEnter(_ superview: View, in world: World) -> Bool {
    guard !isComing, world.admits(self) else { return false }
    let parent = ownParent.flatMap { parent in
      parent.loadedView.map(superview.isDescendant) == true ? parent : nil
    }
    guard parent?.isComing != false, isDrivenByViews(inside: parent, in: world) else {
      return false
    }
    let isAnimated = parent.map { $0.isAppearing && $0.isAppearanceAnimated } ?? false
    forwardAppearance(.willAppear, animated: isAnimated, from: .view)
    return true
  }

  /// Calls `viewWillAppear` if the controller has missed it: its view was added to the view of its
  /// appearing parent after the parent had forwarded its own callback (P-99).
  ///
  /// Called when the views of both controllers come on screen together.
  ///
  /// - Returns: Whether the method has called `viewWillAppear`.
  @discardableResult final func followAppearingParent(in world: World) -> Bool {
    guard appearance == .disappeared, let parent = parentAroundView, parent.isAppearing,
      parent.shows(self), followsContainer(in: .willAppear),
      isDrivenByViews(inside: parent, in: world)
    else { return false }
    forwardAppearance(.willAppear, animated: parent.isAppearanceAnimated, from: .view)
    return true
  }

  /// Called when the controller's view has entered a window without a transition (P-102, P-117,
  /// C-6, C-7).
  final func viewEntered(in world: World) {
    guard isViewOnScreen else { return }
    isDrivenByViews(inside: parentAroundView, in: world)
      ? enter(world) : world.reviews.add(self, in: world)
  }

  /// Called before the controller's view leaves a window, which may already be about to close or to
  /// get another root (P-102, P-115a, C-6).
  ///
  /// - Returns: Whether the method has called `viewWillDisappear`.
  @discardableResult final func viewWillLeave(_ world: World) -> Bool {
    guard isComing, isDrivenByViews(inside: parentAroundView, in: world) else { return false }
    forwardAppearance(.willDisappear, animated: false, from: .view)
    return true
  }

  /// Called when the controller's view has left its window without a transition (P-102, C-6).
  final func viewLeft(_ world: World) {
    // A view outside of a window may be resized without a callback (P-86).
    toldSize = nil
    if let id = membership?.id, !world.isInUse(id) { world.members.names.mayBeFree() }
    isDrivenByViews(inside: nil, in: world) ? leave(world) : world.reviews.add(self, in: world)
  }

  fileprivate final func enter(_ world: World) {
    if let parent = parentAroundView {
      switch parent.appearance {
      case .appearing:
        if isComing { return }
        return forwardAppearance(
          .willAppear, animated: parent.isAppearanceAnimated, from: .view)
      case .appeared: break
      case .disappeared, .disappearing: return
      }
    }
    if !isComing {
      let outer = world.entering
      world.entering = self
      forwardAppearance(.willAppear, animated: false, from: .view)
      world.entering = outer
    }
    world.commits.append(
      CommitQueue.Arrival(controller: self, event: .entered), before: controllerAroundView)
    world.requestCommit()
  }

  fileprivate final func leave(_ world: World) {
    switch appearance {
    // The app may have made the controller disappear, and then made its children appear (P-94).
    case .disappeared: return world.reviews.check(self, in: world)
    case .appearing, .appeared: forwardAppearance(.willDisappear, animated: false, from: .view)
    case .disappearing: break
    }
    world.commits.append(CommitQueue.Arrival(controller: self, event: .left))
    world.requestCommit()
  }

  /// The controller whose view contains this controller's view; nil if this controller has a
  /// parent.
  ///
  /// If both controllers appear at the end of the same run-loop turn, this inner controller gets
  /// `viewDidAppear` before the outer controller (C-8).
  private var controllerAroundView: ViewController? {
    ownParent == nil ? loadedView?.superview?.nearestController : nil
  }

  /// Returns whether the controller appears and disappears when its view enters or leaves a window.
  ///
  /// The result is false for presented controllers, and for the children of a container that
  /// forwards appearance callbacks itself (C-9). The result is also false while a transition or the
  /// app controls the controller's appearance (P-102). The app may control the appearance of the
  /// parent; the child of an appearing parent then still follows its own view (P-99).
  ///
  /// - Parameter parent: The parent, if the controller's view is or will be inside its view.
  private func isDrivenByViews(
    inside parent: @autoclosure () -> ViewController?, in world: World
  ) -> Bool {
    guard !world.isEnded, let id = membership?.id, world.hierarchy.isLeftAlone(id),
      ownParent?.shouldAutomaticallyForwardAppearanceMethods != false
    else { return false }
    return parent()?.isAppearing == true
      ? !world.hierarchy.isInManualTransition(id) : !isInManualTransition(in: world)
  }

  /// Returns whether the app has begun an appearance transition of this controller or of an
  /// ancestor with `beginAppearanceTransition`, and has not ended it.
  final func isInManualTransition(in world: World) -> Bool {
    guard let id = membership?.id else { return false }
    return world.hierarchy.isInsideManualTransition(id)
  }
}

/// Appearance callbacks for the controllers in a window that is shown or hidden (P-117a).
extension Window {
  /// Makes the controllers in the window appear, from back to front, after the window was shown.
  final func contentEntered(in world: World) {
    forEachInside { $0.setNeedsLayout() }
    for controller in outermostControllers(in: world)
    where controller.isViewOnScreen {
      // The app may have made the controller appear while the window was hidden, and then added
      // children to it (P-94).
      controller.isComing ? world.reviews.check(controller, in: world) : controller.enter(world)
    }
    for presenter in world.presenters.all { presenter.setNeedsUpdate() }
  }

  /// Makes the controllers in the window disappear, from front to back, after the window was
  /// hidden.
  final func contentLeft(_ world: World) {
    for controller in outermostControllers(in: world).reversed() { controller.leave(world) }
    forEachInside { $0.controller?.viewLeftWindow() }
  }

  /// Tells the navigation controllers in the window that their views have entered or left the
  /// screen (N-34, N-41a).
  final func noteForStacks() {
    forEachInside { $0.controller?.navigation?.noteWindow() }
  }

  /// Returns the outermost controllers of the window's views, from back to front.
  ///
  /// A child whose view is inside its parent's view is left out, because the parent forwards the
  /// callbacks to the child (P-34). A controller is also left out while the app controls its
  /// appearance with `beginAppearanceTransition`.
  private func outermostControllers(in world: World) -> [ViewController] {
    var found: [ViewController] = []
    var all: Set<ObjectIdentifier> = []
    forEachInside { view in
      guard let controller = view.controller ?? view.containedRelation?.presented,
        all.insert(ObjectIdentifier(controller)).inserted
      else { return }
      found.append(controller)
    }
    return found.filter { controller in
      guard let id = controller.membership?.id, !world.hierarchy.isInManualTransition(id) else {
        return false
      }
      return controller.parentAroundView.map { !all.contains(ObjectIdentifier($0)) } ?? true
    }
  }
}
