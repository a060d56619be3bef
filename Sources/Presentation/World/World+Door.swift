package import PresentationLifecycle

/// The functions that send events to state machines.
///
/// Every event passes through one of these functions.
extension World {
  /// Sends an event to a state machine, and performs the effects of the chosen row of its table, in
  /// order.
  ///
  /// If an effect sends an event, that event is handled before the next effect is performed (depth
  /// first). The object that owns the machine supplies `perform`. If the machine at the address
  /// does not exist any more, nothing is performed.
  package func send<M: HierarchyMachine>(
    _ event: M.Event, to address: Address<M>, perform: (M.Effect) -> Void
  ) {
    call { deliver(hierarchy.handle(event, at: address), at: address, perform) }
  }

  /// Sends an appearance event.
  ///
  /// `animated` is the flag of a will-event, for example `willAppear` (P-104). Each effect is
  /// performed with the flag that is stored at that time.
  func send(
    _ event: Appearance.Event, animated: Bool?, to address: Address<Appearance>,
    perform: (Appearance.Effect, _ animated: Bool) -> Void
  ) {
    call {
      let step = hierarchy.handle(event, animated: animated, at: address)
      deliver(step?.row, at: address) { perform($0, step?.animated == true) }
    }
  }

  /// Runs a call into the state machines.
  ///
  /// Work that has to wait for the end of all calls is done when the outermost call returns.
  func call(_ body: () -> Void) {
    guard !hasEnded else { return }
    commits.openCalls += 1
    defer {
      commits.openCalls -= 1
      if commits.openCalls == 0 { callsEnded() }
      releaseVisitors()
    }
    body()
  }

  /// Whether a state machine's effects are being performed.
  ///
  /// While the property is true, nothing is torn down.
  var isDelivering: Bool { commits.openCalls > 0 && hierarchy.isDelivering }

  /// Calls `body` when the outermost call into the state machines has returned.
  func afterCalls(_ body: @escaping () -> Void) { commits.afterCalls.append(body) }

  /// Does the work that has waited until the outermost call returned.
  private func callsEnded() {
    if commits.looksAtReviews {
      commits.looksAtReviews = false
      reviews.look()
    }
    commits.runAfterCalls()
  }

  /// Performs the effects of a row of a machine's table.
  ///
  /// Before the last effect begins, the machine must not receive an event. The last effect may send
  /// the next event to the same machine.
  private func deliver<M: HierarchyMachine>(
    _ row: Row<M.Effect>?, at address: Address<M>, _ perform: (M.Effect) -> Void
  ) {
    guard let row else { return recorder.record(.stale, .world, at: clock) }
    onRow?(M.kind, row.name)
    guard let last = row.effects.last else { return }
    if row.effects.count > 1 {
      hierarchy.setListOpen(true, at: address)
      for effect in row.effects.dropLast() where !hasEnded { perform(effect) }
      hierarchy.setListOpen(false, at: address)
    }
    if !hasEnded { perform(last) }
  }
}
