import PresentationLifecycle

/// The removal of presentations and transitions from a window (P-83, P-115a, P-117a).
///
/// This is necessary when the window is closed, is hidden, or gets another root.
@MainActor struct TearDown {
  private let world: World
  /// The controllers to remove, each together with its children and presented controllers.
  ///
  /// A layer is a controller that has no parent and is not presented, such as the window's root.
  private let layers: [ViewController]
  /// Further presentations to remove, in addition to the presentations above ``layers``.
  ///
  /// Their presented views are inside a view that is removed, or their container views have left
  /// the window.
  private let detached: [PresentationRelation]

  init(
    of layers: [ViewController], and detached: [PresentationRelation] = [], in world: World
  ) {
    (self.layers, self.detached, self.world) = (layers, detached, world)
  }

  /// Creates the tear-down of a window that is closed.
  ///
  /// The tear-down includes the root and all other controllers in the window that have no parent
  /// and are not presented. It also includes the presentations that began in the window, if their
  /// container views are no longer in a window.
  init(ofAllIn window: Window, in world: World) {
    let detached = world.relations.values.filter { relation in
      relation.window === window && relation.presentation?.containerView?.window == nil
    }
    let bottoms = detached.compactMap { ($0.presenter ?? $0.presented)?.bottomLayer }
    self.init(
      ofLayersIn: window, from: [window.rootViewController].compactMap(\.self) + bottoms,
      and: detached, in: world)
  }

  /// Creates the tear-down of a window's contents.
  ///
  /// The tear-down includes the root and all other controllers in the window that have no parent
  /// and are not presented.
  init(ofLayersIn window: Window, in world: World) {
    self.init(
      ofLayersIn: window, from: [window.rootViewController].compactMap(\.self), in: world)
  }

  /// Creates the tear-down of the controllers `bottoms` and of the layers inside `view`.
  ///
  /// A layer is a controller that has no parent and is not presented. The search includes container
  /// views, and the views of presented controllers. It also includes views that a presentation has
  /// removed from the window.
  init(
    ofLayersIn view: View?, from bottoms: [ViewController],
    and detached: [PresentationRelation] = [], in world: World
  ) {
    var found = bottoms
    var further = detached
    func find(inside view: View?) {
      view?.forEachInside { view in
        let relation = view.containedRelation ?? view.controller?.ownPresentingRelation
        if let relation { further += [relation] + (relation.presented?.relationsAbove ?? []) }
        guard let controller = view.controller ?? relation?.presenter else { return }
        let bottom = controller.bottomLayer
        if !found.contains(where: { $0 === bottom }) { found.append(bottom) }
      }
    }
    find(inside: view)
    var index = 0
    while index < found.count {
      for controller in [found[index]] + found[index].layersAbove {
        find(inside: controller.loadedView)
      }
      index += 1
    }
    self.init(of: found, and: further, in: world)
  }

  var isEmpty: Bool { layers.isEmpty }

  /// The presentations to remove.
  private var relations: [PresentationRelation] { detached + layers.flatMap(\.relationsAbove) }

  /// Whether there is a presentation or a transition to end.
  var endsAnything: Bool {
    !runningTransitions.isEmpty || !relations.isEmpty
  }

  /// Removes the controllers from their window, with all controllers presented above them (P-83).
  ///
  /// The removal has these steps:
  ///
  /// 1. The presented controllers are removed, beginning with the top-most.
  /// 2. The modal transitions end as canceled.
  /// 3. The views of the other controllers are removed.
  /// 4. The transitions of stacks and tabs end.
  ///
  /// - Returns: The requests that waited for the modal transitions, such as calls of `present`.
  func removeContents() -> [Request] {
    let running = runningTransitions
    var modal = running.compactMap(\.modal)
    var waiting = modal.flatMap(abandon)
    // A presenter may have entered a parent that is not in the world. Then no layer contains the
    // presenter's presentation.
    let ending = modal.flatMap { $0.relations.filter(\.isLinked).reversed() }
    var left = ending + relations
    while let relation = left.popLast() {
      guard world.relations[relation.id] === relation else { continue }
      // A callback of a controller above may have asked for a dismissal meanwhile, which may also
      // end presentations outside the removed views.
      if let begun = relation.transition, !modal.contains(where: { $0 === begun }) {
        waiting += abandon(begun)
        modal.append(begun)
        left += begun.relations.filter(\.isLinked).reversed()
      }
      relation.send(.tearDown)
    }
    for transition in modal { conclude(transition) }
    for layer in layers { removeView(of: layer) }
    for transition in running where transition.modal == nil { endAtOnce(transition) }
    world.reviews.look(in: world)
    if !modal.isEmpty { for window in world.windows { window.changeSizeIfPending() } }
    return waiting
  }

  /// Calls a controller's `viewWillDisappear`, and then removes its view.
  ///
  /// Does not remove the view if it was moved into another controller's view, or if the controller
  /// has become the root of another window. Then the controller is put under review, because a
  /// transition that has ended may have begun the controller's appearance.
  private func removeView(of layer: ViewController) {
    guard let view = layer.loadedView, let superview = view.superview,
      superview.nearestController == nil, layer.rootWindow?.installedRoot !== layer
    else { return world.reviews.check(layer, in: world) }
    layer.viewWillLeave(world)
    // The callback may have moved the view.
    guard view.superview === superview else { return world.reviews.check(layer, in: world) }
    view.removeFromSuperview()
  }

  /// Ends the running modal transitions of ``layers`` and of the controllers above them.
  ///
  /// The transitions have ended when this method returns. A transition that a gesture controls is
  /// canceled (P-117a).
  ///
  /// - Parameter onlyBegun: Whether transitions that wait for their beginning are left out.
  func endModalTransitions(thatHaveBegun onlyBegun: Bool = false) {
    for transition in runningTransitions
    where transition.modal != nil && (!onlyBegun || isRunning(transition)) {
      endAtOnce(transition)
    }
  }

  private func isRunning(_ transition: TransitionContext) -> Bool {
    world.hierarchy.state(of: transition.id) == .running
  }

  /// Ends the running transitions of the stacks and tabs in ``layers`` and above them.
  ///
  /// The transitions have ended when this method returns. A transition that a gesture controls is
  /// canceled.
  func endContainerTransitions() {
    for transition in runningTransitions where transition.modal == nil { endAtOnce(transition) }
  }

  /// The running transitions of ``layers``, their children and their presented controllers.
  ///
  /// The transitions are in the order in which they were requested. A dismissal that only has to
  /// call its last callbacks is not included (P-115a).
  private var runningTransitions: [TransitionContext] {
    world.transitionsInOrder.filter { transition in
      if world.hierarchy.hasRemovedControllers(transition.id) { return false }
      let bottom = (transition.modal?.presenter ?? transition.actor).bottomLayer
      return layers.contains { $0 === bottom }
    }
  }

  private func endAtOnce(_ transition: TransitionContext) {
    transition.modal?.beginIfScheduled(in: world)
    if isRunning(transition) { transition.endAtOnce() }
  }

  /// Removes a modal transition from the state machines; the caller then removes its presentations.
  ///
  /// - Returns: The requests that waited for the transition.
  private func abandon(_ transition: ModalTransition) -> [Request] {
    let id = transition.id
    if let ticket = world.hierarchy.ticket(of: id) { world.discard(ticket) }
    transition.hasBegun = world.hierarchy.state(of: id) != .waiting
    transition.endsBySystem = true
    transition.timeline?.settle(at: transition.isDismissal ? .end : .start, keepsWhatWasSet: true)
    world.commits.remove(transition)
    return transition.leave(world)
  }

  /// Calls the last callbacks of a removed transition, and releases its animator and its
  /// animations.
  ///
  /// The callbacks are `animationEnded(false)` and the coordinator's completions (T-14, T-19).
  private func conclude(_ transition: ModalTransition) {
    transition.outcome = .cancelled
    let held = transition.percentDriver?.heldAnimator
    transition.fluidAnimator?.transitionWillEnd(completed: transition.isDismissal)
    if transition.hasBegun, let animator = transition.animator {
      transition.actor.record(.animationEnded(false), as: .animator)
      animator.animationEnded(false)
    }
    transition.runCompletions()
    transition.end()
    // A paused animator is finished, so that its completions run and the animator is not reported
    // as unfinished.
    held?.stopAnimation(false)
    held?.finishAnimation(at: .start)
  }
}

extension ViewController {
  /// The controller at the end of the chain of parents and presenters.
  ///
  /// For a sheet, for example, this is the root of the sheet's window.
  final var bottomLayer: ViewController {
    var bottom = self
    while let below = bottom.holder { bottom = below }
    return bottom
  }
}

extension TransitionContext {
  /// Completes the transition before its end; a transition that a gesture controls is canceled.
  fileprivate func endAtOnce() {
    endsBySystem = true
    if isInteractive { cancelInteractiveTransition() }
    completeTransition(!transitionWasCancelled)
  }
}

extension NavigationController {
  /// Ends a running push or pop at once; a swipe is canceled.
  package final func endTransition() {
    guard let world, let id = membership?.id, let found = world.hierarchy.coordinated(from: id),
      let transition = world.running(found), transition.actor === self,
      world.hierarchy.state(of: transition.id) == .running
    else { return }
    world.use { transition.endAtOnce() }
  }
}
