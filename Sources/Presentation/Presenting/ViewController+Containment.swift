public import Foundation

extension ViewController {
  /// Makes `child` a child of this controller.
  ///
  /// If the child has another parent, it is removed from that parent first (P-100, C-1). Sets
  /// `parent`, calls `willMove(toParent:)`, and then appends the child to `children`. The app calls
  /// `didMove(toParent:)` afterward (C-3). Appearance callbacks are not sent now, but when the
  /// child's view is added or removed (C-4).
  ///
  /// If the child is a window's root or is presented, an issue is raised (P-101). If the child
  /// contains this controller, an issue is reported (C-1a). In both cases nothing changes.
  public final func addChild(_ child: ViewController) {
    guard child.parent !== self, child.mayEnter(.parent(self)) else { return }
    child.entering = self
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
      // A callback may have added the child to another parent.
      guard child.entering === self else { return }
    }
    child.entering = nil
    child.parent = self
    child.willMove(toParent: self)
    guard child.parent === self, !children.contains(where: { $0 === child }) else { return }
    changeChildren { $0.append(child) }
    bring(child)
  }

  /// Makes a child and this parent join the same world, if the child or the parent has already
  /// joined a world.
  final func bring(_ child: ViewController) {
    let (joined, joining) = world == nil ? (child, self) : (self, child)
    guard let world = joined.world else { return }
    if joining.world === world, joining.membership?.isVisiting == false {
      _ = world.admits(joined)
    } else {
      _ = joined.membership?.isVisiting == true ? world.receives(joining) : world.admits(joining)
    }
    // A callback may have made the parent join before the child was among its children.
    world.correctParent(of: child)
  }

  final var isWindowRoot: Bool { rootWindow != nil }

  final func leaveParent() {
    guard let parent else { return }
    parent.changeChildren { $0.removeAll { $0 === self } }
    self.parent = nil
    parent.lost(self)
    didMove(toParent: nil)
  }

  /// Exchanges the views of two children over time (C-13, C-14).
  ///
  /// The call first calls `from.viewWillDisappear` and `to.viewWillAppear`, adds the view of `to`
  /// to the superview of the view of `from`, and runs `animations`. After `duration` seconds, or in
  /// the call if `duration` is zero, it removes the view of `from`, calls `from.viewDidDisappear`
  /// and `to.viewDidAppear`, and calls `completion(true)`.
  ///
  /// Both controllers remain children of this controller. Containers that forward appearance
  /// callbacks themselves do not use this method. If one of the controllers is not a child of this
  /// controller, an issue is raised and nothing happens.
  public final func transition(
    from: ViewController, to: ViewController, duration: TimeInterval,
    options: View.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let world = world ?? .current
    guard from.parent === self, to.parent === self else {
      return world.report(Issues.noCommonParent(from.printed, to.printed), at: subject)
    }
    let isAnimated = duration > 0
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    from.view.superview?.insertSubview(to.view, aboveSubview: from.view)
    let finish: (Bool) -> Void = { finished in
      from.view.removeFromSuperview()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      completion?(finished)
    }
    world.use {
      View.animate(
        withDuration: duration, options: options, animations: { animations?() },
        completion: finish)
    }
  }

  /// This controller and the controllers inside it whose views are inside their parents' views.
  ///
  /// A parent comes before its children.
  package final var visibleInside: [ViewController] {
    var found: [ViewController] = []
    var open = [self]
    while let controller = open.popLast() {
      found.append(controller)
      open.append(contentsOf: controller.children.filter { $0.isInside(controller) }.reversed())
    }
    return found
  }

  final func isInside(_ parent: ViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }
}
