import PresentationLifecycle

/// Changes of tabs, and what they do.
extension World {
  func makeTabs(
    of owner: ControllerID, _ tabs: [ViewController], selected: ViewController?
  ) -> TabID {
    ledger.makeTabs(
      of: owner, tabs.compactMap { $0.membership?.id }, selected: selected?.membership?.id)
  }

  func operate(
    _ operation: TabOperation, on tabs: TabBarController, _ id: TabID,
    with controllers: [ViewController], animated: Bool = true, isByUser: Bool = false
  ) {
    guard let receiver = tabs.membership?.id else { return }
    let drive: Drive = animated && areAnimationsEnabled ? .animated : .plain
    let ticket = write(CallBook.Call(on: tabs, with: controllers))
    let request = Request(
      .tab(operation, id), on: receiver, drive, ticket: ticket, isByUser: isByUser)
    use { send(.request(request, .call)) }
  }

  func operateTabs(_ request: Request) {
    guard case .tab(let operation, let id) = request.kind, let tabs = tabs(id),
      tabs.mayHold(operation.newcomers.compactMap { controller($0) })
    else { return }
    tabs.operation = request
    if let hold = calls[request.ticket]?.takeHold() { tabs.holds.append(hold) }
    let reach = ledger.plan(operation, on: id)
    send(.tab(id, .operate(reach)))
    // A callback of the list may have begun the next change, or brought the tabs back.
    guard reach == .unseen, ledger.tab(id)?.machine.state == .resting else { return }
    display(tabs)
    rest(tabs, id)
    resume(id)
  }

  /// Where UIKit raises (N-101).
  func complainOfTab(_ request: Request) {
    guard let tabs = controller(request.receiver) else { return }
    report(Issues.selectedStranger(), at: tabs.subject)
  }

  /// A change as the trace words it.
  func call(_ operation: TabOperation, animated: Bool) -> TraceEvent.TabsCall {
    func word(_ id: ControllerID) -> Word { (controller(id)?.subject ?? .world).name }
    return switch operation {
    case .select(let controller): .select(word(controller))
    case .set(let controllers): .set(controllers.map(word), animated: animated)
    }
  }

  /// Who is being selected.
  func subject(of id: TabID) -> (controller: ViewController, way: TraceEvent.Way)? {
    tabs(id)?.selectedViewController.map { ($0, .selected) }
  }

  /// The tab bar controller begins to appear; within a list of its own this is left to that.
  func display(_ tabs: TabBarController) {
    guard tabs.isComing, let id = tabs.tabID, let node = ledger.tab(id), !hasEnded,
      node.machine.openLists == 0
    else { return }
    send(.tab(id, .appear(node.display)))
  }

  /// A controller has left the container past the changes of the tabs (C-2a).
  func leftTabs(_ child: ViewController, _ tabs: TabBarController, _ id: TabID) {
    guard let member = child.membership?.id else { return }
    ledger.apply(.tabLost(id, member))
    tabs.placeBar()
    use { display(tabs) }
  }

  func perform(_ effect: TabSelection.Effect, _ id: TabID) {
    guard let tabs = tabs(id) else { return }
    let (from, to) = (tabs.exchange?.from, tabs.exchange?.to)
    switch effect {
    case .willMove: tellWillMove(tabs, id)
    case .setTabs: setTabs(tabs, id)
    case .layOutOutgoing: shown(in: id)?.viewIfLoaded?.layoutIfNeeded()
    case .askAnimator: askAnimator(tabs, id)

    case .loadIncoming: prepareExchange(tabs, id)
    case .markMoving: markMoving(tabs, id)
    case .incomingWillAppear: exchanged(to, .willAppear, in: tabs)
    case .outgoingWillDisappear: exchanged(from, .willDisappear, in: tabs)
    case .start: sendToTransition(of: id, .start)
    case .exchangeViews: exchangeViews(tabs, id)
    case .layOutIncoming: to?.viewIfLoaded?.layoutIfNeeded()

    case .removeOutgoingView: removeOutgoingView(tabs, id)
    case .removeIncomingView: takeBackViews(to: to, from: from, in: tabs, tabs.transitionView)
    case .restoreTabs: ledger.apply(.tabsRestored(id))
    case .releaseLeaving: releaseLeaving(tabs, id)
    case .outgoingDidDisappear: exchanged(from, .didDisappear, in: tabs)
    case .incomingDidAppear: exchanged(to, .didAppear, in: tabs)
    case .incomingWillDisappear: exchanged(to, .willDisappear, in: tabs)
    case .incomingDidDisappear: exchanged(to, .didDisappear, in: tabs)
    case .outgoingWillAppear: exchanged(from, .willAppear, in: tabs)
    case .outgoingDidAppear: exchanged(from, .didAppear, in: tabs)
    case .unmarkMoving: unmark(from, to)
    case .didMove: tellDidMove(tabs, id)
    case .tellDelivered: send(.tab(id, .delivered))
    case .conclude: sendToTransition(of: id, .concluded)
    case .rest: rest(tabs, id)
    case .drain: resume(id)

    case .installSelected: installSelected(tabs, id)
    }
  }

  private func tabs(_ id: TabID) -> TabBarController? {
    guard let owner = ledger.tab(id)?.owner else { return nil }
    return controller(owner)?.tabbing
  }

  private func shown(in id: TabID) -> ViewController? {
    ledger.tab(id)?.shown.flatMap { controller($0) }
  }

  private func sendToTransition(of id: TabID, _ event: TransitionMachine.Event) {
    guard let transition = ledger.tab(id)?.transition else { return }
    send(.transition(transition, event))
  }

  // MARK: The call

  private func tellWillMove(_ tabs: TabBarController, _ id: TabID) {
    guard let node = ledger.tab(id) else { return }
    tabs.tellWillMove(
      node.leaving.compactMap { controller($0) }, node.entering.compactMap { controller($0) })
  }

  private func setTabs(_ tabs: TabBarController, _ id: TabID) {
    ledger.apply(.tabsSet(id))
    for entering in ledger.tab(id)?.entering ?? [] {
      if let child = controller(entering) { tabs.take(child) }
    }
  }

  /// Asks for an animator of a change from one controller to another (N-101a, N-102, T-2).
  private func askAnimator(_ tabs: TabBarController, _ id: TabID) {
    guard let request = tabs.operation, case .animated = request.drive,
      let delegate = tabs.delegate, let from = shown(in: id), let to = tabs.selectedViewController,
      let animator = animator(of: delegate, for: tabs, from: from, to: to)
    else { return send(.tab(id, .chosen(.none))) }
    let transition = TabTransition(
      ledger.beginTabs(request, on: id), of: tabs, from: from, to: to, world: self)
    transitions.insert(transition, at: transition.id)
    transition.take(animator)
    ledger.apply(.coordinatorOpened(transition.id))
    let interactor = delegate.tabBarController(tabs, interactionControllerFor: animator)
    transition.interactor = tabs.answered(
      interactor, .tabInteractor, unless: interactor === Unimplemented.interactor)
    _ = transition.takesHand()
    send(.tab(id, .chosen(.animator)))
  }

  private func animator(
    of delegate: any TabBarControllerDelegate, for tabs: TabBarController,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let animator = delegate.tabBarController(
      tabs, animationControllerForTransitionFrom: from, to: to)
    return tabs.answered(
      animator, .tabAnimator(from: from.subject.name, to: to.subject.name),
      unless: animator === Unimplemented.animator)
  }

  // MARK: The exchange

  private func prepareExchange(_ tabs: TabBarController, _ id: TabID) {
    let to = tabs.selectedViewController
    tabs.exchange = TabExchange(from: shown(in: id), to: to, isAnimated: isAnimated(tabs, id))
    place(to, in: tabs.transitionView)
    to?.view.setNeedsLayout()
    tabs.placeBar()
  }

  /// What happens while the tabs come or go has their flag (C-7).
  private func isAnimated(_ tabs: TabBarController, _ id: TabID) -> Bool {
    switch tabs.appearance {
    case .appearing, .disappearing: tabs.isAppearanceAnimated
    case .appeared, .disappeared: ledger.tab(id)?.machine.state == .running
    }
  }

  private func markMoving(_ tabs: TabBarController, _ id: TabID) {
    guard let node = ledger.tab(id) else { return }
    mark(tabs.exchange?.from, as: .leaving, if: node.leaving)
    mark(tabs.exchange?.to, as: .entering, if: node.entering)
  }

  private func exchanged(
    _ controller: ViewController?, _ event: Appearance.Event, in tabs: TabBarController
  ) {
    forward(event, to: controller, in: tabs, animated: tabs.exchange?.isAnimated)
  }

  private func exchangeViews(_ tabs: TabBarController, _ id: TabID) {
    if let view = tabs.exchange?.to?.view { tabs.transitionView.addSubview(view) }
    removeOutgoingView(tabs, id)
  }

  private func removeOutgoingView(_ tabs: TabBarController, _ id: TabID) {
    removeView(of: tabs.exchange?.from, from: tabs, tabs.transitionView)
    ledger.apply(.tabShown(id, tabs.exchange?.to?.membership?.id))
  }

  private func releaseLeaving(_ tabs: TabBarController, _ id: TabID) {
    guard let node = ledger.tab(id) else { return }
    if let shown = node.shown, node.leaving.contains(shown) {
      if tabs.exchange == nil { controller(shown).map { endAppearance(of: $0, in: tabs) } }
      ledger.apply(.tabShown(id, nil))
    }
    tabs.departing += release(node.leaving, of: tabs)
  }

  private func tellDidMove(_ tabs: TabBarController, _ id: TabID) {
    let departing = tabs.departing
    tabs.departing = []
    tellDidMove(ledger.takeMoves(id), to: tabs)
    withExtendedLifetime(departing) {}
  }

  private func rest(_ tabs: TabBarController, _ id: TabID) {
    let hasExchanged = tabs.exchange != nil
    tabs.exchange = nil
    tabs.placeBar()
    // The incoming controller may have left the tabs by itself (C-2a).
    if hasExchanged, case .stale = ledger.tab(id)?.display { display(tabs) }
    catchUp(tabs, id)
    release(&tabs.holds)
  }

  /// Carries out what waits for the tabs, in the order in which it was asked (N-105).
  func resume(_ id: TabID) {
    while let request = ledger.takeFirstWaiting(id) { send(.request(request, .queue)) }
  }

  /// Tabs that were going when somebody was exchanged may have come back meanwhile (C-18).
  private func catchUp(_ tabs: TabBarController, _ id: TabID) {
    guard tabs.isComing, let child = shown(in: id), child.isInside(tabs) else { return }
    if !child.isComing { forward(.willAppear, to: child, animated: tabs.isAppearanceAnimated) }
    if tabs.appearance == .appeared, child.isAppearing { forward(.didAppear, to: child) }
  }

  // MARK: Without an exchange

  private func installSelected(_ tabs: TabBarController, _ id: TabID) {
    removeView(of: shown(in: id), from: tabs, tabs.transitionView)
    var selected: ViewController?
    repeat {
      selected = tabs.selectedViewController
      place(selected, in: tabs.transitionView)
      // Loading may have brought the controller somewhere else.
    } while tabs.selectedViewController !== selected
    if case .current = ledger.tab(id)?.display { return }
    ledger.apply(.tabShown(id, selected?.membership?.id))
    guard let selected else { return }
    tabs.transitionView.addSubview(selected.view)
    forward(.willAppear, to: selected, animated: tabs.isAppearanceAnimated)
  }
}
