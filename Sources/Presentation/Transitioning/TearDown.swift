import PresentationLifecycle

/// The end of transitions and presentations when a window is closed, is hidden or gets another root
/// (P-83, P-115a, P-117a).
@MainActor struct TearDown {
  private let world: World
  /// The bottom layers to tear down: controllers that are not presented and have no parent.
  private let layers: [ViewController]
  /// Presentations to tear down that are not in a window any more, besides those that the layers
  /// present.
  private let detached: [PresentationRelation]

  init(
    of layers: [ViewController], and detached: [PresentationRelation] = [], in world: World
  ) {
    (self.layers, self.detached, self.world) = (layers, detached, world)
  }

  /// Creates the tear-down of a window that is closed: of all its layers, and of presentations that
  /// began in it but are not in a window any more.
  init(ofAllIn window: Window, in world: World) {
    let detached = world.relations.values.filter { relation in
      relation.window === window && relation.presentation?.containerView?.window == nil
    }
    let bottoms = detached.compactMap { ($0.presenter ?? $0.presented)?.bottomLayer }
    self.init(
      ofLayersIn: window, from: [window.rootViewController].compactMap(\.self) + bottoms,
      and: detached, in: world)
  }

  /// Creates the tear-down of all layers in a window: the root, and other controllers that have no
  /// parent and are not presented.
  init(ofLayersIn window: Window, in world: World) {
    self.init(
      ofLayersIn: window, from: [window.rootViewController].compactMap(\.self), in: world)
  }

  /// Creates the tear-down of given controllers, and of the bottom layers whose views are inside a
  /// view.
  ///
  /// Includes layers inside the views of all presented controllers, and inside views that a
  /// presentation has removed from the window and will add again.
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

  /// Removes the layers from their window, with all presented controllers above them (P-83).
  ///
  /// In this order: removes the presented controllers, the top-most first; ends the modal
  /// transitions as canceled; removes the layers' own views; ends the transitions of stacks and
  /// tabs, whose views are off screen by now.
  ///
  /// - Returns: The requests that waited for the modal transitions; the caller judges them next.
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

  /// Removes a layer's view, unless the view is inside another controller's view by now.
  private func removeView(of layer: ViewController) {
    guard let view = layer.viewIfLoaded, view.superview?.nearestController == nil else { return }
    view.removeFromSuperview()
  }

  /// Ends the modal transitions at once, as they would have ended.
  ///
  /// A transition that a gesture controls is canceled (P-117a).
  func endModalTransitions() {
    for transition in runningTransitions where transition.modal != nil { endAtOnce(transition) }
  }

  /// Ends the transitions of stacks and tabs at once, as they would have ended; a transition that a
  /// gesture controls is canceled.
  func endContainerTransitions() {
    for transition in runningTransitions where transition.modal == nil { endAtOnce(transition) }
  }

  /// The running transitions of the layers and of all controllers presented above them, in the
  /// order in which they were requested.
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

  /// Takes a modal transition out of the machines; its relations are torn down next.
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
  /// and then ends the transition.
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
    // A paused animator is stopped, so that its completions run and nothing is reported as left
    // behind.
    held?.stopAnimation(false)
    held?.finishAnimation(at: .start)
  }
}

extension ViewController {
  /// The outermost controller below this one: nothing presents it, and it has no parent.
  fileprivate final var bottomLayer: ViewController {
    var bottom = self
    while let below = bottom.holder { bottom = below }
    return bottom
  }
}
