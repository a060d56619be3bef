import PresentationLifecycle

/// Changes of tabs in a tab bar controller that has joined a ``World``.
extension TabBarController {
  func operate(
    _ operation: TabOperation, in world: World, with controllers: [ViewController],
    animated: Bool = true, isByUser: Bool = false
  ) {
    guard let tabID, let receiver = membership?.id else { return }
    let mode: AnimationMode = animated && world.areAnimationsEnabled ? .animated : .plain
    let ticket = world.write(PendingCalls.Call(on: self, with: controllers))
    let request = Request(
      .tab(operation, tabID), on: receiver, mode, ticket: ticket, isByUser: isByUser)
    world.use { world.judge(request, .call) }
  }

  /// Begins a change of the tabs that was checked and does not have to wait.
  func carryOut(_ request: Request) {
    guard let world, case .tab(let operation, let id) = request.kind,
      mayHold(controllers(operation.newcomers))
    else { return }
    self.operation = request
    if let hold = world.calls[request.ticket]?.takeHold() { holds.append(hold) }
    let reach = world.hierarchy.plan(operation, on: id)
    send(.operate(reach))
    // A callback may have begun the next change, may have brought the tabs back on screen, or may
    // have removed the selected controller (C-2a).
    guard let node, node.machine.state == .resting else { return }
    if reach == .unseen || node.display == .stale { display() }
    // A callback of the shown controller may have begun the next change.
    guard reach == .unseen, self.node?.machine.state == .resting else { return }
    rest()
    resume()
  }

  /// Shows the selected controller when the tab bar controller appears.
  ///
  /// Does nothing during a change of the tabs, because the change itself shows the selected
  /// controller.
  func display() {
    guard let world, isComing, let node, !world.isEnded, node.machine.openLists == 0
    else { return }
    send(.appear(node.display))
  }

  /// Updates the tabs after a child was removed by `removeFromParent()`, not by a change of the
  /// tabs (C-2a).
  func leftTabs(_ child: ViewController, _ id: TabID, in world: World) {
    guard let member = child.membership?.id else { return }
    world.hierarchy.apply(.tabLost(id, member))
    placeBar()
    world.use { display() }
  }

  /// Begins the waiting changes of the tabs in the order of their calls (N-105).
  func resume() {
    while let world, let tabID, let request = world.hierarchy.takeFirstWaiting(tabID) {
      world.judge(request, .queue)
    }
    releaseOldTabs()
  }
}
