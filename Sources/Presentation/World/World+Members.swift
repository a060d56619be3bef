import PresentationLifecycle

extension World {
  /// Adds a controller, its parents and all their descendants to the world until the world ends.
  ///
  /// If any of the controllers to add belongs to another world, reports an issue, changes nothing,
  /// and returns false.
  func admits(_ controller: ViewController) -> Bool {
    guard receives(controller) else { return false }
    if controller.membership?.isVisiting == true { settle(controller) }
    return true
  }

  /// Adds a controller to the world like ``admits(_:)``, but only for the duration of a call.
  ///
  /// During the call, the controller is called a visitor. The controller stays if the call gives it
  /// a parent, a window or a presentation in the world. Otherwise the controller leaves the world
  /// as soon as no call and no transition needs it.
  func receives(_ controller: ViewController) -> Bool {
    if controller.world === self {
      correctParent(of: controller)
      return true
    }
    let tree = newcomers(around: controller)
    if let stranger = tree.first(where: isHeldElsewhere) {
      report(Issues.crossedWorlds(stranger.printed))
      return false
    }
    while let other = tree.first(where: { $0.world != nil })?.world {
      other.letGo(tree.filter { $0.world === other })
    }
    for newcomer in tree { join(newcomer) }
    for newcomer in tree { newcomer.joined() }
    return true
  }

  /// Adds controllers to the world for the duration of a call, until one of them is refused.
  ///
  /// - Returns: Whether all controllers were added.
  func receives(_ controllers: [ViewController]) -> Bool {
    for controller in controllers where !receives(controller) { return false }
    return true
  }

  /// Returns whether a controller or one of its descendants belongs to another world.
  ///
  /// Controllers that are in the other world only during a call do not count.
  func isForeign(_ controller: ViewController) -> Bool {
    if controller.world === self { return false }
    var open = [controller]
    while let next = open.popLast() {
      if isHeldElsewhere(next) { return true }
      if next.world == nil { open.append(contentsOf: next.ownChildren) }
    }
    return false
  }

  private func isHeldElsewhere(_ controller: ViewController) -> Bool {
    guard let other = controller.world, other !== self else { return false }
    return controller.membership?.isVisiting == false
      || other.needs(controller, waiting: other.calls.concerned)
  }

  /// Returns the controllers that join the world together with a controller.
  ///
  /// The search goes up to the outermost ancestor that has not joined the world. The result
  /// contains this ancestor, and all its descendants that have not joined.
  ///
  /// The controller itself is included, even if its parent's `children` do not contain it yet.
  private func newcomers(around controller: ViewController) -> [ViewController] {
    var path = [controller]
    while let parent = path.last?.parent, parent.world !== self { path.append(parent) }
    var seen: Set<ObjectIdentifier> = []
    var found: [ViewController] = []
    for start in path.reversed() {
      var open = [start]
      while let next = open.popLast() {
        if next.world === self || !seen.insert(ObjectIdentifier(next)).inserted { continue }
        found.append(next)
        if !isHeldElsewhere(next) { open.append(contentsOf: next.ownChildren) }
      }
    }
    return found
  }

  /// Gives each controller that joins the world from now on a name that no controller has had.
  ///
  /// By default, the name of a deallocated controller is given to another controller.
  package final func neverReuseNames() { members.names.reusesNumbers = false }

  private func join(_ controller: ViewController) {
    for gone in members.sweep() { hierarchy.leave(gone) }
    let id = hierarchy.join(controller.keptAppearance)
    controller.keptAppearance = nil
    let name = members.names.give(controller, id, isInUse: isInUse)
    controller.world = self
    let membership = Membership(of: controller, as: id, name: name, in: recorder)
    controller.membership = membership
    members.insert(membership)
    visitors.append(id)
    noteContext(of: controller)
    noteParent(of: controller)
    for child in controller.ownChildren where child.world === self { noteParent(of: child) }
  }

  // MARK: Visitors

  /// Makes a visitor, its parents and all their descendants stay in the world until the world ends.
  ///
  /// A visitor is a controller that belongs to the world only during a call.
  private func settle(_ controller: ViewController) {
    // A controller that is being added is not among its parent's children yet.
    var open = [controller]
    while let parent = open.last?.parent, parent.membership?.isVisiting == true {
      open.append(parent)
    }
    while let next = open.popLast() {
      guard next.world === self, next.membership?.isVisiting == true else { continue }
      next.membership?.isVisiting = false
      open.append(contentsOf: next.ownChildren)
    }
  }

  /// Removes the visitors from the world, if no call is running.
  ///
  /// A visitor is a controller that belongs to the world only during a call. A visitor stays while
  /// a waiting call or a running transition needs it. Its parents and descendants stay as well.
  func releaseVisitors() {
    if !isInCall, !visitors.isEmpty { letGoOfVisitors() }
  }

  private func letGoOfVisitors() {
    let here = visitors.compactMap { controller($0) }.filter { $0.membership?.isVisiting == true }
    guard !here.isEmpty else { return visitors.removeAll() }
    let waiting = calls.concerned
    var busy: Set<ObjectIdentifier> = []
    for visitor in here where needs(visitor, waiting: waiting) {
      busy.insert(ObjectIdentifier(visitor.outermost))
    }
    let isBusy = here.map { busy.contains(ObjectIdentifier($0.outermost)) }
    visitors = zip(here, isBusy).compactMap { $1 ? $0.membership?.id : nil }
    letGo(zip(here, isBusy).compactMap { $1 ? nil : $0 })
  }

  /// Returns whether a waiting call or a running transition needs a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller, which belongs to this world.
  ///   - waiting: The identities of the controllers that waiting calls concern.
  private func needs(_ controller: ViewController, waiting: Set<ObjectIdentifier>) -> Bool {
    guard let id = controller.membership?.id else { return false }
    return waiting.contains(ObjectIdentifier(controller)) || hierarchy.isInTransition(id)
  }

  /// Removes several visitors from the world.
  ///
  /// Before the first visitor is removed, `left()` is called on every visitor. During this call,
  /// containers can still read their children from the world. Each visitor keeps its appearance
  /// state.
  private func letGo(_ leaving: [ViewController]) {
    for visitor in leaving { visitor.left() }
    for visitor in leaving {
      guard let id = visitor.membership?.id else { continue }
      visitor.keptAppearance = hierarchy.leave(id)
      members.remove(id)
      (visitor.world, visitor.membership) = (nil, nil)
    }
    visitors.removeAll { controller($0) == nil }
  }

  /// Returns whether a controller is in use, so that no other controller may get its name.
  ///
  /// A controller is in use if one of these statements is true:
  ///
  /// - It is on screen.
  /// - It has a parent.
  /// - It presents a controller, or is presented.
  /// - It is part of a waiting call.
  /// - It is a visitor, such as a controller that the running call has not added yet.
  ///
  /// A new controller may get the name of a controller that is not in use, even if the old
  /// controller still exists. Therefore names do not depend on the time at which controllers are
  /// deallocated.
  func isInUse(_ id: ControllerID) -> Bool {
    guard let controller = controller(id) else { return false }
    return controller.loadedView?.window != nil || controller.ownParent != nil
      || controller.membership?.isVisiting == true || hierarchy.isPresentingOrPresented(id)
      || calls.concern(controller)
  }

  func parentChanged(of controller: ViewController) {
    if controller.ownParent == nil { members.names.mayBeFree() }
    noteParent(of: controller)
    reviews.check(controller, in: self)
  }

  func noteParent(of controller: ViewController) {
    guard let id = controller.membership?.id else { return }
    hierarchy.apply(.parent(id, controller.ownParent?.membership?.id))
  }

  /// Records a controller's parent in the state machines again, if the record is out of date.
  ///
  /// There are two possible reasons: The recorded parent was deallocated. Or the parent joined the
  /// world only after it had become the parent.
  func correctParent(of controller: ViewController) {
    guard let id = controller.membership?.id,
      hierarchy.parent(of: id) != controller.holders.parent?.read({ $0.membership?.id })
    else { return }
    noteParent(of: controller)
  }

  /// Removes the deallocated parents of a controller and of its ancestors from the state machines.
  ///
  /// Unlike ``correctParent(of:)``, this method adds no parents: during `addChild`, a parent is
  /// recorded only after the callbacks.
  func forgetLostParents(around controller: ViewController) {
    var next: ViewController? = controller
    while let child = next {
      if let id = child.membership?.id, let parent = hierarchy.parent(of: id),
        self.controller(parent) == nil
      {
        noteParent(of: child)
      }
      next = child.ownParent
    }
  }

  func noteContext(of controller: ViewController) {
    guard let id = controller.membership?.id else { return }
    hierarchy.apply(.definesPresentationContext(id, controller.definesPresentationContext))
  }

  /// The names of all controllers that have ever joined the world.
  package var names: Set<String> { members.names.all }

  /// Reports a gesture of the user on a controller that has never been in this world.
  package func reportNoSuchController(_ name: String, gesture: String, nearest: String?) {
    report(Issues.noSuchController(name, gesture: gesture, nearest: nearest))
  }

  /// Reports a tap of the user on an action that the alert does not have.
  package func reportNoSuchAction(_ title: String, in alert: String, nearest: String?) {
    report(Issues.noSuchAction(title, in: alert, nearest: nearest))
  }

  /// Reports a gesture of the user after the stage was closed.
  package func reportClosedStage(_ gesture: String) { report(Issues.stageIsClosed(gesture)) }

  /// The controllers of the world that still exist, in the order in which they joined.
  package var controllers: [ViewController] { members.alive }

  func controller(_ id: ControllerID) -> ViewController? { members[id] }

  func running(_ id: TransitionID) -> TransitionContext? { transitions[id] }
}
