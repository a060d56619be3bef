import PresentationLifecycle

/// Operations on stacks, and what their halves do.
extension World {
  func makeStack(of owner: ControllerID, with controllers: [ViewController]) -> StackID {
    let id = ledger.makeStack(of: owner)
    _ = ledger.plan(.set(controllers.compactMap { $0.membership?.id }), on: id)
    ledger.apply(.stackSet(id))
    _ = ledger.takeMoves(id)
    return id
  }

  func operate(
    _ operation: StackOperation, on stack: NavigationController, _ id: StackID,
    with controllers: [ViewController], animated: Bool
  ) {
    guard let receiver = stack.membership?.id else { return }
    let drive: Drive = animated && areAnimationsEnabled ? .animated : .plain
    let ticket = calls.write(CallBook.Call(on: stack, with: controllers))
    let request = Request(.stack(operation, id), on: receiver, drive, ticket: ticket)
    use { send(.request(request, draining: false)) }
  }

  func operateStack(_ request: Request) {
    guard case .stack(let operation, let id) = request.kind, let stack = stack(id) else { return }
    if stack.viewIfLoaded?.window == nil { forgetShown(id) }
    stack.operation = request
    let reach = ledger.plan(operation, on: id)
    send(.stack(id, .operate(reach, request.drive)))
    if ledger.stack(id)?.machine.state == .resting { drain(stack, id) }
  }

  /// Where UIKit raises (N-23 to N-25).
  func complain(_ request: Request, _ arrival: Admission.Arrival) {
    guard case .stack(let operation, let id) = request.kind, let stack = stack(id) else { return }
    let issue: PresentationIssue? =
      switch (arrival, operation) {
      case (.popToMissing, _): Issues.popToMissing()
      case (.pushRepeated, .push(let pushed)):
        Issues.pushedTwice(controller(pushed)?.printed ?? "", on: stack.printed)
      case (.setRepeated, .set(let all)):
        Issues.setTwice(all.compactMap { controller($0)?.printed })
      default: nil
      }
    if let issue { report(issue, at: stack.subject) }
  }

  /// An operation as the trace words it.
  func call(_ operation: StackOperation) -> TraceEvent.StackCall {
    func word(_ id: ControllerID) -> Word { (controller(id)?.subject ?? .world).name }
    return switch operation {
    case .push(let controller): .push(word(controller))
    case .pop: .pop
    case .popTo(let controller): .popTo(word(controller))
    case .popToRoot: .popToRoot
    case .set(let controllers): .set(controllers.map(word))
    }
  }

  /// The stack's view is laid out, or begins to appear; within a list of the stack this is left to
  /// the layout that the list asks for (law 1).
  func display(_ stack: NavigationController, _ event: (Stack.Display) -> Stack.Event) {
    guard let id = stack.stackID, let node = ledger.stack(id), !hasEnded,
      node.machine.openLists == 0
    else { return }
    switch (stack.appearance, node.machine.state) {
    case (.disappeared, .resting), (.disappearing, .resting): return
    case (.disappeared, _), (.disappearing, _), (.appearing, _), (.appeared, _): break
    }
    use { send(.stack(id, event(node.top == node.shown ? .current : .stale))) }
  }

  func perform(_ effect: Stack.Effect, _ id: StackID) {
    guard let stack = stack(id) else { return }
    switch effect {
    case .willMove: tellWillMove(stack, id)
    case .setStack:
      setStack(stack, id)
      stack.tellListeners()
    case .askAnimator: askAnimator(stack, id)
    case .openCoordinator:
      if let transition = ledger.stack(id)?.transition {
        ledger.apply(.coordinatorOpened(transition))
        transitions[transition].map { stack.tabBarController?.moveBar(beside: $0) }
      }
    case .askLayout: askLayout(stack)

    case .loadIncoming: prepareExchange(stack, id)
    case .markMoving: markMoving(stack, id)
    case .outgoingWillDisappear: exchanged(stack.exchange?.from, .willDisappear, in: stack)
    case .incomingWillAppear: exchanged(stack.exchange?.to, .willAppear, in: stack)
    case .willShow: tellWillShow(stack, id)
    case .start: sendToTransition(of: id, .start)
    case .exchangeViews: exchangeViews(stack, id)
    case .layOutIncoming: stack.transitionView.layoutIfNeeded()

    case .removeOutgoingView: removeOutgoingView(stack, id)
    case .removeIncomingView:
      takeBackViews(
        to: stack.exchange?.to, from: stack.exchange?.from, in: stack.transitionView)
    case .restoreStack:
      ledger.apply(.stackRestored(id))
      stack.tellListeners()
    case .releaseLeaving: releaseLeaving(stack, id)
    case .outgoingDidDisappear: exchanged(stack.exchange?.from, .didDisappear, in: stack)
    case .incomingDidAppear: exchanged(stack.exchange?.to, .didAppear, in: stack)
    case .incomingWillDisappear: exchanged(stack.exchange?.to, .willDisappear, in: stack)
    case .incomingDidDisappear: exchanged(stack.exchange?.to, .didDisappear, in: stack)
    case .outgoingWillAppear: exchanged(stack.exchange?.from, .willAppear, in: stack)
    case .outgoingDidAppear: exchanged(stack.exchange?.from, .didAppear, in: stack)
    case .unmarkMoving: unmark(stack.exchange?.from, stack.exchange?.to)
    case .didMove: tellDidMove(stack, id)
    case .didShow:
      if let (shown, animated) = stack.exchange.flatMap({ exchange in
        exchange.to.map { ($0, exchange.isAnimated) }
      }) {
        tellDidShow(shown, by: stack, animated: animated)
      }
    case .tellDelivered: send(.stack(id, .delivered))
    case .conclude: sendToTransition(of: id, .concluded)
    case .drain: drain(stack, id)

    case .installTop: installTop(stack, id)
    }
  }

  private func stack(_ id: StackID) -> NavigationController? {
    guard let owner = ledger.stack(id)?.owner else { return nil }
    return controller(owner)?.navigation
  }

  private func sendToTransition(of id: StackID, _ event: TransitionMachine.Event) {
    guard let transition = ledger.stack(id)?.transition else { return }
    send(.transition(transition, event))
  }

  // MARK: The model half

  private func tellWillMove(_ stack: NavigationController, _ id: StackID) {
    guard let node = ledger.stack(id) else { return }
    for leaving in node.controllers where !node.target.contains(leaving) {
      controller(leaving)?.tellWillMove(to: nil)
    }
    for entering in node.target where !node.controllers.contains(entering) {
      controller(entering)?.tellWillMove(to: stack)
    }
  }

  private func setStack(_ stack: NavigationController, _ id: StackID) {
    ledger.apply(.stackSet(id))
    for entering in ledger.stack(id)?.controllers ?? [] {
      if let child = controller(entering), child.parent !== stack { stack.take(child) }
    }
  }

  private func askAnimator(_ stack: NavigationController, _ id: StackID) {
    guard let request = stack.operation, let exchange = exchange(of: id) else { return }
    let transition = StackTransition(
      ledger.beginStack(request, on: id), of: stack, exchange, world: self)
    transitions.insert(transition, at: transition.id)
    choose(transition, of: stack, exchange)
    _ = transition.takesHand()
    send(.stack(id, .animatorChosen))
  }

  /// T-1, T-2: only between two controllers.
  private func choose(
    _ transition: StackTransition, of stack: NavigationController, _ exchange: StackExchange
  ) {
    guard let delegate = stack.delegate, let from = exchange.from, let to = exchange.to else {
      return
    }
    let animator = delegate.navigationController(
      stack, animationControllerFor: exchange.direction == .push ? .push : .pop, from: from,
      to: to)
    guard
      let animator = stack.answered(
        animator,
        .stackAnimator(exchange.direction, from: from.subject.name, to: to.subject.name),
        unless: animator === Unimplemented.animator)
    else { return }
    transition.take(animator)
    let interactor = delegate.navigationController(stack, interactionControllerFor: animator)
    transition.interactor = stack.answered(
      interactor, .stackInteractor, unless: interactor === Unimplemented.interactor)
  }

  /// Out of a window, where a callback of the call may have put it, nobody lays it out later.
  private func askLayout(_ stack: NavigationController) {
    guard let view = stack.viewIfLoaded else { return }
    view.setNeedsLayout()
    if view.window == nil { view.layoutIfNeeded() }
  }

  // MARK: The view half

  /// What is about to change places: from what is shown to the top.
  func exchange(of id: StackID) -> StackExchange? {
    guard let node = ledger.stack(id) else { return nil }
    return StackExchange(
      from: node.shown.flatMap { controller($0) }, to: node.top.flatMap { controller($0) },
      direction: node.direction, isAnimated: node.machine.state != .exchanging)
  }

  private func prepareExchange(_ stack: NavigationController, _ id: StackID) {
    stack.exchange = exchange(of: id)
    stack.owedDidShow = nil
    stack.exchange?.to?.view.frame = stack.transitionView.bounds
    stack.exchange?.to?.view.setNeedsLayout()
  }

  private func markMoving(_ stack: NavigationController, _ id: StackID) {
    guard let node = ledger.stack(id) else { return }
    mark(stack.exchange?.from, as: .leaving, if: node.leaving)
    mark(stack.exchange?.to, as: .entering, if: node.entering)
  }

  private func exchanged(
    _ controller: ViewController?, _ event: Appearance.Event, in stack: NavigationController
  ) {
    forward(event, to: controller, in: stack, animated: stack.exchange?.isAnimated)
  }

  private func exchangeViews(_ stack: NavigationController, _ id: StackID) {
    if let view = stack.exchange?.to?.view { stack.transitionView.addSubview(view) }
    removeOutgoingView(stack, id)
  }

  private func removeOutgoingView(_ stack: NavigationController, _ id: StackID) {
    stack.exchange?.from?.viewIfLoaded?.removeFromSuperview()
    ledger.apply(.shown(id, stack.exchange?.to?.membership?.id))
  }

  private func releaseLeaving(_ stack: NavigationController, _ id: StackID) {
    stack.departing += release(ledger.stack(id)?.leaving ?? [], of: stack)
  }

  private func tellDidMove(_ stack: NavigationController, _ id: StackID) {
    let departing = stack.departing
    stack.departing = []
    tellDidMove(ledger.takeMoves(id), to: stack)
    withExtendedLifetime(departing) {}
  }

  private func drain(_ stack: NavigationController, _ id: StackID) {
    stack.exchange = nil
    stack.tellListeners()
    stack.tabBarController?.placeBar()
    for request in ledger.takeWaiting(id) { send(.request(request, draining: true)) }
    if let node = ledger.stack(id), node.top != node.shown { stack.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Without an exchange

  /// A stack that left the window shows nothing when its model changes (N-34).
  private func forgetShown(_ id: StackID) {
    guard let shown = ledger.stack(id)?.shown else { return }
    controller(shown)?.viewIfLoaded?.removeFromSuperview()
    ledger.apply(.shown(id, nil))
  }

  private func installTop(_ stack: NavigationController, _ id: StackID) {
    forgetShown(id)
    guard let top = ledger.stack(id)?.top, let child = controller(top) else { return }
    child.view.frame = stack.transitionView.bounds
    stack.transitionView.addSubview(child.view)
    ledger.apply(.shown(id, top))
    stack.hasDisplayed = true
    forward(.willAppear, to: child, in: stack, animated: stack.isAppearanceAnimated)
    stack.owedDidShow = child
  }

  private func tellWillShow(_ stack: NavigationController, _ id: StackID) {
    let shown = stack.exchange?.to ?? stack.owedDidShow
    guard let shown, let delegate = stack.delegate else { return }
    let animated = stack.exchange?.isAnimated ?? stack.isAppearanceAnimated
    stack.record(.willShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(stack, willShow: shown, animated: animated)
  }

  func tellDidShow(
    _ shown: ViewController, by stack: NavigationController, animated: Bool
  ) {
    guard let delegate = stack.delegate else { return }
    stack.record(.didShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(stack, didShow: shown, animated: animated)
  }
}
