import PresentationLifecycle

extension World {
  func present(
    _ presented: ViewController, on receiver: ViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    defer { releaseVisitors() }
    guard receives(receiver), receives(presented), let other = presented.membership?.id else {
      return
    }
    guard presented.modalPresentationStyle != .none else {
      return report(Issues.styleNone(presented.printed), at: receiver.subject)
    }
    request(.present(other), on: receiver, presented, animated: animated, completion)
  }

  func dismiss(on receiver: ViewController, animated: Bool, _ completion: (() -> Void)?) {
    defer { releaseVisitors() }
    guard receives(receiver) else { return }
    if let id = receiver.membership?.id { tellDismissal(.asked, by: actor, on: id) }
    request(.dismiss, on: receiver, nil, animated: animated, completion)
  }

  private func request(
    _ kind: Request.Kind, on receiver: ViewController, _ presented: ViewController?,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let id = receiver.membership?.id else { return }
    let ticket = write(
      CallBook.Call(
        receiver: receiver, presented: presented, completion: completion, requester: actor))
    let drive: Drive = animated && areAnimationsEnabled ? .animated : .plain
    use { send(.request(Request(kind, on: id, drive, ticket: ticket), .call)) }
  }

  func perform(
    _ effect: Admission.Effect, _ request: Request, _ occasion: Request.Occasion,
    _ arrival: Admission.Arrival, _ blocker: Blocker?
  ) {
    switch effect {
    case .enqueue:
      if let blocker { ledger.enqueue(request, behind: blocker) }
      if case .stack(let id) = blocker { noteNested(request, in: id) }
    case .completeRunning: giveWay(blocker, to: request)
    case .judgeAgain: judgeAgain(request)
    case .beginPresent: beginPresent(request)
    case .beginDismiss: beginDismiss(request)
    case .report: reportBusy(request)
    case .deliverCompletion:
      if system.completesNoopDismiss { complete(request) } else { discard(request.ticket) }
    case .operateStack: operateStack(request, occasion)
    case .operateTabs: operateTabs(request)
    case .popSelected: popSelected(request)
    case .tellSelected: tellSelected(request)
    case .raise: arrival == .selectMissing ? complainOfTab(request) : complain(request, arrival)
    case .admit, .refuse: break
    }
  }

  /// What waits for a stack must not come before a request that its transition gives way to (N-42).
  private func giveWay(_ blocker: Blocker?, to request: Request) {
    if let stack = request.stack { redirected.append(stack) }
    blocker.flatMap(transition)?.giveWay()
    if request.stack != nil { redirected.removeLast() }
  }

  private func judgeAgain(_ request: Request) {
    send(.request(request, .redirection))
    if let stack = request.stack { resume(stack) }
  }

  private func beginPresent(_ request: Request) {
    guard let link = ledger.beginPresent(request),
      let transition = ledger.transition(of: link)
    else { return }
    open(transition, .presenting, request, [link])
    send(.link(link, .present))
  }

  private func beginDismiss(_ request: Request) {
    tellDismissal(.begun, by: calls[request.ticket]?.requester, on: request.receiver)
    guard let transition = ledger.beginDismiss(request),
      let links = ledger.links(of: transition)
    else { return }
    open(transition, .dismissing, request, links)
    for link in links.dropLast() { send(.link(link, .carry)) }
    if let owner = links.last { send(.link(owner, .dismiss(request.drive))) }
  }

  private func open(
    _ id: TransitionID, _ direction: Direction, _ request: Request, _ links: [LinkID]
  ) {
    guard let top = links.first, let owner = links.last, let presenter = presenter(of: owner),
      let presented = presented(of: top)
    else { return }
    let transition = ModalTransition(
      id, direction, request.drive, links: links, presenter: presenter,
      lowest: top == owner ? nil : self.presented(of: owner), presented: presented, world: self)
    transition.interactor = calls[request.ticket]?.interactor
    transition.hold = calls[request.ticket]?.takeHold()
    transitions.insert(transition, at: id)
  }

  private func reportBusy(_ request: Request) {
    guard let receiver = controller(request.receiver) else { return }
    if let selected = receiver.tabbing?.selectedViewController, case .tab = request.kind {
      return report(Issues.selectedDuringTransition(selected.printed), at: receiver.subject)
    }
    guard
      let presenter = ledger.dismissalTarget(of: request.receiver).flatMap({ presenter(of: $0) })
    else { return }
    report(Issues.dismissInProgress(presenter.printed), at: receiver.subject)
  }

  /// Calls the completion of a call that is answered.
  func complete(_ request: Request) {
    guard let call = discard(request.ticket), let completion = call.completion else { return }
    call.receiver.record(.completion(of: call.presented == nil ? .dismiss : .present))
    completion()
  }

  func recordCall(
    _ request: Request, _ occasion: Request.Occasion, _ arrival: Admission.Arrival,
    _ blocker: Blocker?
  ) {
    guard recorder.isOn, !request.isByUser, occasion != .redirection,
      let receiver = controller(request.receiver)
    else { return }
    let fate: TraceEvent.Fate =
      if let (controller, way) = blocker.flatMap(subject) {
        arrival == .whileFluid
          ? .interrupting(controller.subject.name, way)
          : .queued(behind: controller.subject.name, way)
      } else if occasion == .queue {
        drainedFate(of: request)
      } else {
        .now
      }
    let animated = request.drive == .animated
    switch request.kind {
    case .present(let presented):
      let name = (controller(presented)?.subject ?? .world).name
      receiver.record(.present(name, animated: animated, fate))
    case .dismiss:
      receiver.record(.dismiss(animated: animated, fate))
    case .stack(let operation, _):
      receiver.record(.stack(operation.map(word), animated: animated, fate))
    case .tab(let operation, _):
      receiver.record(.tabs(call(operation, animated: animated), fate))
    }
  }

  private func transition(_ blocker: Blocker) -> TransitionContext? {
    switch blocker {
    case .transition(let id): transitions[id]
    case .stack(let id): transition(of: id).flatMap { transitions[$0] }
    case .tab: nil
    }
  }

  /// What goes on that a request waits for, or ends.
  private func subject(
    of blocker: Blocker
  ) -> (controller: ViewController, way: TraceEvent.Way)? {
    switch blocker {
    case .transition(let id): transitions[id]?.subject
    case .stack(let id): exchange(of: id)?.subject
    case .tab(let id): subject(of: id)
    }
  }

  /// A dismissal that waited says who dismisses whom: the answer may have changed meanwhile.
  private func drainedFate(of request: Request) -> TraceEvent.Fate {
    guard request.kind == .dismiss,
      let link = ledger.dismissalTarget(of: request.receiver),
      let presenter = presenter(of: link), let presented = presented(of: link)
    else { return .drained }
    return .drainedDismissal(presenter: presenter.subject.name, presented: presented.subject.name)
  }
}
