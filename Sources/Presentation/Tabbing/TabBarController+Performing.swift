import PresentationLifecycle

/// The methods with which a tab bar controller performs the effects of its state machine.
extension TabBarController {
  /// The stored state of the tabs; nil before the controller has joined a ``World``.
  var node: TabNode? {
    guard let world, let tabID else { return nil }
    return world.hierarchy.tab(tabID)
  }

  /// Changes one value of the stored state of the tabs.
  private func apply(_ fact: (TabID) -> Hierarchy.Fact) {
    guard let world, let tabID else { return }
    world.hierarchy.apply(fact(tabID))
  }

  func send(_ event: TabMachine.Event) {
    guard let world, let tabID else { return }
    var effects = world.effects(of: event, at: Address<TabMachine>(tabID))
    while let effect = effects.next(in: world) { perform(effect) }
  }

  private func perform(_ effect: TabMachine.Effect) {
    let (from, to) = (exchange?.from, exchange?.to)
    switch effect {
    case .willMove: tellWillMoveOfChange()
    case .setTabs: setTabs()
    case .layOutOutgoing: shown?.outerViewIfLoaded?.layoutIfNeeded()
    case .askAnimator: askAnimator()

    case .loadIncoming: prepareExchange()
    case .markMoving: markMoving()
    case .incomingWillAppear: exchanged(to, .willAppear)
    case .outgoingWillDisappear: exchanged(from, .willDisappear)
    case .start: running?.send(.start)
    case .exchangeViews: exchangeViews()
    case .layOutIncoming: to?.outerViewIfLoaded?.layoutIfNeeded()

    case .removeOutgoingView: removeOutgoingView()
    case .removeIncomingView: takeBackViews(to: to, from: from, in: transitionView)
    case .restoreTabs: restoreTabs()
    case .releaseLeaving: releaseLeaving()
    case .outgoingDidDisappear: exchanged(from, .didDisappear)
    case .incomingDidAppear: exchanged(to, .didAppear)
    case .incomingWillDisappear: exchanged(to, .willDisappear)
    case .incomingDidDisappear: exchanged(to, .didDisappear)
    case .outgoingWillAppear: exchanged(from, .willAppear)
    case .outgoingDidAppear: exchanged(from, .didAppear)
    case .unmarkMoving: unmark(from, to)
    case .didMove: tellDidMoveOfChange()
    case .tellDelivered: send(.delivered)
    case .conclude: running?.send(.concluded)
    case .rest: rest()
    case .drain: resume()

    case .installSelected: installSelected()
    }
  }

  private var shown: ViewController? { node?.shown.flatMap { world?.controller($0) } }

  /// The controller that the running change selects; a canceled change keeps it until its end.
  var incoming: ViewController? {
    exchange?.to ?? node?.target.selected.flatMap { world?.controller($0) }
  }

  private var running: TransitionContext? { node?.transition.flatMap { world?.running($0) } }

  // MARK: The model

  private func tellWillMoveOfChange() {
    guard let node else { return }
    tellWillMove(controllers(node.leaving), controllers(node.entering))
  }

  private func setTabs() {
    apply { .tabsSet($0) }
    for child in controllers(node?.entering ?? []) { take(child) }
    giveItemsToBar()
  }

  private func restoreTabs() {
    apply { .tabsRestored($0) }
    giveItemsToBar()
  }

  private func releaseLeaving() {
    guard let node else { return }
    if let shown = node.shown, node.leaving.contains(shown) {
      if exchange == nil { world?.controller(shown)?.endAppearance(in: self) }
      apply { .tabShown($0, nil) }
    }
    departing += releaseWithViews(controllers(node.leaving))
  }

  private func tellDidMoveOfChange() {
    guard let world, let tabID else { return }
    let departing = departing
    self.departing = []
    let moves = world.hierarchy.takeMoves(tabID)
    tellDidMove(controllers(moves.leaving), controllers(moves.entering))
    extendLifetime(departing)
  }

  // MARK: The animator

  /// Asks the delegate for an animator, if one controller replaces another (N-101a, N-102, T-2).
  private func askAnimator() {
    guard let world, let tabID, let request = operation, case .animated = request.mode,
      let delegate = calledDelegate, let from = shown, let to = selectedViewController,
      from !== to,
      let animator = animator(of: delegate, from: from, to: to)
    else { return send(.chosen(.none)) }
    let transition = TabTransition(
      world.hierarchy.beginTabs(request, on: tabID), of: self, from: from, to: to, world: world)
    world.transitions.insert(transition, at: transition.id)
    transition.take(animator)
    world.hierarchy.apply(.coordinatorOpened(transition.id))
    let interactor = delegate.tabBarController(self, interactionControllerFor: animator)
    transition.interactor = answered(
      interactor, .tabInteractor, unless: interactor === Unimplemented.interactor)
    _ = transition.takesHand()
    send(.chosen(.animator))
  }

  private func animator(
    of delegate: any TabBarControllerDelegate, from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let animator = delegate.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    return answered(
      animator, .tabAnimator(from: from.subject.name, to: to.subject.name),
      unless: animator === Unimplemented.animator)
  }

  // MARK: The exchange

  private func prepareExchange() {
    let (shown, selected) = (shown, selectedViewController)
    // A callback may have removed the new tab, so that the shown controller is selected again.
    let (from, to) = shown === selected ? (nil, nil) : (shown, selected)
    exchange = TabExchange(from: from, to: to, isAnimated: isExchangeAnimated)
    if let from, let to { (running as? TabTransition)?.resolve(from: from, to: to) }
    to?.placeView(in: transitionView)
    to?.view.setNeedsLayout()
    placeBar()
  }

  /// Whether the appearance callbacks of a change of tabs are called with `animated: true` (C-7).
  private var isExchangeAnimated: Bool {
    switch appearance {
    case .appearing, .disappearing: isAppearanceAnimated
    case .appeared, .disappeared: node?.machine.state == .running
    }
  }

  private func markMoving() {
    guard let node else { return }
    exchange?.from?.mark(as: .leaving, if: node.leaving)
    exchange?.to?.mark(as: .entering, if: node.entering)
  }

  private func exchanged(_ controller: ViewController?, _ event: Appearance.Event) {
    forward(event, toShown: controller, animated: exchange?.isAnimated)
  }

  private func exchangeViews() {
    addView(of: exchange?.to, to: transitionView)
    removeOutgoingView()
  }

  private func removeOutgoingView() {
    guard let exchange, exchange.from !== exchange.to else { return }
    removeView(of: exchange.from, from: transitionView)
    apply { .tabShown($0, exchange.to?.membership?.id) }
  }

  // MARK: The end

  func rest() {
    let hasExchanged = exchange != nil
    exchange = nil
    placeBar()
    // The controller that appears may have been removed by `removeFromParent()` (C-2a).
    if hasExchanged, case .stale = node?.display { display() }
    catchUp()
    holds.release(in: world)
  }

  /// Sends the shown child the appearance callbacks that it has missed (C-18).
  ///
  /// The child misses callbacks if it is selected while the tab bar controller is disappearing. A
  /// callback may have removed the child in the meantime.
  private func catchUp() {
    guard isComing, let child = shown, child.ownParent === self, child.isInside(self),
      !child.isLeavingByTransition
    else { return }
    if !child.isComing { child.forwardAppearance(.willAppear, animated: isAppearanceAnimated) }
    if appearance == .appeared, child.isAppearing { child.forwardAppearance(.didAppear) }
  }

  /// Shows the selected controller; a callback may have removed it, and so selected another one.
  private func installSelected() {
    var installed: ControllerID?
    repeat {
      installed = node?.tabs.selected
      installOnce()
    } while isComing && world?.isEnded == false && node?.display == .stale
      && node?.tabs.selected != installed
  }

  private func installOnce() {
    removeView(of: shown, from: transitionView)
    var selected: ViewController?
    repeat {
      selected = selectedViewController
      selected?.placeView(in: transitionView)
      // Loading the view may have moved the controller to another parent.
    } while selectedViewController !== selected
    if case .current = node?.display { return }
    apply { .tabShown($0, selected?.membership?.id) }
    guard let selected else { return }
    transitionView.addSubview(selected.outerView)
    forward(.willAppear, toShown: selected, animated: isAppearanceAnimated)
  }
}
