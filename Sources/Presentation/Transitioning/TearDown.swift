import PresentationLifecycle

/// Ends transitions and presentations when a window is closed, is hidden or gets another root
/// (P-83, P-115a, P-117a).
@MainActor struct TearDown {
  private let world: World
  /// The bottom layers that it is about: nothing presents them, and they have no parent.
  private let layers: [ViewController]
  /// Presentations that are in no window any more, besides those that the layers present.
  private let detached: [PresentationRelation]

  init(
    of layers: [ViewController], and detached: [PresentationRelation] = [], in world: World
  ) {
    (self.layers, self.detached, self.world) = (layers, detached, world)
  }

  /// Of a window that is closed: of all layers in it, and of the presentations that have begun in
  /// it and that are in no window any more.
  init(ofAllIn window: Window, in world: World) {
    let detached = world.relations.values.filter { relation in
      relation.window === window && relation.presentation?.containerView?.window == nil
    }
    let bottoms = detached.compactMap { ($0.presenter ?? $0.presented)?.bottomLayer }
    self.init(
      ofLayersIn: window, from: [window.rootViewController].compactMap(\.self) + bottoms,
      and: detached, in: world)
  }

  /// Of all layers in a window: the root, and the controllers without a parent that are not
  /// presented.
  init(ofLayersIn window: Window, in world: World) {
    self.init(
      ofLayersIn: window, from: [window.rootViewController].compactMap(\.self), in: world)
  }

  /// Of controllers, and of the bottom layers whose views are inside a view.
  ///
  /// Also of those inside the views of all that the layers present, and inside views that a
  /// presentation has taken out of the window and will put back.
  init(
    ofLayersIn view: View?, from bottoms: [ViewController],
    and detached: [PresentationRelation] = [], in world: World
  ) {
    var found = bottoms
    func find(inside view: View?) {
      view?.forEachInside { view in
        guard let bottom = view.controller?.bottomLayer else { return }
        if !found.contains(where: { $0 === bottom }) { found.append(bottom) }
      }
    }
    find(inside: view)
    var index = 0
    while index < found.count {
      for controller in [found[index]] + found[index].layersAbove {
        find(inside: controller.viewIfLoaded)
      }
      index += 1
    }
    self.init(of: found, and: detached, in: world)
  }

  var isEmpty: Bool { layers.isEmpty }

  /// Takes the layers out of their window, with everything that they present (P-83).
  ///
  /// In this order: the presented controllers are removed, the top-most first; the modal
  /// transitions end, canceled; the layers' own views leave; the transitions of stacks and tabs
  /// end, unseen.
  ///
  /// - Returns: The requests that waited for the modal transitions, which are judged next.
  func removeContents() -> [Request] {
    let running = runningTransitions
    let modal = running.compactMap(\.modal)
    let waiting = modal.flatMap(abandon)
    for relation in (detached + layers.flatMap(\.relationsAbove)).reversed()
    where world.relations[relation.id] === relation {
      relation.send(.tearDown)
    }
    for transition in modal { conclude(transition) }
    for layer in layers { removeView(of: layer) }
    for transition in running where transition.modal == nil { endAtOnce(transition) }
    world.reviews.look()
    if !modal.isEmpty { for window in world.windows { window.changeSizeIfPending() } }
    return waiting
  }

  /// Takes the view of a layer away, unless it is inside that of another controller by now.
  private func removeView(of layer: ViewController) {
    guard let view = layer.viewIfLoaded, view.superview?.nearestController == nil else { return }
    view.removeFromSuperview()
  }

  /// Ends the modal transitions as they would have ended; one that a hand holds is canceled
  /// (P-117a).
  func endModalTransitions() {
    for transition in runningTransitions where transition.modal != nil { endAtOnce(transition) }
  }

  /// Ends the transitions of stacks and tabs in the same way.
  func endContainerTransitions() {
    for transition in runningTransitions where transition.modal == nil { endAtOnce(transition) }
  }

  /// The transitions that run in the layers and in everything that they present, in order of
  /// acceptance.
  private var runningTransitions: [TransitionContext] {
    world.transitions.values
      .filter { transition in
        let bottom = (transition.modal?.presenter ?? transition.actor).bottomLayer
        return layers.contains { $0 === bottom }
      }
      .compactMap { transition in
        world.hierarchy.request(of: transition.id).map { (transition, $0.ticket) }
      }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func endAtOnce(_ transition: TransitionContext) {
    transition.modal?.beginIfScheduled(in: world)
    guard world.hierarchy.state(of: transition.id) == .running else { return }
    transition.endsBySystem = true
    if transition.isInteractive { transition.cancelInteractiveTransition() }
    transition.completeTransition(!transition.transitionWasCancelled)
  }

  /// Takes a modal transition out of everything; what it was about is torn down next.
  ///
  /// - Returns: The requests that waited for it.
  private func abandon(_ transition: ModalTransition) -> [Request] {
    let id = transition.id
    if let request = world.hierarchy.request(of: id) { world.discard(request.ticket) }
    transition.hasBegun = world.hierarchy.state(of: id) != .waiting
    transition.endsBySystem = true
    transition.timeline?.settle(at: transition.isDismissal ? .end : .start, keepsWhatWasSet: true)
    world.commits.remove(transition)
    return transition.leave(world)
  }

  /// Reports the end of an abandoned transition to its animator and its coordinator (T-14, T-19),
  /// and releases them.
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
    // An animator that is held is not left behind: its completions clean up.
    held?.stopAnimation(false)
    held?.finishAnimation(at: .start)
  }
}

extension ViewController {
  /// The layer below everything that presents this controller or is around it.
  fileprivate final var bottomLayer: ViewController {
    var bottom = self
    while let below = bottom.holder { bottom = below }
    return bottom
  }
}
