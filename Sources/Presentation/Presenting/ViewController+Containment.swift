public import Foundation

extension ViewController {
  /// Makes `child` a child of this controller, and takes it from another parent first (P-100, C-1).
  ///
  /// Sets `parent`, sends `willMove(toParent:)`, and then adds to `children`; the app sends
  /// `didMove(toParent:)` afterwards (C-3). Sends no appearance callbacks: those follow the child's
  /// view (C-4). A child that is a window's root or is presented raises an issue (P-101), and one
  /// that is around this controller reports one (C-1a); then nothing changes.
  public final func addChild(_ child: ViewController) {
    guard child.parent !== self, child.mayEnter(.parent(self)) else { return }
    child.entering = self
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
      // A callback may have brought the child somewhere else.
      guard child.entering === self else { return }
    }
    child.entering = nil
    child.parent = self
    child.willMove(toParent: self)
    guard child.parent === self, !children.contains(where: { $0 === child }) else { return }
    changeChildren { $0.append(child) }
    bring(child)
  }

  /// A child and its parent belong to one world, for as long as either does.
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
  /// In the call: `from.viewWillDisappear`, `to.viewWillAppear`, the new view enters the old one's
  /// superview, `animations`. After `duration` seconds, or in the call when that is zero: the old
  /// view leaves, `from.viewDidDisappear`, `to.viewDidAppear`, `completion(true)`. It moves no
  /// controller between parents, and is not for a container that forwards appearance by itself.
  /// Both must be children of this controller; else an issue is raised and nothing happens.
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

  /// This controller and those inside it whose views are in its view, a parent first.
  package final var visibleInside: [ViewController] {
    var found: [ViewController] = []
    var open = [self]
    while let controller = open.popLast() {
      found.append(controller)
      open.append(contentsOf: controller.children.filter { $0.isInside(controller) }.reversed())
    }
    return found
  }

  /// Visits this controller and the visible ones inside it, a parent first (P-34, P-99, C-5): its
  /// children, and what those show in contexts of their own.
  ///
  /// - Parameter descends: Whether to visit what is inside a controller, asked after its visit.
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

  /// A controller that is about to be visited, and the one that holds it, which lives until then.
  private struct Visible {
    let controller: ViewController
    /// Nil for the outermost one.
    let holder: ViewController?

    /// Whether the holder still holds the controller: a callback may have taken it away.
    @MainActor var isInPlace: Bool {
      guard let holder else { return true }
      return controller.parent === holder || holder.ownPresented === controller
    }
  }

  /// The visible children of this controller, and then what it or a child of it, visible or
  /// covered, presents inside `outer`'s view.
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
