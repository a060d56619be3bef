import Foundation
import PresentationLifecycle

extension ViewController {
  /// The objects that contain a controller; none of them is retained.
  struct Holders {
    var parent: Handle<ViewController>?
    var entering: Handle<ViewController>?
    var rootWindow: Handle<View>?
    /// The role of the controller in a change of the children of an app's container (N-6a).
    var movement: Movement?
  }

  /// The controller that contains this controller; nil if there is none.
  final var ownParent: ViewController? {
    get { holders.parent?.object }
    set {
      holders.parent = newValue?.handle
      newValue?.mayHoldOthers = true
      world?.parentChanged(of: self)
    }
  }

  /// The parent that this controller is about to enter; nil as soon as `parent` is set.
  final var entering: ViewController? {
    get { holders.entering?.object }
    set {
      holders.entering = newValue?.handle
      newValue?.mayHoldOthers = true
    }
  }

  /// The window that has this controller as its root view controller.
  final var rootWindow: Window? {
    get { holders.rootWindow?.object as? Window }
    set { holders.rootWindow = newValue?.handle }
  }

  /// Adds a child to a controller that does not arrange its children itself.
  final func addPlainChild(_ child: ViewController) {
    guard child.ownParent !== self, child.mayEnter(.parent(self)) else { return }
    child.entering = self
    child.navigation?.leaveHost(for: self)
    if child.ownParent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    // A callback may have added the child to another parent.
    guard child.entering === self else { return }
    child.entering = nil
    child.ownParent = self
    child.willMove(toParent: self)
    guard child.ownParent === self, !ownChildren.contains(where: { $0 === child }) else { return }
    changeChildren { $0.append(child) }
    bring(child)
    // The child may have missed callbacks that this controller got before it was in `children`.
    if let world { world.reviews.check(child, in: world) }
  }

  /// Makes a child join this controller's ``World``.
  ///
  /// If this controller has no world, it joins the child's world instead. Does nothing if neither
  /// controller has joined a world.
  final func bring(_ child: ViewController) {
    let (joined, joining) = world == nil ? (child, self) : (self, child)
    guard let world = joined.world else { return }
    if joining.world === world, joining.membership?.isVisiting == false {
      _ = world.admits(joined)
    } else {
      _ = joined.membership?.isVisiting == true ? world.receives(joining) : world.admits(joining)
    }
    // A callback may have made the parent join a world before the child was among its children.
    world.correctParent(of: child)
  }

  final var isWindowRoot: Bool { holders.rootWindow?.object != nil }

  /// Whether a parent, a window or a presentation retains the controller.
  package final var isHeld: Bool { ownParent != nil || isWindowRoot || isPresented }

  /// Whether the controller's `deinit` is running; it may remove the view from its superview.
  ///
  /// A weak reference to a deallocated object is nil. As it makes the object slower, no weak
  /// reference is made to a controller that its parent, window or presentation retains.
  final var isBeingDeallocated: Bool {
    guard !isHeld else { return false }
    weak let living = self
    return living == nil
  }

  /// Notes that this controller enters or leaves a container of the app (N-6a).
  ///
  /// Navigation and tab bar controllers note the roles of their children themselves.
  final func beginPlainMove(to newParent: ViewController?) {
    if let container = newParent ?? ownParent, container.navigation == nil, container.tabbing == nil
    {
      holders.movement = newParent == nil ? .leaving : .entering
    } else if holders.movement != nil {
      holders.movement = nil
    }
  }

  /// Ends the role that ``beginPlainMove(to:)`` has noted.
  ///
  /// If the controller is appearing or disappearing, its role ends after the `did` callback.
  final func endPlainMove() {
    guard holders.movement != nil, !isAppearing, appearance != .disappearing else { return }
    holders.movement = nil
  }

  final func leaveParent() {
    guard let parent = ownParent else { return }
    parent.changeChildren { $0.removeAll { $0 === self } }
    ownParent = nil
    parent.lost(self)
    didMove(toParent: nil)
  }

  final func exchange(
    _ from: ViewController, _ to: ViewController, _ duration: TimeInterval,
    _ options: View.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let world = world ?? .current
    guard from.ownParent === self, to.ownParent === self else {
      return world.report(Issues.noCommonParent(from.printed, to.printed), at: subject)
    }
    let isAnimated = duration > 0
    // A later call for a controller ends the appearance transition that an earlier one has begun.
    let run = ChildExchange.Run(in: self)
    run.endsOld = from.childExchange?.endsAppearance == true
    run.endsNew = to.childExchange?.endsAppearance == true
    (from.childExchange, to.childExchange) = (.removes(run), .shows(run))
    // A child that a presentation covers has disappeared already.
    if isComing, from.appearance != .disappeared {
      run.endsOld = true
      from.beginAppearanceTransition(false, animated: isAnimated)
    }
    to.loadViewIfNeeded()
    // A callback may have called this method again.
    if to.childExchange?.run === run {
      // The new child may be visible already.
      if isComing, to.appearance != .appeared {
        run.endsNew = true
        to.beginAppearanceTransition(true, animated: isAnimated)
      }
      from.yieldPlace(to: to, in: self)
    }
    let finish: (Bool) -> Void = { finished in
      from.endExchange(run)
      to.endExchange(run)
      completion?(finished)
    }
    world.use {
      View.animateTransition(
        withDuration: duration, options: options, animations: { animations?() },
        completion: finish)
    }
  }

  /// Ends this controller's role in a `transition(from:to:)`, unless a later one has taken the
  /// controller over.
  ///
  /// The app may meanwhile use the old controller elsewhere, where its view stays.
  private func endExchange(_ run: ChildExchange.Run) {
    guard let childExchange, childExchange.run === run else { return }
    let isElsewhere =
      isWindowRoot || isPresented || ownParent.map { $0 !== run.parent } == true
    if isExchangedOut, !isElsewhere { leavePlace() }
    self.childExchange = nil
    if childExchange.endsAppearance { endAppearanceTransition() }
  }

  /// This controller and its descendants whose views are inside their parents' views.
  ///
  /// A parent comes before its children in the array.
  package final var visibleInside: [ViewController] {
    var found: [ViewController] = []
    var open = [self]
    while let controller = open.popLast() {
      found.append(controller)
      open.append(contentsOf: controller.ownChildren.filter { $0.isInside(controller) }.reversed())
    }
    return found
  }

  final func isInside(_ parent: ViewController) -> Bool {
    guard let view = loadedView, let outer = parent.loadedView else { return false }
    return view.isDescendant(of: outer)
  }
}
