import PresentationLifecycle

/// What happens to transitions and presentations when a window is closed, is hidden or gets another
/// root (P-83, P-115a, P-117a).
extension World {
  /// Whether a list of a transition, or of something that it belongs to, is being delivered:
  /// nothing is torn down meanwhile.
  var isDelivering: Bool { commits.openCalls > 0 && ledger.isDelivering }

  /// Runs `body` when the outermost call has returned.
  func afterCalls(_ body: @escaping () -> Void) { commits.afterCalls.append(body) }

  /// The bottom layers in a window: the root, and the controllers without a parent that nobody
  /// presents.
  func layers(in window: Window) -> [ViewController] {
    layers(in: window, from: window.rootViewController)
  }

  /// A controller, and the bottom layers whose views are inside a view.
  ///
  /// Also those inside views that a presentation has taken out of the window and will put back.
  func layers(in view: View?, from bottom: ViewController?) -> [ViewController] {
    var found = bottom.map { [$0] } ?? []
    func find(inside view: View?) {
      view?.forEachInside { view in
        guard let bottom = view.controller?.bottomLayer else { return }
        if !found.contains(where: { $0 === bottom }) { found.append(bottom) }
      }
    }
    find(inside: view)
    var index = 0
    while index < found.count {
      let covered = [found[index]] + found[index].linksAbove.compactMap { presented(of: $0) }
      for controller in covered where controller.viewIfLoaded?.window == nil {
        find(inside: controller.viewIfLoaded)
      }
      index += 1
    }
    return found
  }

  /// Takes layers out of their window, with everything that they present (P-83).
  ///
  /// In this order: what is presented goes, the top-most first; the modal transitions end,
  /// cancelled; the layers' own views leave; the transitions of stacks and tabs end, unseen.
  ///
  /// - Returns: The requests that waited for the modal transitions, which are judged next.
  func tearDown(_ layers: [ViewController]) -> [Request] {
    let running = transitions(around: layers)
    let modal = running.filter { $0.modal != nil }
    let waiting = modal.flatMap(abandon)
    for link in layers.flatMap(\.linksAbove).reversed() { send(.link(link, .tearDown)) }
    for transition in modal { conclude(transition) }
    for layer in layers { removeView(of: layer) }
    for transition in running where transition.modal == nil { endAtOnce(transition) }
    requestReview()
    if !modal.isEmpty { for window in windows { window.changeSizeIfPending() } }
    return waiting
  }

  /// Takes the view of a layer away, unless it is inside that of another controller by now.
  private func removeView(of layer: ViewController) {
    guard let view = layer.viewIfLoaded, view.superview?.nearestController == nil else { return }
    view.removeFromSuperview()
  }

  /// Ends the modal transitions around `layers` as they would have ended; one that a hand holds is
  /// cancelled (P-117a).
  func endModalTransitions(around layers: [ViewController]) {
    for transition in transitions(around: layers) where transition.modal != nil {
      endAtOnce(transition)
    }
  }

  /// Ends the transitions of stacks and tabs in `layers` in the same way.
  func endContainerTransitions(around layers: [ViewController]) {
    for transition in transitions(around: layers) where transition.modal == nil {
      endAtOnce(transition)
    }
  }

  /// The transitions that run in layers and in everything that they present, in order of
  /// acceptance.
  private func transitions(around layers: [ViewController]) -> [TransitionContext] {
    transitions.values
      .filter { transition in
        let bottom = (transition.modal?.presenter ?? transition.actor).bottomLayer
        return layers.contains { $0 === bottom }
      }
      .compactMap { transition in
        ledger.request(of: transition.id).map { (transition, $0.ticket) }
      }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func endAtOnce(_ transition: TransitionContext) {
    if let owner = transition.modal?.links.last, ledger.state(of: transition.id) == .waiting,
      case .scheduled = ledger.state(of: owner)
    {
      commits.remove(transition.id)
      send(.link(owner, .begin))
    }
    guard ledger.state(of: transition.id) == .running else { return }
    transition.endsBySystem = true
    if transition.isInteractive { transition.cancelInteractiveTransition() }
    transition.completeTransition(!transition.transitionWasCancelled)
  }

  /// Takes a modal transition out of everything; what it was about is torn down next.
  ///
  /// - Returns: The requests that waited for it.
  private func abandon(_ transition: TransitionContext) -> [Request] {
    let id = transition.id
    if let request = ledger.request(of: id) { discard(request.ticket) }
    transition.hasBegun = ledger.state(of: id) != .waiting
    transition.endsBySystem = true
    transition.timeline?.settle(at: transition.isDismissal ? .end : .start, keepsWhatWasSet: true)
    transitions.take(id)
    commits.remove(id)
    return ledger.end(id)
  }

  /// Tells the animator and the coordinator of an abandoned transition that it has ended (T-14,
  /// T-19), and lets them go.
  private func conclude(_ transition: TransitionContext) {
    transition.outcome = .cancelled
    let held = transition.percentDriver?.heldAnimator
    (transition.animator as? TransitionAnimator)?.transitionWasTornDown()
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
