import PresentationLifecycle

/// Methods that perform the effects of a navigation controller's state machine.
///
/// The methods that exchange views are in `NavigationController+Exchanging.swift`.
extension NavigationController {
  /// Reads a value of the stack's state; returns nil until the stack belongs to a ``World``.
  @_transparent
  func fact<Fact>(_ read: (borrowing Hierarchy, StackID) -> Fact?) -> Fact? {
    guard let stackID else { return nil }
    return withWorld { read($0.hierarchy, stackID) }
  }

  /// Changes one value of the stored state of the stack.
  ///
  /// Does nothing if the stack does not belong to a ``World``.
  @_transparent
  func apply(_ fact: (StackID) -> Hierarchy.Fact) {
    guard let stackID else { return }
    withWorld { $0.hierarchy.apply(fact(stackID)) }
  }

  func send(_ event: StackMachine.Event) {
    guard let world, let stackID else { return }
    var effects = world.effects(of: event, at: Address<StackMachine>(stackID))
    while let effect = effects.next(in: world) { perform(effect, in: world) }
  }

  /// Whether the shown controller is the top of the stack.
  var showsTop: Bool { fact { $0.showsTop($1) } ?? true }

  /// The running transition of the stack; nil if no transition runs (T-46).
  var runningTransition: TransitionContext? {
    guard let id = fact({ $0.running(in: $1) }) else { return nil }
    return withWorld { $0.running(id) }
  }

  private func perform(_ effect: StackMachine.Effect, in world: World) {
    switch effect {
    case .willMove: tellWillMoveOfChange(in: world)
    case .setStack: setStack()
    case .askAnimator: askAnimator()
    case .openCoordinator: openCoordinator(in: world)
    case .askLayout: askLayout()

    case .loadIncoming: prepareExchange()
    case .markMoving: markMoving()
    case .outgoingWillDisappear: beginsExchange(exchange?.from, .willDisappear, in: world)
    case .incomingWillAppear: beginsExchange(exchange?.to, .willAppear, in: world)
    case .willShow: tellWillShow()
    case .start: runningTransition?.send(.start)
    case .exchangeViews: exchangeViews()
    case .layOutIncoming: transitionView.layoutIfNeeded()

    case .removeOutgoingView: removeOutgoingView()
    case .removeIncomingView:
      takeBackViews(to: exchange?.to, from: exchange?.from, in: transitionView)
    case .restoreStack: restoreStack()
    case .releaseLeaving: releaseLeaving()
    case .outgoingDidDisappear: exchanged(exchange?.from, .didDisappear)
    case .incomingDidAppear: exchanged(exchange?.to, .didAppear)
    case .incomingWillDisappear: exchanged(exchange?.to, .willDisappear)
    case .incomingDidDisappear: exchanged(exchange?.to, .didDisappear)
    case .outgoingWillAppear: exchanged(exchange?.from, .willAppear)
    case .outgoingDidAppear: exchanged(exchange?.from, .didAppear)
    case .unmarkMoving: unmark(exchange?.from, exchange?.to)
    case .didMove: tellDidMove(in: world)
    case .didShow:
      if let exchange, let shown = exchange.to { tellDidShow(shown, animated: exchange.isAnimated) }
    case .tellDelivered: send(.delivered)
    case .conclude: runningTransition?.send(.concluded)
    case .abandon: runningTransition?.send(.abandon)
    case .liftFinger: liftFinger()
    case .rest: rest(in: world)
    case .drain: resume()

    case .installTop: installTop()
    }
  }

  // MARK: The model half

  private var change: StackChange<ControllerID> { fact { $0.change(of: $1) } ?? .nothing() }

  private func tellWillMoveOfChange(in world: World) {
    let change = change
    tellWillMove(
      ShortList(change.leaving, in: world), ShortList(change.entering, in: world))
  }

  private func setStack() {
    apply { .stackSet($0) }
    for child in controllers(change.added) { take(child) }
    decideLowerBars()
    refreshBar()
    // The listeners of an animated operation are called when the operation has a coordinator.
    if state != .choosing { tellListeners() }
  }

  private func restoreStack() {
    apply { .stackRestored($0) }
    transitionView.restoreLowerBars()
    // The controller is in the stack again, so it is no longer leaving (N-6, N-8).
    exchange?.from?.mark(as: .staying, if: [])
    topChanged()
  }

  private func openCoordinator(in world: World) {
    guard let running = runningTransition else { return }
    world.hierarchy.apply(.coordinatorOpened(running.id))
    tabBarController?.moveBar(beside: running)
    tellListeners()
  }

  private func askLayout() {
    guard let view = loadedView, view.isOnScreen else { return send(.leaveWindow) }
    view.setNeedsLayout()
  }

  // MARK: The end

  /// Removes the popped controllers from the children.
  ///
  /// If a popped controller is still shown outside of a transition, it first gets its missing
  /// disappearance callbacks.
  private func releaseLeaving() {
    if exchange == nil, fact({ $0.isShownLeaving($1) }) == true { forgetShown() }
    let released = releaseWithViews(controllers(fact { $0.leaving(in: $1) } ?? []))
    if departing.isEmpty { departing = released } else { departing += released }
  }

  /// Calls `didMove(toParent:)` of the controllers that have entered or left the stack.
  func tellDidMove(in world: World) {
    guard let stackID else { return }
    let departing = departing
    self.departing = []
    // An operation requested in these callbacks waits until they have all returned (N-42).
    let moves = world.hierarchy.takeMoves(stackID)
    let leaving = ShortList(moves.leaving, in: world)
    let entering = ShortList(moves.entering, in: world)
    holdingOperations { tellDidMove(leaving, entering) }
    extendLifetime(departing)
  }

  /// Runs `body`.
  ///
  /// An operation that `body` requests waits until `body` returns (N-42).
  func holdingOperations(_ body: () -> Void) {
    guard let stackID else { return body() }
    let address = Address<StackMachine>(stackID)
    withWorld { $0.hierarchy.setListOpen(true, at: address) }
    body()
    withWorld { $0.hierarchy.setListOpen(false, at: address) }
  }

  /// Calls `didMove(toParent:)` of a controller after its first appearance in the stack (N-19a).
  func endEntry(of child: ViewController) {
    // A running exchange itself calls `didMove` of the incoming controller.
    guard let stackID, let member = child.membership?.id, !isExchangingIn(child),
      withWorld({ $0.hierarchy.takeMove(of: member, in: stackID) }) == true
    else { return }
    child.tellDidMove(to: self)
  }

  func rest(in world: World) {
    exchange = nil
    if let top = topViewController, top.appearance == .appeared, showsTop { endEntry(of: top) }
    reportNestedEnd(in: world)
    holds.release(in: world)
    tellListeners()
    tabBarController?.placeBar()
    placeToolbar()
    requestDisplay()
  }

  /// Requests a layout of the stack's view if the top is not shown; the layout shows it.
  func requestDisplay() {
    if !showsTop { loadedView?.setNeedsLayout() }
  }

  /// Removes the view of the shown controller without a transition, for example when the stack
  /// changes outside a window (N-34).
  ///
  /// The controller first gets its missing disappearance callbacks. Operations that these callbacks
  /// request wait until the controller has disappeared (N-42).
  func forgetShown() {
    guard let shown = fact({ $0.shown(in: $1) }) else { return }
    if let child = withWorld({ $0.controller(shown) }) {
      holdingOperations {
        child.endAppearance(in: self)
        // A callback may have put the stack back on screen, so that this calls callbacks, too.
        removeView(of: child, from: transitionView)
      }
    }
    apply { .shown($0, nil) }
    lostShown = nil
  }

  private func installTop() {
    forgetShown()
    guard let top = fact({ $0.top(of: $1) }), let child = withWorld({ $0.controller(top) })
    else { return }
    child.placeView(in: transitionView)
    // The code that loads the view may have removed the stack from the screen, or the controller
    // from the stack.
    guard isComing, child.ownParent === self else { return }
    let install = { [self] in
      transitionView.addSubview(child.outerView)
      apply { .shown($0, top) }
      if isComing, !child.isComing {
        forward(.willAppear, toShown: child, animated: isAppearanceAnimated)
      }
    }
    let coordinator = transitionCoordinator as? TransitionCoordinator
    coordinator?.acceptAnimations(during: install) ?? install()
    owedDidShow = child.isComing ? child : nil
  }
}
