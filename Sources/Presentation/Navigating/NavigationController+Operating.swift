import PresentationLifecycle

/// Operations on a stack that has joined a world.
extension NavigationController {
  func operate(
    _ operation: StackOperation<ViewController>, animated: Bool, in world: World,
    steeredBy interaction: SystemInteraction? = nil
  ) {
    guard let stackID, let receiver = membership?.id,
      operation.elements.allSatisfy(world.receives)
    else { return world.releaseVisitors() }
    let isCut =
      world.system.showsRootBeforeLayout && topViewController?.isAppearing == true
      && state == .resting
    let drive: AnimationMode = animated && world.areAnimationsEnabled && !isCut ? .animated : .plain
    let ticket = world.write(
      PendingCalls.Call(on: self, with: operation.elements, interactor: interaction))
    let request = Request(
      .stack(operation.map { $0.membership!.id }, stackID), on: receiver, drive, ticket: ticket,
      isByUser: interaction != nil)
    world.use { world.judge(request, .call) }
  }

  /// Carries out an operation that admission has let pass.
  func carryOut(_ request: Request, _ occasion: Request.Occasion) {
    guard let world, case .stack(let operation, let id) = request.kind,
      mayHold(controllers(operation.newcomers))
    else { return }
    if viewIfLoaded?.isOnScreen != true { forgetShown() }
    self.operation = request
    if let hold = world.calls[request.ticket]?.takeHold() { holds.append(hold) }
    send(.operate(world.hierarchy.plan(operation, on: id), request.drive))
    if state == .resting { rest() }
    if occasion != .queue { resume() }
  }

  /// Its view is laid out, or begins to appear; within a list of the stack this is left to the
  /// layout that the list asks for (law 1).
  func display(_ event: (StackMachine.Display) -> StackMachine.Event) {
    guard let world, isListening else { return }
    if state == .resting, !isComing { return }
    world.use {
      tellShownIsAppearing()
      send(event(showsTop ? .current : .stale))
    }
  }

  /// Sends the root's `viewIsAppearing` before a push reverses its appearance (N-19).
  private func tellShownIsAppearing() {
    guard let world, world.system.showsRootBeforeLayout,
      let controller = (node { $0.shown } ?? nil).flatMap({ world.controller($0) }),
      controller.isAppearing
    else { return }
    controller.tellIsAppearing()
  }

  /// Its view is in no window any more: what waits for its layout would wait for ever.
  func leaveWindow() {
    if let world, isListening { world.use { send(.leaveWindow) } }
  }

  /// Whether none of its lists is being delivered.
  private var isListening: Bool {
    world?.isEnded == false && node { $0.machine.openLists } == 0
  }

  // MARK: What waits

  /// Carries out what waits for the stack, in the order in which it was asked (N-42), up to the
  /// first that has to wait again.
  func resume() {
    while resumeFirst() {}
  }

  /// - Returns: Whether the first of what waits for the stack waits no more.
  func resumeFirst() -> Bool {
    guard let world, let stackID, node({ $0.isBusy }) == false, requestsToYieldTo == 0,
      let request = world.hierarchy.takeFirstWaiting(stackID)
    else { return false }
    world.judge(request, .queue)
    return node { $0.waiting.first } != request
  }

  // MARK: Mistakes that are reported

  /// An operation waits for the one that runs (N-46).
  func noteNested(_ request: Request) {
    guard let world, world.system.reportsNestedOperations,
      case .stack(let operation, _) = request.kind
    else { return }
    nested.append(request.ticket)
    let way: TraceEvent.TransitionKind = if case .push = operation { .pushed } else { .popped }
    world.report(Issues.nested(way.noun), at: subject)
  }

  /// The operation that has ended was asked for while another one ran (N-46).
  func reportNestedEnd() {
    guard let index = nested.firstIndex(where: { $0 == operation?.ticket }) else { return }
    nested.remove(at: index)
    world?.report(Issues.unexpectedEnd(), at: subject)
  }

  /// Raises where UIKit raises (N-23 to N-25).
  func complain(_ request: Request, _ arrival: Admission.Arrival) {
    guard let world, case .stack(let operation, _) = request.kind else { return }
    let mistake: StackMistake? =
      switch arrival {
      case .popToMissing: .popToMissing
      case .pushRepeated: .pushRepeated
      case .setRepeated: .setRepeated
      default: nil
      }
    guard let mistake else { return }
    let names = operation.elements.map { world.controller($0)?.printed ?? "" }
    world.report(Issues.stack(mistake, printed, with: names), at: subject)
  }
}
