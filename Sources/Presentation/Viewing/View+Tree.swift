extension View {
  /// Creates a view with a name, and a frame in the coordinates of its future superview.
  public convenience init(_ name: String, frame: CGRect = .zero) {
    self.init(frame: frame)
    named(name)
  }

  /// The name that a printed view tree shows: the view's name, else its controller's name and
  /// `.view`, else its type.
  package final var printedName: String {
    if !name.isEmpty { return name }
    return controller.map { "\($0.name).view" } ?? String(describing: type(of: self))
  }

  /// Exchanges the subviews at two indices; index 0 is the back.
  ///
  /// Has no effect if an index is not valid.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    changeSubviews { $0.swapAt(index1, index2) }
  }

  final func reorder(_ view: View, _ place: (inout [View], View) -> Void) {
    guard let index = index(of: view) else { return }
    changeSubviews { place(&$0, $0.remove(at: index)) }
  }

  final func firstView(tagged tag: Int) -> View? {
    var found: View?
    forEachInside { if found == nil, $0.tag == tag { found = $0 } }
    return found
  }

  final func leaveSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    let old = superview
    announceMove(to: nil)
    let told = tellBeforeLeaving(for: nil)
    defer { review(told, ifOnScreen: true) }
    // A callback may have moved this view elsewhere.
    if !told.isEmpty, superview !== old {
      if let world = handleOfWindow?.owner { reviewContents(in: world) }
      return
    }
    leavePlacements()
    guard detach() else { return }
    move(to: nil)
    didMoveToSuperview()
  }

  /// Returns whether this view is `view` itself, or is inside `view`.
  public final func isDescendant(of view: View) -> Bool {
    if self === view { return true }
    let searched = view.handle
    var next = handleOfSuperview
    while let candidate = next {
      if candidate === searched { return true }
      next = candidate.read { $0.handleOfSuperview }
    }
    return false
  }

  /// Whether this view and another view have the same superview, or have none.
  final func isBeside(_ view: View) -> Bool { handleOfSuperview === view.handleOfSuperview }

  final func insert(_ view: View, at place: (View) -> Int) {
    guard !isDescendant(of: view) else {
      return world.report(
        Issues.viewInsideItself(view.description, in: view === self ? nil : description))
    }
    guard hasConsistentParent(view), belongsHere(view) else { return }
    view.announceMove(to: window)
    let leaving = view.tellBeforeLeaving(for: window)
    defer { review(leaving, ifOnScreen: true) }
    let entering = view.tellBeforeEntering(self)
    defer { review(entering, ifOnScreen: false) }
    view.willMove(toSuperview: self)
    // A callback may have moved this view into the other one, or a controller to another parent.
    guard view.subviews.isEmpty || !isDescendant(of: view) else { return }
    if !leaving.isEmpty || !entering.isEmpty {
      guard hasConsistentParent(view), belongsHere(view) else { return }
    }
    let isMoved = view.superview !== self
    if isMoved { view.leavePlacements() }
    let old = isMoved ? nil : index(of: view)
    view.detach(stayingIn: self)
    let index = place(self)
    changeSubviews { $0.insert(view, at: index) }
    view.superview = self
    view.extras?.placement?.superviewChanged()
    // A layout callback may add subviews in the same order in each layout.
    if index != old, old == nil || !isBeingLaidOut { setNeedsLayout() }
    didAddSubview(view)
    if view.superview === self { view.move(to: window) }
    view.didMoveToSuperview()
  }

  /// Returns whether `view` may be added to this view.
  ///
  /// The view of a child controller may be added only inside the view of the child's parent. If
  /// this view belongs to another controller, the method reports an issue and returns false (C-15).
  /// The view of a controller without a parent may be added anywhere (C-8).
  private func hasConsistentParent(_ view: View) -> Bool {
    let child = view.handleOfController, parent = child?.read { $0.holders.parent }
    let owner = handleOfNearestController
    guard owner !== parent, owner !== child, let child = child?.object,
      let parent = parent?.object, let owner = owner?.object
    else { return true }
    world.report(
      Issues.wrongParent(child.printed, shouldBe: owner.printed, but: parent.printed),
      at: child.subject)
    return false
  }

  /// Returns whether a view and the views inside it may enter this view's ``World``.
  ///
  /// If a controller inside the view belongs to another world, reports an issue and returns false.
  private func belongsHere(_ view: View) -> Bool {
    guard let world = handleOfWindow?.owner, view.handleOfWindow?.owner !== world else {
      return true
    }
    var stranger: ViewController?
    view.forEachInside { inside in
      if let controller = inside.controller, stranger == nil, world.isForeign(controller) {
        stranger = controller
      }
    }
    guard let stranger else { return true }
    world.report(Issues.crossedWorlds(stranger.printed))
    return false
  }

  /// The controller of this view, or of the nearest superview that has a controller.
  package final var nearestController: ViewController? { handleOfNearestController?.object }

  private var handleOfNearestController: Handle<ViewController>? {
    if let handleOfController { return handleOfController }
    var next = handleOfSuperview
    while let view = next {
      if let found = view.read({ $0.handleOfController }) { return found }
      next = view.read { $0.handleOfSuperview }
    }
    return nil
  }

  /// Returns the index of a subview, counted from the back; nil if the view is not a subview.
  final func index(of subview: View) -> Int? {
    let subviews = subviews
    for index in subviews.indices.reversed() where subviews[index] === subview { return index }
    return nil
  }

  /// Removes this view from its superview, and returns whether it had a superview.
  ///
  /// A layout of the superview is requested, unless the view is about to return to it (`home`).
  @discardableResult private func detach(stayingIn home: View? = nil) -> Bool {
    guard let superview else { return false }
    superview.willRemoveSubview(self)
    if let index = superview.index(of: self) {
      superview.changeSubviews { $0.remove(at: index) }
    }
    if superview !== home { superview.setNeedsLayout() }
    self.superview = nil
    return true
  }

  /// Calls `willMove(toWindow:)` on this view and the views inside it, if their window will change
  /// (C-27).
  private func announceMove(to window: Window?) {
    guard self.window !== window else { return }
    forEachInside { $0.willMove(toWindow: window) }
  }

  /// Moves this view and the views inside it into a window, or out of their window.
  ///
  /// Calls `didMoveToWindow()` on each view.
  private func move(to window: Window?) {
    let old = self.window
    guard old !== window else { return }
    defer { if let window, !window.missedTraits.isEmpty { window.tellMissedTraits() } }
    old?.owner?.responders.leaveWindow(self)
    if subviews.isEmpty {
      let controller = enter(window)
      if let world = window?.owner { world.responders.enterWindow(self, in: world) }
      if let controller {
        tell(controller, from: old, to: window)
        if !isOnScreen { controller.viewLeftWindow() }
      }
      if subviews.isEmpty { return }
      // A callback has added subviews, perhaps before this view was in the window.
      for view in subviews where self.window === window { view.move(to: window) }
      return
    }
    var moved: [(view: View, controller: ViewController)] = []
    forEachInside { view in
      guard view === self || view.isYetToFollowSuperview else { return }
      if let controller = view.enter(window) { moved.append((view, controller)) }
    }
    if let world = window?.owner { world.responders.enterWindow(self, in: world) }
    if moved.isEmpty { return }
    let together = MovingControllers(moved.map(\.controller))
    for (view, controller) in moved {
      if !together.containsParent(of: controller) {
        view.tell(controller, from: old, to: window)
      } else if let world = window?.owner, view.window === window, world.admits(controller),
        view.isOnScreen
      {
        controller.followAppearingParent(in: world)
      }
    }
    for (view, controller) in moved where !view.isOnScreen { controller.viewLeftWindow() }
  }

  /// Calls `viewWillDisappear` on the controllers whose views are about to leave the screen with
  /// this view (P-102).
  ///
  /// The views are still in their window during the calls.
  ///
  /// - Returns: The controllers whose `viewWillDisappear` was called.
  private func tellBeforeLeaving(for new: Window?) -> [ViewController] {
    guard isOnScreen, new?.isVisible != true, let world = handleOfWindow?.owner else { return [] }
    return told { $0.isViewOnScreen && $0.viewWillLeave(world) }
  }

  /// Calls `viewWillAppear` on the controllers whose views are about to come on screen with this
  /// view, which is about to enter a superview (P-102).
  ///
  /// The views are not in their window yet during the calls.
  ///
  /// - Returns: The controllers whose `viewWillAppear` was called.
  private func tellBeforeEntering(_ superview: View) -> [ViewController] {
    guard superview.isOnScreen, !isOnScreen, let world = superview.handleOfWindow?.owner else {
      return []
    }
    return told({ $0.viewWillEnter(superview, in: world) }) { $0.followAppearingParent(in: world) }
  }

  /// Calls a function with the controllers of this view and the views inside it.
  ///
  /// A controller is left out if its parent moves with it, because the parent forwards its own
  /// appearance callbacks (P-34).
  ///
  /// - Parameter tellLate: Called afterward with all controllers inside this view, if there were
  ///   any before.
  /// - Returns: The controllers for which a function returns true.
  private func told(
    _ tell: (ViewController) -> Bool, then tellLate: ((ViewController) -> Bool)? = nil
  ) -> [ViewController] {
    if subviews.isEmpty {
      guard let controller, !controller.isBeingDeallocated, tell(controller) else { return [] }
      return [controller]
    }
    let moving = controllersInside
    if moving.isEmpty { return [] }
    let together = MovingControllers(moving)
    var told: [ViewController] = []
    for controller in moving
    where !controller.isBeingDeallocated && !together.containsParent(of: controller) {
      // A callback may have moved the view.
      guard controller.loadedView?.isDescendant(of: self) == true else { continue }
      if tell(controller) { told.append(controller) }
    }
    if let tellLate { told += controllersInside.filter(tellLate) }
    return told
  }

  /// The controllers of this view and of the views inside it.
  private var controllersInside: [ViewController] {
    var found: [ViewController] = []
    forEachInside { if let controller = $0.controller { found.append(controller) } }
    return found
  }

  /// Puts the told controllers under review whose views are now on screen, or off screen, because a
  /// callback has moved them elsewhere (P-102a).
  private func review(_ told: [ViewController], ifOnScreen isOnScreen: Bool) {
    for controller in told where controller.isViewOnScreen == isOnScreen {
      if let world = controller.world { world.reviews.check(controller, in: world) }
    }
  }

  /// Puts the controllers of this view and of the views inside it under review (P-102a).
  final func reviewContents(in world: World) {
    forEachInside {
      if let controller = $0.controller { world.reviews.check(controller, in: world) }
    }
  }

  /// Whether the superview has moved to another window, and this view has not followed it yet.
  ///
  /// A callback may have added this view after its superview was moved, or may have removed it.
  private var isYetToFollowSuperview: Bool {
    handleOfWindow !== handleOfSuperview?.read(\.handleOfWindow)
  }

  /// Moves this view itself to a window, and returns the controller that must be told.
  private func enter(_ window: Window?) -> ViewController? {
    enterMatching(of: window)
    if let window { extras?.entered(window) } else { endAnimationsOutsideWindow() }
    didMoveToWindow()
    if window != nil { setNeedsLayout() }
    guard let controller, !controller.isBeingDeallocated else { return nil }
    return controller
  }

  /// Sends this view's controller its appearance events, because the view has moved to another
  /// window.
  ///
  /// Sends nothing if a callback has moved the view again, or if the window's world refuses the
  /// controller.
  ///
  /// If both windows are visible, the view stays on screen. Events are sent only if the controller
  /// has missed some (P-102a).
  private func tell(_ controller: ViewController, from old: Window?, to new: Window?) {
    guard window === new else { return }
    if let owner = new?.owner, !owner.admits(controller) { return }
    switch (old?.isVisible == true, new?.isVisible == true) {
    case (false, true): if let world = new?.owner { controller.viewEntered(in: world) }
    // A callback of another controller may have closed the old window, which then has no owner.
    case (_, false): if let world = controller.world { controller.viewLeft(world) }
    case (true, true): if let world = new?.owner { world.reviews.check(controller, in: world) }
    }
  }

  /// Calls `body` for this view and all views inside it: each view before its subviews, and the
  /// subviews from back to front.
  final func forEachInside(_ body: (View) -> Void) {
    body(self)
    if subviews.isEmpty { return }
    var (siblings, next) = (subviews, 0)
    var open: [(siblings: [View], next: Int)] = []
    while next < siblings.count {
      let view = siblings[next]
      next += 1
      body(view)
      if !view.subviews.isEmpty {
        if next < siblings.count { open.append((siblings, next)) }
        (siblings, next) = (view.subviews, 0)
      } else if next == siblings.count, let outer = open.popLast() {
        (siblings, next) = outer
      }
    }
  }
}

/// The controllers whose views move into a window, or out of it, together.
@MainActor private struct MovingControllers {
  private let identifiers: Set<ObjectIdentifier>

  init(_ controllers: [ViewController]) {
    identifiers = controllers.count > 1 ? Set(controllers.map { ObjectIdentifier($0) }) : []
  }

  /// Whether the parent of a controller moves, too, with the controller's view inside its own.
  ///
  /// Then the parent forwards the appearance events (P-34).
  func containsParent(of controller: ViewController) -> Bool {
    guard !identifiers.isEmpty, let parent = controller.parentAroundView else { return false }
    return identifiers.contains(ObjectIdentifier(parent))
  }
}
