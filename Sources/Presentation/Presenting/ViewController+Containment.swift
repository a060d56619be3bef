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
      return
    }
    _ = joined.membership?.isVisiting == true ? world.receives(joining) : world.admits(joining)
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

  /// Calls `body` for this controller and for the visible controllers inside it.
  ///
  /// These are its visible children, and the controllers that are presented in contexts inside its
  /// view.
  ///
  /// A parent is visited before its children (P-34, P-99, C-5).
  ///
  /// - Parameter descends: Returns whether the controllers inside a controller are visited, too.
  ///   Called after `body` for that controller.
  final func forEachVisible(
    where descends: (ViewController) -> Bool = { _ in true },
    _ body: (ViewController) -> Void
  ) {
    var open: [Visible] = []
    var next: Visible? = Visible(controller: self, holder: nil)
    while let visible = next {
      withExtendedLifetime(visible) {
        guard visible.isInPlace else { return }
        body(visible.controller)
        if descends(visible.controller) {
          let inside = visible.controller.visibleNext(inside: self)
          if !inside.isEmpty { open.append(contentsOf: inside.reversed()) }
        }
      }
      next = open.popLast()
    }
  }

  /// A controller that is about to be visited, and the controller that contains or presents it.
  ///
  /// Both are kept alive until the visit.
  private struct Visible {
    let controller: ViewController
    /// The parent or presenter; nil for the outermost controller.
    let holder: ViewController?

    /// Whether the holder still contains or presents the controller.
    ///
    /// A callback during the visit may have removed or dismissed the controller.
    @MainActor var isInPlace: Bool {
      guard let holder else { return true }
      return controller.parent === holder || holder.ownPresented === controller
    }
  }

  /// Returns the visible children of this controller, and then the controllers that this controller
  /// and its children present inside `outer`'s view.
  ///
  /// The controllers that a covered child presents are included.
  private func visibleNext(inside outer: ViewController) -> [Visible] {
    var found: [Visible] = []
    for child in children where shows(child) {
      found.append(Visible(controller: child, holder: self))
    }
    if let guest = guest(inside: outer) { found.append(guest) }
    for child in children {
      if let guest = child.guest(inside: outer) { found.append(guest) }
    }
    return found
  }

  private func guest(inside outer: ViewController) -> Visible? {
    guard let presented = ownPresented, presented !== outer, presented.isInside(outer) else {
      return nil
    }
    return Visible(controller: presented, holder: self)
  }

  final func isInside(_ parent: ViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }
}
