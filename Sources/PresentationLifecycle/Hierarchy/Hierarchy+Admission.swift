extension Hierarchy {
  /// Decides whether a request is performed, waits or is refused.
  ///
  /// The result has three parts:
  ///
  /// - `row` is a row of the state table, with the effects to perform.
  /// - `arrival` is the situation of the request.
  /// - `blocker` is the transition, stack or tabs that the request waits for, or nil.
  package func judge(
    _ request: Request, _ occasion: Request.Occasion
  ) -> (row: Row<Admission.Effect>, arrival: Admission.Arrival, blocker: Blocker?) {
    let (arrival, blocker) = arrival(of: request, occasion)
    return (admission(Admission.row(for: arrival)), arrival, blocker)
  }

  /// Returns the situation of a request, and the transition, stack or tabs that the request waits
  /// for.
  ///
  /// Rule P-57 is checked first: a request waits for the modal transition that
  /// `transition(visibleFrom:)` finds.
  ///
  /// A request that leaves a queue may wait again, for example for the dismissal of its receiver
  /// (P-58e). It does not wait again if an earlier request of the queue keeps the presenter busy
  /// (P-57a, P-58d).
  private func arrival(
    of request: Request, _ occasion: Request.Occasion
  ) -> (Admission.Arrival, waitsFor: Blocker?) {
    if case .stack(let operation, let stack) = request.kind {
      return arrival(of: operation, on: stack, occasion)
    }
    if case .tab(let operation, let tab) = request.kind {
      return arrival(of: operation, on: tab, occasion)
    }
    let waits = queuesRequests && !(occasion == .queue && isBusy(request)) || request.isByUser
    let running = waits ? transition(visibleFrom: request.receiver) : nil
    // On the occasion `.redirection`, an attempt to end the transition has failed, so the request
    // waits.
    if let running, occasion != .redirection, canBeRedirected(running),
      !isRefused(request, after: running)
    {
      return (.whileFluid, .transition(running))
    }
    switch request.kind {
    case .present(let presented):
      let running =
        running
        ?? (waits ? unlinkedTransition(of: presented) ?? queueOfDismissal(before: request) : nil)
      return running.map { (.presentWhileRunning, .transition($0)) } ?? (.present, nil)
    case .stack: return (.stack, nil)
    case .tab: return (.tabs, nil)
    case .dismiss:
      if running != nil, request.isByUser { return (.userWhileRunning, nil) }
      if let running { return (.dismissWhileRunning, .transition(running)) }
      guard let owner = dismissalTarget(of: request.receiver) else { return (.dismissNothing, nil) }
      let chain = chain(from: owner)
      if !isAtRest(chain) { return (.dismissWhileBusy, nil) }
      if let above = transition(in: chain) { return (.dismissWhileRunning, .transition(above)) }
      // The closing of a window gives up the transitions above before it removes the controllers.
      let canCarryAll = chain.allSatisfy { links[$0]?.isAtRest == true }
      return (canCarryAll ? .dismiss : .dismissWhileBusy, nil)
    }
  }

  /// Returns whether a dismissal must wait because it would end a presentation whose style is
  /// changing (P-89).
  package func waitsForAdaptation(_ request: Request) -> Bool {
    guard request.kind == .dismiss, let owner = dismissalTarget(of: request.receiver) else {
      return false
    }
    return chain(from: owner).contains { isAdapting($0) }
  }

  /// Whether the presenter is getting the callbacks of a change of the presentation's style (P-89).
  package func isAdapting(_ id: LinkID) -> Bool {
    links.read(id) { $0.isAtRest && $0.machine.openLists > 0 } ?? false
  }

  /// Returns whether a request can end a transition at once (N-81).
  ///
  /// The transition must be fluid, and it must be running.
  package func canBeRedirected(_ id: TransitionID) -> Bool {
    guard let node = transitions[id], node.isFluid, node.machine.openLists == 0 else {
      return false
    }
    if case .stack(let stack) = node.owner, stacks[stack]?.machine.openLists != 0 { return false }
    return node.machine.state == .running
  }

  /// The two controllers of which a presentation style will choose one as the presenter (P-2, P-3).
  private func possiblePresenters(of request: Request) -> [ControllerID] {
    [contextProvider(of: request.receiver), layerRoot(of: request.receiver)]
  }

  /// Returns whether the presenter of a request is busy with an earlier request (P-41, P-59).
  ///
  /// The result for `present` is true only if both possible presenters are busy. A presenter that
  /// dismisses a controller is not busy: the request waits for the end of the dismissal (P-58b).
  private func isBusy(_ request: Request) -> Bool {
    switch request.kind {
    case .present:
      possiblePresenters(of: request).allSatisfy {
        controllers[$0]?.isInProgress == true && !isDismissing($0)
      }
    case .dismiss:
      dismissalTarget(of: request.receiver).map { !isAtRest(chain(from: $0)) } ?? false
    case .stack, .tab: false
    }
  }

  /// Returns whether the presenter of `id` is being dismissed, or whether the delegate of another
  /// presentation by the presenter is being asked for an animator (P-119).
  ///
  /// On systems where requests wait, a request usually waits in both cases. The second case is
  /// still possible there: the loading of a view may have added the receiver to the busy presenter
  /// (P-2).
  private func isBusyUnlinked(_ presenter: ControllerID, besides id: LinkID) -> Bool {
    if !queuesRequests, controllers[layerRoot(of: presenter)]?.isBeingDismissed == true {
      return true
    }
    return controllers[presenter]?.transitions.contains { transition in
      transitions[transition]?.links.contains {
        guard $0 != id, let link = links[$0], link.presenter == presenter,
          case .choosing(.presenting, _) = link.machine.state
        else { return false }
        return true
      } == true
    } == true
  }

  private func isDismissing(_ presenter: ControllerID) -> Bool {
    let transition = controllers[presenter]?.presentedLink.flatMap { links[$0]?.transition }
    return transition.flatMap { transitions[$0]?.direction } == .dismissing
  }

  /// Returns whether a `present` will be refused after the running transition has ended, because
  /// its presenter will then still present a controller (P-46).
  ///
  /// The result is true only if this is true of both possible presenters.
  private func isRefused(_ request: Request, after running: TransitionID) -> Bool {
    guard case .present = request.kind, let node = transitions[running],
      (node.direction == .presenting) != node.wasCancelled
    else { return false }
    return possiblePresenters(of: request).allSatisfy { presenter in
      node.links.contains { links[$0]?.presenter == presenter }
    }
  }

  /// Returns the transition of a controller whose `presentingViewController` is nil.
  ///
  /// There are two such cases: a delegate is still being asked about the presentation, or the
  /// transition has just removed the controller. Every new request to present the controller waits
  /// for this transition (P-119). It does not matter which controller receives the request.
  private func unlinkedTransition(of presented: ControllerID) -> TransitionID? {
    guard let node = controllers[presented], node.presentingLink == nil else { return nil }
    return first(of: node.transitions, where: \.isInTheWay)
  }

  /// Returns the transition for whose end an earlier `dismiss` call of the same presenter waits.
  ///
  /// A `present` call does not overtake this call (P-57a).
  private func queueOfDismissal(before request: Request) -> TransitionID? {
    guard transitions.count > 0 else { return nil }
    let presenters = possiblePresenters(of: request)
    return transition(awaitedByAny: { waiting in
      guard waiting.kind == .dismiss, let target = dismissalTarget(of: waiting.receiver),
        let presenter = links[target]?.presenter
      else { return false }
      return presenters.contains(presenter)
    })
  }

  /// Creates the presentation and the transition of a `present` request that is to be performed.
  ///
  /// The caller then sends the first event to the presentation's state machine.
  package mutating func beginPresent(_ request: Request) -> LinkID? {
    guard case .present(let presented) = request.kind else { return nil }
    let link = links.insert(
      LinkNode(
        presenter: request.receiver, receiver: request.receiver, presented: presented,
        visibility: .keepsPresenter))
    beginTransition(.presenting, request, links: .one(link))
    return link
  }

  /// Creates the transition of a `dismiss` request.
  ///
  /// The transition ends the presentation that `dismissalTarget(of:)` returns, and all
  /// presentations above it (P-50).
  package mutating func beginDismiss(_ request: Request) -> TransitionID? {
    guard let owner = dismissalTarget(of: request.receiver) else { return nil }
    return beginTransition(
      .dismissing, request, links: ShortList(chain(from: owner).reversed()))
  }

  @discardableResult
  private mutating func beginTransition(
    _ direction: Direction, _ request: Request, links moving: ShortList<LinkID>
  ) -> TransitionID {
    let id = transitions.insert(
      TransitionNode(direction: direction, request: request, owner: .links(moving)))
    for link in moving {
      guard let node = links[link] else { continue }
      _ = links.update(link) { $0.transition = id }
      involve(node.presented, in: id)
    }
    if let presenter = moving.last.flatMap({ links[$0]?.presenter }) {
      involve(layerRoot(of: presenter), in: id)
      if direction == .dismissing { involveContext(presenter, in: id) }
    }
    return id
  }

  /// Adds the presenter to the participants of a transition if the presenter has a parent.
  ///
  /// The presenter's root-most ancestor already takes part.
  private mutating func involveContext(_ presenter: ControllerID, in transition: TransitionID) {
    if controllers[presenter]?.parent != nil { involve(presenter, in: transition) }
  }

  /// Adds a controller to the participants of a transition, unless it takes part already.
  mutating func involveOnce(_ controller: ControllerID, in transition: TransitionID) {
    guard transitions[transition]?.participants.contains(controller) == false else { return }
    involve(controller, in: transition)
  }

  private mutating func involve(_ controller: ControllerID, in transition: TransitionID) {
    _ = controllers.update(controller) { $0.transitions.append(transition) }
    _ = transitions.update(transition) { $0.participants.append(controller) }
  }

  /// Determines the presenter from the presentation style (P-1 to P-3).
  ///
  /// This method is called as soon as the presentation controller is known.
  package mutating func resolvePresenter(
    of id: LinkID, visibility: PresenterVisibility, fullscreen: Bool
  ) {
    guard let link = links[id] else { return }
    let presenter =
      fullscreen ? fullscreenPresenter(of: link.receiver) : contextProvider(of: link.receiver)
    _ = links.update(id) {
      $0.presenter = presenter
      $0.visibility = visibility
    }
    guard let transition = link.transition else { return }
    // The presenter may be lower in the chain of presentations than the receiver (P-5). The
    // controllers of the presenter's layer return the transition's coordinator as well (P-35).
    let root = layerRoot(of: presenter)
    involveOnce(root, in: transition)
    involveContext(presenter, in: transition)
  }

  /// Presents another controller instead, which the delegate has chosen for the adapted style.
  package mutating func replacePresented(of id: LinkID, by presented: ControllerID) {
    guard links.update(id, { $0.presented = presented }) != nil,
      let transition = links[id]?.transition
    else { return }
    involveOnce(presented, in: transition)
  }

  /// Decides about a `present` request after its delegates have been asked.
  ///
  /// Returns nil if the presentation no longer exists.
  package func judge(
    _ id: LinkID, _ facts: PresentFacts
  ) -> (row: Row<Admission.Effect>, check: Admission.Check)? {
    check(id, facts).map { (admission(Admission.row(for: $0)), $0) }
  }

  /// Returns the first case of `Admission.Check` that applies; nil if the presentation no longer
  /// exists.
  package func check(_ id: LinkID, _ facts: PresentFacts) -> Admission.Check? {
    guard let link = links[id], let presented = controllers[link.presented],
      let presenter = controllers[link.presenter]
    else { return nil }
    return
      if facts.presentedHasParent
    {
      .hasParent
    } else if link.presented == link.presenter {
      .onItself
    } else if presenter.isInProgress || isBusyUnlinked(link.presenter, besides: id) {
      .presenterBusy
    } else if !facts.presenterHasWindow {
      .presenterNotInWindow
    } else if presenter.presentedLink != nil {
      .alreadyPresenting
    } else if presented.presentingLink != nil {
      .presentedElsewhere
    } else if facts.presentedIsRoot || facts.presentedIsAroundPresenter
      || isBelow(link.presented, link.presenter)
    {
      .presentedIsBelow
    } else if !facts.receiverIsAttached {
      .detachedReceiver
    } else {
      .clear
    }
  }

  /// Makes `request` wait for a transition, a stack or tabs (P-57a, N-42).
  ///
  /// Each stack and each tab bar controller has its own queue, in the order of the calls. A request
  /// that has to wait a second time returns to its place in this order. A push, pop or set that
  /// waits for a transition is in two queues. The stack's queue decides its order, and the
  /// transition's queue contains a placeholder.
  package mutating func enqueue(_ request: Request, behind blocker: Blocker) {
    switch blocker {
    case .transition(let id):
      if request.stack == nil || transitions[id]?.waiting.contains(request) == false {
        _ = transitions.update(id) { $0.waiting.append(request) }
      }
    case .tab(let id): _ = tabs.update(id) { Self.insert(request, into: &$0.waiting) }
    case .stack: break
    }
    guard let stack = request.stack else { return }
    _ = stacks.update(stack) { Self.insert(request, into: &$0.waiting) }
  }

  private static func insert(_ request: Request, into waiting: inout [Request]) {
    let place = waiting.firstIndex { $0.ticket > request.ticket } ?? waiting.count
    waiting.insert(request, at: place)
  }

  /// Removes a transition that is over, and returns the requests that waited for it.
  package mutating func end(_ id: TransitionID) -> [Request] {
    guard let node = transitions.take(id) else { return [] }
    for participant in node.participants {
      _ = controllers.update(participant) { $0.transitions.remove(id) }
    }
    switch node.owner {
    case .links(let ended):
      for link in ended {
        _ = links.update(link) { if $0.transition == id { $0.transition = nil } }
      }
    case .stack(let stack):
      _ = stacks.update(stack) { if $0.transition == id { $0.transition = nil } }
    case .tab(let tab): _ = tabs.update(tab) { if $0.transition == id { $0.transition = nil } }
    }
    if node.locksInteraction { interactionLocks -= 1 }
    return node.waiting
  }
}

extension LinkNode {
  var isAtRest: Bool {
    switch machine.state {
    case .presented: true
    case .requested, .asking, .checking, .refused, .choosing, .scheduled, .running, .ending,
      .carried,
      .gone:
      false
    }
  }
}
