import PresentationLifecycle

/// Pushes, pops and `setViewControllers` calls on a stack that belongs to a ``World``.
extension NavigationController {
  /// Returns whether a controller may be pushed; raises an issue if it may not (N-27).
  ///
  /// While the stack's view is not loaded, the top controller cannot be pushed (N-24).
  func mayPush(_ controller: ViewController) -> Bool {
    let issue: PresentationIssue? =
      switch controller {
      case is NavigationController: Issues.pushedStack()
      case is any ColumnContaining: Issues.pushedColumns(on: printed)
      default: nil
      }
    if let issue { worldToEnter.report(issue, at: subject) }
    return issue == nil && (loadedView != nil || controller !== topViewController)
  }

  func operate(_ operation: StackOperation<ViewController>, animated: Bool, in world: World) {
    guard let stackID, let receiver = membership?.id,
      let (operation, named) = operation.received(by: world)
    else { return world.releaseVisitors() }
    let isCut =
      world.system.showsRootBeforeLayout && topViewController?.isAppearing == true
      && state == .resting
    let mode: AnimationMode = animated && world.areAnimationsEnabled && !isCut ? .animated : .plain
    let swipe = takeSwipe(for: operation, animated, in: world)
    let ticket = world.write(PendingCalls.Call(on: self, with: named, interactor: swipe))
    let request = Request(
      .stack(operation, stackID), on: receiver, mode, ticket: ticket, isByUser: swipe != nil)
    world.use { world.judge(request, .call) }
  }

  /// Returns the edge swipe that controls an operation; nil if no swipe has caused it (N-63a).
  ///
  /// The result is nil for later operations of the same swipe.
  private func takeSwipe(
    for operation: StackOperation<ControllerID>, _ animated: Bool, in world: World
  ) -> SystemInteraction? {
    guard animated, let swipe = world.calls.swipe, swipe.stack === self else { return nil }
    if case .push = operation { return nil }
    world.calls.swipe = nil
    return swipe
  }

  /// Begins an operation, after the checks have allowed its request.
  ///
  /// After that, this method begins the operations that wait in the stack's queue. It does not do
  /// this for a request that itself comes from the queue.
  ///
  /// - Parameter occasion: Whether the request is new, has waited in the queue, or has interrupted
  ///   a transition.
  func carryOut(_ request: Request, _ occasion: Request.Occasion) {
    guard let world, case .stack(let operation, let id) = request.kind else { return }
    let call = world.calls[request.ticket]
    let newcomers = operation.namesNewcomers ? call?.controllers ?? [] : []
    guard mayHold(newcomers) else { return }
    if !isViewOnScreen || returnsShown(newcomers) { forgetShown() }
    // The callbacks of the shown controller may have put this stack inside a newcomer (C-1a).
    for newcomer in newcomers where newcomer.isAround(self) && !mayHold(newcomers) { return }
    self.operation = request
    if let hold = call?.takeHold() { holds.append(hold) }
    let popped = topOfAskedBar(before: operation)
    send(.operate(world.hierarchy.plan(operation, on: id), request.mode))
    if state == .resting { rest(in: world) }
    if let popped { askBar(afterPopOf: popped) }
    if occasion != .queue { resume() }
  }

  /// Whether the shown controller was removed by `removeFromParent()`, and is now added again.
  private func returnsShown(_ newcomers: [ViewController]) -> Bool {
    guard let shown else { return false }
    return shown.ownParent !== self && newcomers.contains { $0 === shown }
  }

  /// Sends an event to the stack's state machine when the stack's view is laid out or begins to
  /// appear.
  ///
  /// Sends nothing while the effects of an earlier event, such as appearance callbacks, are being
  /// performed. An effect that needs a layout requests the layout itself.
  func display(_ event: (StackMachine.Display) -> StackMachine.Event) {
    guard let world, isListening else { return }
    if state == .resting, !isComing { return }
    world.use {
      tellShownIsAppearing()
      send(event(showsTop ? .current : .stale))
    }
  }

  /// Sends the root's `viewIsAppearing` before a push reverses the root's appearance (N-19).
  private func tellShownIsAppearing() {
    guard let world, world.system.showsRootBeforeLayout,
      let shown, shown.isAppearing
    else { return }
    shown.tellIsAppearing()
  }

  /// Ends the operations that wait for a layout of the stack's view.
  ///
  /// Called when the view has left its window, because the view is then no longer laid out.
  func leaveWindow() {
    lostShown = nil
    if let world, isListening { world.use { send(.leaveWindow) } }
  }

  /// Whether the stack's state machine can receive an event.
  ///
  /// False after the ``World`` has ended. Also false while the effects of an earlier event, such as
  /// appearance callbacks, are being performed.
  private var isListening: Bool {
    world?.isEnded == false && fact { $0.isPerforming($1) } == false
  }

  // MARK: Waiting operations

  /// Begins the waiting operations of the stack in the order of their calls, until an operation
  /// must wait again (N-42).
  func resume() {
    while resumeFirst() {}
  }

  /// Begins the first waiting operation of the stack.
  ///
  /// - Returns: Whether the operation has left the queue, because it has begun or was refused.
  ///   False if no operation is waiting.
  func resumeFirst() -> Bool {
    guard fact({ $0.isBusy($1) }) == false, hasOperationsWaiting, let world, let stackID,
      let request = world.hierarchy.takeFirstWaiting(stackID)
    else { return false }
    world.judge(request, .queue)
    return fact { $0.firstWaiting($1) } != request
  }

  // MARK: Issues

  /// Reports an issue for an operation that must wait for the running operation (N-46).
  ///
  /// Does nothing if ``SystemBehavior/reportsNestedOperations`` is false.
  func noteNested(_ request: Request) {
    guard let world, world.system.reportsNestedOperations,
      case .stack(let operation, _) = request.kind
    else { return }
    nested.append(request.ticket)
    let way: TraceEvent.TransitionKind = if case .push = operation { .pushed } else { .popped }
    world.report(Issues.nested(way.noun), at: subject)
  }

  /// Reports an issue at the end of an operation for which `noteNested(_:)` has reported an issue
  /// (N-46).
  func reportNestedEnd(in world: World) {
    guard let index = nested.firstIndex(where: { $0 == operation?.ticket }) else { return }
    nested.remove(at: index)
    world.report(Issues.unexpectedEnd(), at: subject)
  }

  /// Reports an issue if UIKit would raise an exception for the operation (N-23 to N-25).
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

extension StackOperation<ViewController> {
  /// Adds the controllers of the operation to a ``World`` for the duration of a call.
  ///
  /// - Returns: The operation with the identities of the controllers, and the controllers. Nil if
  ///   the world refuses a controller.
  @MainActor fileprivate func received(
    by world: World
  ) -> (operation: StackOperation<ControllerID>, controllers: [ViewController])? {
    switch self {
    case .push(let controller):
      world.receives(controller) ? (.push(id(controller)), [controller]) : nil
    case .pop: (.pop, [])
    case .popTo(let controller):
      world.receives(controller) ? (.popTo(id(controller)), [controller]) : nil
    case .popToRoot: (.popToRoot, [])
    case .set(let controllers):
      world.receives(controllers) ? (.set(controllers.map(id)), controllers) : nil
    }
  }

  /// The identity of a controller that belongs to a world.
  @MainActor private func id(_ controller: ViewController) -> ControllerID {
    controller.membership!.id
  }
}
