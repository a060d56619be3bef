import PresentationLifecycle

/// The first part of `present` and `dismiss`, up to the creation of the transition.
extension ViewController {
  /// The world of this controller, or the world that a controller without a world joins.
  final var worldToEnter: World { world ?? .current }

  final func ask(toPresent presented: ViewController, animated: Bool, _ completion: (() -> Void)?) {
    let world = worldToEnter
    defer { world.releaseVisitors() }
    guard world.receives(self), world.receives(presented), let other = presented.membership?.id
    else { return }
    guard presented.modalPresentationStyle != .none else {
      return world.report(Issues.styleNone(presented.printed), at: subject)
    }
    request(.present(other), presented, animated: animated, completion, in: world)
  }

  final func askToDismiss(animated: Bool, _ completion: (() -> Void)?) {
    let world = worldToEnter
    defer { world.releaseVisitors() }
    guard world.receives(self) else { return }
    if let id = membership?.id {
      world.presenters.tellDismissal(.asked, by: world.currentRequester, on: id)
    }
    request(.dismiss, nil, animated: animated, completion, in: world)
  }

  private func request(
    _ kind: Request.Kind, _ presented: ViewController?, animated: Bool,
    _ completion: (() -> Void)?, in world: World
  ) {
    guard let id = membership?.id else { return }
    let ticket = world.write(
      PendingCalls.Call(
        receiver: self, presented: presented, completion: completion, cause: world.cause,
        requester: world.currentRequester))
    let mode: AnimationMode = animated && world.areAnimationsEnabled ? .animated : .plain
    world.use { world.judge(Request(kind, on: id, mode, ticket: ticket), .call) }
  }

  /// Performs an action that follows from the decision about a `present` or `dismiss` call.
  ///
  /// The action completes the running transition, begins the presentation or the dismissal, or
  /// reports an issue. All other actions are ignored.
  final func performModal(_ effect: Admission.Effect, _ admitted: Admitted) {
    guard let world else { return }
    let request = admitted.request
    switch effect {
    case .completeRunning: admitted.blocker?.transition(in: world)?.yieldToNewRequest()
    case .beginPresent: beginPresent(request, in: world)
    case .beginDismiss: beginDismiss(request, in: world)
    case .report: reportBusy(request, in: world)
    case .enqueue, .judgeAgain, .deliverCompletion, .operateStack, .operateTabs, .popSelected,
      .tellSelected, .raise, .admit, .refuse:
      break
    }
  }

  private func beginPresent(_ request: Request, in world: World) {
    guard case .present(let presented) = request.kind,
      let link = world.hierarchy.beginPresent(request),
      let transition = world.hierarchy.transition(of: link)
    else { return }
    let relation = PresentationRelation(
      link, of: world.controller(presented), from: self, in: world)
    world.relations.insert(relation, at: link)
    relation.open(transition, .presenting, request)
    relation.send(.present)
  }

  private func beginDismiss(_ request: Request, in world: World) {
    world.presenters.tellDismissal(
      .begun, by: world.calls.requester(of: request.ticket), on: request.receiver)
    guard let transition = world.hierarchy.beginDismiss(request),
      let links = world.hierarchy.links(of: transition), let owner = world.relations[links.lowest]
    else { return }
    let carried = links.carried.compactMap { world.relations[$0] }
    owner.open(transition, .dismissing, request, carrying: carried)
    for relation in carried { relation.send(.carry) }
    owner.send(.dismiss(request.mode))
  }

  private func reportBusy(_ request: Request, in world: World) {
    guard let id = membership?.id,
      let relation = world.relations[world.hierarchy.dismissalTarget(of: id)],
      let presenter = relation.presenter
    else { return }
    // An `ItemPresenter` cannot know that the window is removing the controller already (P-83).
    let isTornDown = world.hierarchy.state(of: relation.id) == .gone
    if isTornDown, world.calls.requester(of: request.ticket) != nil { return }
    world.report(Issues.dismissInProgress(presenter.printed), at: subject)
  }
}

extension PresentationRelation {
  /// Creates the transition that presents or dismisses the presented controller.
  ///
  /// The transition of a dismissal also ends the presentations in `carried`, which are above this
  /// presentation.
  fileprivate func open(
    _ id: TransitionID, _ direction: Direction, _ request: Request,
    carrying carried: [PresentationRelation] = []
  ) {
    guard let presenter, let highest = (carried.first ?? self).presented else { return }
    let transition = ModalTransition(
      id, direction, of: request, owner: self, carried: carried, presenter: presenter,
      presented: highest)
    world.transitions.insert(transition, at: id)
  }
}
