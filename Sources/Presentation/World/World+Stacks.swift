import PresentationLifecycle

/// Operations on stacks, and what their halves do.
extension World {
  func makeStack(
    of owner: ControllerID, with controllers: [ViewController], entering: [ViewController]
  ) -> StackID {
    ledger.makeStack(
      of: owner, with: controllers.compactMap { $0.membership?.id },
      entering: entering.compactMap { $0.membership?.id })
  }

  func operate(
    _ operation: StackOperation<ViewController>, on stack: NavigationController, _ id: StackID,
    animated: Bool, steeredBy interaction: SystemInteraction? = nil
  ) {
    guard let receiver = stack.membership?.id, operation.elements.allSatisfy(receives) else {
      return releaseVisitors()
    }
    let isCut =
      system.showsRootBeforeLayout && stack.topViewController?.isAppearing == true
      && ledger.stack(id, { $0.machine.state }) == .resting
    let drive: Drive = animated && areAnimationsEnabled && !isCut ? .animated : .plain
    let ticket = write(
      CallBook.Call(on: stack, with: operation.elements, interactor: interaction))
    let request = Request(
      .stack(operation.map { $0.membership!.id }, id), on: receiver, drive, ticket: ticket,
      isByUser: interaction != nil)
    use { send(.request(request, .call)) }
  }

  func operateStack(_ request: Request, _ occasion: Request.Occasion) {
    guard case .stack(let operation, let id) = request.kind, let stack = stack(id),
      stack.mayHold(operation.newcomers.compactMap { controller($0) })
    else { return }
    if stack.viewIfLoaded?.isOnScreen != true { forgetShown(id) }
    stack.operation = request
    if let hold = calls[request.ticket]?.takeHold() { stack.holds.append(hold) }
    let reach = ledger.plan(operation, on: id)
    send(.stack(id, .operate(reach, request.drive)))
    if ledger.stack(id, { $0.machine.state }) == .resting { rest(stack, id) }
    if occasion != .queue { resume(id) }
  }

  /// The stack's view is laid out, or begins to appear; within a list of the stack this is left to
  /// the layout that the list asks for (law 1).
  func display(_ stack: NavigationController, _ event: (Stack.Display) -> Stack.Event) {
    guard let id = listening(stack), let state = ledger.stack(id, { $0.machine.state }) else {
      return
    }
    if state == .resting, !stack.isComing { return }
    use {
      tellRootIsAppearing(id)
      send(.stack(id, event(showsTop(id) ? .current : .stale)))
    }
  }

  /// What is shown before its layout hears of that before a push takes it back (N-19).
  private func tellRootIsAppearing(_ id: StackID) {
    guard system.showsRootBeforeLayout, let shown = ledger.stack(id, { $0.shown }) ?? nil,
      let controller = controller(shown), controller.isAppearing
    else { return }
    tellIsAppearing(controller)
  }

  /// The stack's view is in no window any more: what waits for its layout would wait for ever.
  func leaveWindow(_ stack: NavigationController) {
    if let id = listening(stack) { use { send(.stack(id, .leaveWindow)) } }
  }

  /// A stack none of whose lists is being delivered.
  private func listening(_ stack: NavigationController) -> StackID? {
    guard !hasEnded, let id = stack.stackID, ledger.stack(id, { $0.machine.openLists }) == 0 else {
      return nil
    }
    return id
  }

  func showsTop(_ id: StackID) -> Bool {
    ledger.stack(id) { $0.top == $0.shown } ?? true
  }

  /// A controller was taken out of its container past the stack's own operations.
  func leftStack(_ controller: ViewController, _ stack: NavigationController) {
    guard let id = controller.membership?.id, let stackID = stack.stackID else { return }
    ledger.apply(.stackLost(stackID, id))
    stack.viewIfLoaded?.setNeedsLayout()
    stack.tellListeners()
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
      if let transition = transition(of: id) {
        ledger.apply(.coordinatorOpened(transition))
        transitions[transition].map { stack.tabBarController?.moveBar(beside: $0) }
      }
    case .askLayout: askLayout(stack, id)

    case .loadIncoming: prepareExchange(stack, id)
    case .markMoving: markMoving(stack, id)
    case .outgoingWillDisappear: beginsExchange(stack.exchange?.from, .willDisappear, in: stack)
    case .incomingWillAppear: beginsExchange(stack.exchange?.to, .willAppear, in: stack)
    case .willShow: tellWillShow(stack, id)
    case .start: sendToTransition(of: id, .start)
    case .exchangeViews: exchangeViews(stack, id)
    case .layOutIncoming: stack.transitionView.layoutIfNeeded()

    case .removeOutgoingView: removeOutgoingView(stack, id)
    case .removeIncomingView:
      takeBackViews(
        to: stack.exchange?.to, from: stack.exchange?.from, in: stack, stack.transitionView)
    case .restoreStack: restoreStack(stack, id)
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
    case .abandon: sendToTransition(of: id, .abandon)
    case .liftFinger: liftFinger(id)
    case .rest: rest(stack, id)
    case .drain: resume(id)

    case .installTop: installTop(stack, id)
    }
  }

  func stack(_ id: StackID) -> NavigationController? {
    ledger.stack(id) { $0.owner }.flatMap { controller($0) }?.navigation
  }

  /// The transition that runs in a stack; nil once it is over (T-46).
  func transition(of id: StackID) -> TransitionID? { ledger.running(in: id) }

  private func sendToTransition(of id: StackID, _ event: TransitionMachine.Event) {
    if let transition = transition(of: id) { send(.transition(transition, event)) }
  }

  // MARK: The model half

  private func change(of id: StackID) -> StackChange<ControllerID> {
    ledger.stack(id) { $0.change } ?? .nothing()
  }

  private func tellWillMove(_ stack: NavigationController, _ id: StackID) {
    let change = change(of: id)
    stack.tellWillMove(
      change.leaving.compactMap { controller($0) }, change.entering.compactMap { controller($0) })
  }

  private func setStack(_ stack: NavigationController, _ id: StackID) {
    ledger.apply(.stackSet(id))
    for added in change(of: id).added {
      if let child = controller(added) { stack.take(child) }
    }
  }

  private func restoreStack(_ stack: NavigationController, _ id: StackID) {
    ledger.apply(.stackRestored(id))
    // Back in its stack, it leaves no more (N-6, N-8).
    mark(stack.exchange?.from, as: .staying, if: [])
    stack.tellListeners()
  }

  private func askLayout(_ stack: NavigationController, _ id: StackID) {
    guard let view = stack.viewIfLoaded, view.isOnScreen else {
      return send(.stack(id, .leaveWindow))
    }
    view.setNeedsLayout()
  }

  // MARK: The view half

  /// What is about to change places: from what is shown to the top.
  func exchange(of id: StackID) -> StackExchange? {
    ledger.stack(id) { node in
      StackExchange(
        from: node.shown.flatMap { controller($0) }, to: node.top.flatMap { controller($0) },
        direction: node.direction, isAnimated: node.machine.state != .exchanging)
    }
  }

  private func prepareExchange(_ stack: NavigationController, _ id: StackID) {
    stack.exchange = exchange(of: id)
    stack.owedDidShow = nil
    place(stack.exchange?.to, in: stack.transitionView)
    stack.exchange?.to?.view.setNeedsLayout()
  }

  private func markMoving(_ stack: NavigationController, _ id: StackID) {
    guard let (entering, leaving) = ledger.stack(id, { ($0.entering, $0.leaving) }) else { return }
    mark(stack.exchange?.from, as: .leaving, if: leaving)
    mark(stack.exchange?.to, as: .entering, if: entering)
  }

  /// Nobody appears in a stack that goes: who came hears of it when the stack comes back, and who
  /// is back hears that it has gone with the stack (C-5).
  ///
  /// Who never appeared does not disappear, and who has appeared with the stack does not again.
  private func exchanged(
    _ controller: ViewController?, _ event: Appearance.Event, in stack: NavigationController
  ) {
    forward(event, to: controller, in: stack, animated: stack.exchange?.isAnimated)
  }

  /// CHOICE, N-48a: an exchange may turn a controller round which is still on its way in another
  /// transition; where a push may take the root's first appearance back, nobody complains (N-19).
  private func beginsExchange(
    _ controller: ViewController?, _ event: Appearance.Event, in stack: NavigationController
  ) {
    if let controller, !system.showsRootBeforeLayout,
      event == .willAppear
        ? controller.appearance == .disappearing : controller.isAppearing
    {
      report(Issues.turnedRound(controller.printed), at: controller.subject)
    }
    exchanged(controller, event, in: stack)
  }

  private func exchangeViews(_ stack: NavigationController, _ id: StackID) {
    if let view = stack.exchange?.to?.view { stack.transitionView.addSubview(view) }
    removeOutgoingView(stack, id)
  }

  private func removeOutgoingView(_ stack: NavigationController, _ id: StackID) {
    removeView(of: stack.exchange?.from, from: stack, stack.transitionView)
    ledger.apply(.shown(id, stack.exchange?.to?.membership?.id))
  }

  /// Who leaves a stack that goes hears the end of it now: nobody would tell it later.
  private func releaseLeaving(_ stack: NavigationController, _ id: StackID) {
    if stack.exchange == nil, ledger.stack(id, { $0.isShownLeaving }) == true { forgetShown(id) }
    stack.departing += release(ledger.stack(id) { $0.leaving } ?? [], of: stack)
  }

  func tellDidMove(_ stack: NavigationController, _ id: StackID) {
    let departing = stack.departing
    stack.departing = []
    // Another operation waits for them (N-42).
    let moves = ledger.takeMoves(id)
    ledger.setListOpen(true, for: .stack(id))
    tellDidMove(moves, to: stack)
    ledger.setListOpen(false, for: .stack(id))
    withExtendedLifetime(departing) {}
  }

  /// A controller has appeared in a stack: the first time, this ends its entry (N-19a).
  func endEntry(of child: ViewController, into stack: NavigationController) {
    guard let id = stack.stackID, let member = child.membership?.id,
      ledger.takeMove(of: member, in: id)
    else { return }
    child.tellDidMove(to: stack)
  }

  private func rest(_ stack: NavigationController, _ id: StackID) {
    stack.exchange = nil
    if let top = stack.topViewController, top.appearance == .appeared, showsTop(id) {
      endEntry(of: top, into: stack)
    }
    reportNestedEnd(stack)
    release(&stack.holds)
    stack.tellListeners()
    stack.tabBarController?.placeBar()
    if !showsTop(id) { stack.viewIfLoaded?.setNeedsLayout() }
  }

  /// Carries out what waits for a stack, in the order in which it was asked (N-42), up to the
  /// first that has to wait again.
  func resume(_ id: StackID) {
    while resumeFirst(id) {}
  }

  /// - Returns: Whether the first of what waits for a stack waits no more.
  private func resumeFirst(_ id: StackID) -> Bool {
    guard ledger.stack(id, { $0.isBusy }) == false, !redirected.contains(id),
      let request = ledger.takeFirstWaiting(id)
    else { return false }
    send(.request(request, .queue))
    return ledger.stack(id) { $0.waiting.first } != request
  }

  /// A transition has ended that requests waited for: each has its turn (P-57a), and then what is
  /// left of the stacks'.
  func resume(_ waiting: [Request]) {
    var open: [StackID] = []
    for request in waiting where request.stack.map({ !open.contains($0) }) == true {
      if let stack = request.stack { open.append(stack) }
    }
    for request in waiting {
      guard let stack = request.stack else {
        send(.request(request, .queue))
        continue
      }
      if open.contains(stack), !resumeFirst(stack) { open.removeAll { $0 == stack } }
    }
    for stack in open { resume(stack) }
  }

  // MARK: Without an exchange

  /// A stack that left the window shows nothing when its model changes (N-34).
  ///
  /// What it was about to show, or to hide, has gone then; operations wait meanwhile (N-42).
  private func forgetShown(_ id: StackID) {
    guard let shown = ledger.stack(id, { $0.shown }) ?? nil else { return }
    if let child = controller(shown), let stack = stack(id) {
      ledger.setListOpen(true, for: .stack(id))
      endAppearance(of: child, in: stack)
      ledger.setListOpen(false, for: .stack(id))
      removeView(of: child, from: stack, stack.transitionView)
    }
    ledger.apply(.shown(id, nil))
  }

  private func installTop(_ stack: NavigationController, _ id: StackID) {
    forgetShown(id)
    guard let top = ledger.stack(id, { $0.top }) ?? nil, let child = controller(top) else {
      return
    }
    place(child, in: stack.transitionView)
    // Loading may have made the stack go, or the controller leave it.
    guard stack.isComing, child.parent === stack else { return }
    stack.transitionView.addSubview(child.view)
    ledger.apply(.shown(id, top))
    if stack.isComing, !child.isComing {
      forward(.willAppear, to: child, animated: stack.isAppearanceAnimated)
    }
    stack.owedDidShow = child.isComing ? child : nil
  }

  private func tellWillShow(_ stack: NavigationController, _ id: StackID) {
    let shown = stack.exchange?.to ?? stack.owedDidShow
    guard let shown, let delegate = stack.delegate else { return }
    let animated = stack.exchange?.isAnimated ?? stack.isAppearanceAnimated
    stack.record(.willShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(stack, willShow: shown, animated: animated)
    // A callback may have brought its appearance to an end already.
    if shown.appearance == .appeared { stack.endedAppearance(of: shown) }
  }

  func tellDidShow(
    _ shown: ViewController, by stack: NavigationController, animated: Bool
  ) {
    guard let delegate = stack.delegate else { return }
    stack.record(.didShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(stack, didShow: shown, animated: animated)
  }
}
