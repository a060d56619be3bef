extension Hierarchy {
  /// A change of a value that app code can read, such as `isBeingPresented`.
  ///
  /// A state machine makes these changes only through the effects in its state table (law 5 of
  /// ``Machine``). Changes by the app itself, such as a new parent, do not come from a state table.
  package enum Fact: Hashable, Sendable {
    case parent(ControllerID, ControllerID?)
    case definesPresentationContext(ControllerID, Bool)
    case linked(LinkID)
    case unlinked(LinkID)
    case beingPresented(ControllerID, Bool)
    case beingDismissed(ControllerID, Bool)
    case inProgress(ControllerID, Bool)
    case coordinatorOpened(TransitionID)
    /// The transition is over; its completions are called next (T-46).
    case coordinatorClosed(TransitionID)
    case locksInteraction(TransitionID, Bool)
    case interactive(TransitionID, Bool)
    case cancelled(TransitionID, Bool)
    case fluid(TransitionID)
    case visibility(LinkID, PresenterVisibility)
    case released(LinkID)
    /// The planned push, pop or set has changed the array of controllers.
    case stackSet(StackID)
    /// The previous array of controllers was restored (N-66 to N-69).
    case stackRestored(StackID)
    /// A controller has left its stack without a push, pop or set.
    case stackLost(StackID, ControllerID)
    case shown(StackID, ControllerID?)
    case inWindow(StackID, Bool)
    /// The interruption of the running transition by an operation begins (true) or has ended
    /// (false).
    ///
    /// During the interruption, other operations wait (N-42).
    case interrupting(StackID, Bool)
    /// The planned change was made to the tabs or to the selection.
    case tabsSet(TabID)
    /// The previous tabs and selection were restored (N-101a, T-13).
    case tabsRestored(TabID)
    case tabShown(TabID, ControllerID?)
    /// A controller has left its tab bar controller without a change of the tabs.
    case tabLost(TabID, ControllerID)
    case moving(ControllerID, Movement?)
    /// One controller of a stack replaces another on screen (N-6).
    case movingInStack(StackID, from: ControllerID?, to: ControllerID?, StackDirection)
  }

  /// Changes a value that app code can read; no other method changes such a value.
  package mutating func apply(_ fact: Fact) {
    switch fact {
    case .parent(let id, let parent):
      _ = controllers.update(id) { $0.parent = parent }
      if parent != nil, links.count > 0 { moveContexts(into: layerRoot(of: id)) }
      if transitions.count > 0 { involveLayer(layerRoot(of: id)) }
    case .definesPresentationContext(let id, let defines):
      _ = controllers.update(id) { $0.definesPresentationContext = defines }
    case .linked(let id):
      setLink(id, to: id)
    case .unlinked(let id):
      setLink(id, to: nil)
    case .beingPresented(let id, let flag):
      _ = controllers.update(id) { $0.isBeingPresented = flag }
    case .beingDismissed(let id, let flag):
      _ = controllers.update(id) { $0.isBeingDismissed = flag }
    case .inProgress(let id, let flag):
      _ = controllers.update(id) { $0.isInProgress = flag }
    case .coordinatorOpened(let id):
      _ = transitions.update(id) { $0.isCoordinatorOpen = true }
    case .coordinatorClosed(let id):
      _ = transitions.update(id) { ($0.isCoordinatorOpen, $0.isOver) = (false, true) }
    case .locksInteraction(let id, let locks):
      setLock(of: id, locks)
    case .interactive(let id, let flag):
      _ = transitions.update(id) { $0.isInteractive = flag }
    case .cancelled(let id, let flag):
      _ = transitions.update(id) { $0.wasCancelled = flag }
    case .fluid(let id):
      _ = transitions.update(id) { $0.isFluid = true }
    case .visibility(let id, let visibility):
      _ = links.update(id) { $0.visibility = visibility }
    case .released(let id):
      links.remove(id)
    case .stackSet(let id):
      _ = stacks.update(id) { $0.carryOut() }
    case .stackRestored(let id):
      _ = stacks.update(id) { $0.takeBack() }
    case .stackLost(let id, let controller):
      _ = stacks.update(id) { $0.lose(controller) }
    case .shown(let id, let controller):
      _ = stacks.update(id) { $0.show(controller) }
    case .inWindow(let id, let flag):
      _ = stacks.update(id) { $0.isInWindow = flag }
    case .interrupting(let id, let flag):
      _ = stacks.update(id) { $0.isInterrupting = flag }
    case .tabsSet(let id):
      _ = tabs.update(id) { $0.tabs = $0.target }
    case .tabsRestored(let id):
      _ = tabs.update(id) { $0.takeBack() }
    case .tabShown(let id, let controller):
      _ = tabs.update(id) { $0.show(controller) }
    case .tabLost(let id, let controller):
      _ = tabs.update(id) { $0.lose(controller) }
    case .moving(let id, let movement):
      _ = controllers.update(id) { $0.movement = movement }
    case .movingInStack(let id, let from, let to, let direction):
      setMovements(from: from, to: to, direction, in: id)
    }
  }

  /// Records how the controllers that replace each other in a stack move (N-6).
  private mutating func setMovements(
    from: ControllerID?, to: ControllerID?, _ direction: StackDirection, in id: StackID
  ) {
    if let from, let isLeaving = stacks.read(id, { $0.leaving.contains(from) }) {
      _ = controllers.update(from) { $0.movement = isLeaving ? .leaving : .staying }
    }
    // A controller that a pop reveals may have been removed and added again in the same turn.
    if let to, let isEntering = stacks.read(id, { $0.entering.contains(to) }) {
      let enters = isEntering && direction == .push
      _ = controllers.update(to) { $0.movement = enters ? .entering : .staying }
    }
  }

  /// Stores a presentation in its presenter and in its presented controller, or removes it from
  /// both (P-11, P-12).
  private mutating func setLink(_ id: LinkID, to value: LinkID?) {
    guard let link = links[id] else { return }
    let root = layerRoot(of: link.presenter)
    let bottom = value.map { _ in controllers[root]?.bottomPresenter ?? link.presenter }
    _ = controllers.update(link.presenter) { $0.presentedLink = value }
    if let value {
      noteContext(of: value, in: root)
    } else {
      forgetContext(of: id)
    }
    _ = controllers.update(link.presented) {
      ($0.presentingLink, $0.bottomPresenter) = (value, bottom)
      // An earlier presentation may be ending; the flags belong to the new presentation (P-15,
      // P-16).
      if value != nil { ($0.isBeingPresented, $0.isBeingDismissed) = (false, false) }
    }
  }

  /// Stores a presentation at its presenter's root-most ancestor, if the presenter has a parent.
  ///
  /// The presentation stays with this ancestor even if the presenter leaves its parent later
  /// (P-113).
  private mutating func noteContext(of id: LinkID, in root: ControllerID) {
    guard let presenter = links[id]?.presenter, presenter != root else { return }
    _ = links.update(id) { $0.contextRoot = root }
    _ = controllers.update(root) { $0.contextLinks.append(id) }
  }

  private mutating func forgetContext(of id: LinkID) {
    guard let root = links[id]?.contextRoot else { return }
    _ = links.update(id) { $0.contextRoot = nil }
    _ = controllers.update(root) { $0.contextLinks.remove(id) }
  }

  /// Stores presentations at `root`, which has become a new root-most ancestor (P-113a).
  ///
  /// A presentation by a child is stored at one controller, usually the child's root-most ancestor.
  /// The presentation moves to `root` in two cases:
  ///
  /// - The presenter has become a descendant of `root`.
  /// - The controller that stores the presentation has become a descendant of `root`. The presenter
  ///   may have left this controller earlier (P-113).
  private mutating func moveContexts(into root: ControllerID) {
    for id in links.ids {
      guard let link = links[id], link.contextRoot != root,
        controllers[link.presenter]?.presentedLink == id,
        hasEntered(link.presenter, root) || hasEntered(link.contextRoot, root)
      else { continue }
      forgetContext(of: id)
      noteContext(of: id, in: root)
    }
  }

  private func hasEntered(_ id: ControllerID?, _ root: ControllerID) -> Bool {
    guard let id, controllers[id]?.parent != nil else { return false }
    return layerRoot(of: id) == root
  }

  /// Makes `root` take part in the running transitions whose presenter is `root` or a descendant.
  ///
  /// A presenter may have got or lost a parent since its transition began. The presenter and the
  /// presented controller still return the transition's coordinator (P-35).
  private mutating func involveLayer(_ root: ControllerID) {
    for id in links.ids {
      guard let link = links[id], let transition = link.transition,
        layerRoot(of: link.presenter) == root
      else { continue }
      involveOnce(root, in: transition)
    }
  }

  mutating func setLock(of id: TransitionID, _ locks: Bool) {
    guard transitions.read(id, { $0.locksInteraction }) == !locks else { return }
    _ = transitions.update(id) { $0.locksInteraction = locks }
    interactionLocks += locks ? 1 : -1
  }

  /// Adds a controller to the world, which is the simulated app.
  ///
  /// `kept` is the appearance that the controller had when it left its last world.
  package mutating func join(_ kept: KeptAppearance? = nil) -> ControllerID {
    var node = ControllerNode()
    if let kept { node.take(kept) }
    return controllers.insert(node)
  }

  /// Removes a controller that is no longer referenced, together with its stack or its tabs.
  ///
  /// Returns the appearance to keep for the next world of the controller.
  @discardableResult package mutating func leave(_ id: ControllerID) -> KeptAppearance? {
    guard let node = controllers.take(id) else { return nil }
    if let stack = node.stack { stacks.remove(stack) }
    if let tab = node.tab { tabs.remove(tab) }
    return node.keptAppearance
  }
}
