import PresentationLifecycle

/// The second half of a push, pop or `setViewControllers` call: the view of the new top replaces
/// the shown view on screen.
extension NavigationController {
  /// The exchange that would begin now, in which the top controller replaces the shown controller.
  ///
  /// Nil until the stack belongs to a ``World``.
  var nextExchange: StackExchange? {
    guard let direction = fact({ $0.direction(of: $1) }) else { return nil }
    return StackExchange(
      from: shown, to: topViewController, direction: direction, isAnimated: state != .exchanging)
  }

  /// The controller that the running operation pushes or pops, and `pushed` or `popped`.
  ///
  /// A canceled transition keeps its subject until its end. While the operation does not replace
  /// the shown controller, the subject is the top-most controller that enters or leaves.
  var operationSubject: (controller: ViewController, way: TraceEvent.TransitionKind)? {
    if let exchange { return exchange.subject }
    if showsTop || !isViewOnScreen, let change = fact({ $0.change(of: $1) }) {
      if let entering = controllers(change.entering).last { return (entering, .pushed) }
      if let leaving = controllers(change.leaving).last { return (leaving, .popped) }
    }
    return nextExchange?.subject
  }

  func prepareExchange() {
    exchange = nextExchange
    if let exchange { (runningTransition as? StackTransition)?.resolve(exchange) }
    owedDidShow = nil
    guard let incoming = exchange?.to else { return }
    incoming.placeView(in: transitionView)
    incoming.view.setNeedsLayout()
  }

  func markMoving() {
    guard let direction = exchange?.direction else { return }
    let (from, to) = (exchange?.from?.membership?.id, exchange?.to?.membership?.id)
    apply { .movingInStack($0, from: from, to: to, direction) }
  }

  /// Sends an appearance event to one of the two controllers of a ``StackExchange`` (C-5).
  func exchanged(_ controller: ViewController?, _ event: Appearance.Event) {
    forward(event, toShown: controller, animated: exchange?.isAnimated)
  }

  /// Sends a controller the first appearance event of a ``StackExchange``.
  ///
  /// An event that reverses an appearance of another transition is reported as an issue (N-48a).
  ///
  /// No issue is reported if ``SystemBehavior/showsRootBeforeLayout`` is true. A push may then
  /// reverse the root's first appearance (N-19).
  func beginsExchange(
    _ controller: ViewController?, _ event: Appearance.Event, in world: World
  ) {
    if let controller, let id = controller.membership?.id,
      world.isTurnedRound(by: event, id),
      // A controller that has moved to another parent gets no event from this stack.
      isInCharge(of: controller)
    {
      world.report(Issues.turnedRound(controller.printed), at: controller.subject)
    }
    exchanged(controller, event)
  }

  func exchangeViews() {
    addView(of: exchange?.to, to: transitionView)
    removeOutgoingView()
  }

  func removeOutgoingView() {
    removeView(of: exchange?.from, from: transitionView)
    apply { .shown($0, exchange?.to?.membership?.id) }
    lostShown = nil
  }

  func tellWillShow() {
    let shown = exchange?.to ?? owedDidShow
    followPreferredSize()
    guard let shown, let delegate = calledDelegate else { return }
    let animated = exchange?.isAnimated ?? shown.isAppearanceAnimated
    record(.willShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(self, willShow: shown, animated: animated)
    // The delegate's code may already have completed the controller's appearance.
    if shown.appearance == .appeared { endedAppearance(of: shown) }
  }

  func tellDidShow(_ shown: ViewController, animated: Bool) {
    guard let delegate = calledDelegate else { return }
    record(.didShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(self, didShow: shown, animated: animated)
  }
}

extension World {
  /// Whether an appearance event would reverse a controller's unfinished appearance (N-48a).
  fileprivate func isTurnedRound(by event: Appearance.Event, _ id: ControllerID) -> Bool {
    guard !system.showsRootBeforeLayout, let state = hierarchy.appearance(of: id) else {
      return false
    }
    return event == .willAppear ? state == .disappearing : state.isAppearing
  }
}
