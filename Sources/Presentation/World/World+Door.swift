package import PresentationLifecycle

/// Sending events to state machines.
///
/// Every event passes through one of these functions.
extension World {
  /// Sends an event to the machine at an address, and performs the effects of the row that the
  /// machine picks, in order.
  ///
  /// Events that an effect sends are handled before the next effect is performed (depth first).
  /// `perform` belongs to the object that owns the machine. If the address is stale, nothing is
  /// performed.
  package func send<M: HierarchyMachine>(
    _ event: M.Event, to address: Address<M>, perform: (M.Effect) -> Void
  ) {
    call { deliver(hierarchy.handle(event, at: address), at: address, perform) }
  }

  /// Sends an appearance event.
  ///
  /// `animated` is the flag of a will-event (P-104). Each effect is performed with the flag that is
  /// valid at that moment.
  func send(
    _ event: Appearance.Event, animated: Bool?, to address: Address<Appearance>,
    perform: (Appearance.Effect, _ animated: Bool) -> Void
  ) {
    call {
      let step = hierarchy.handle(event, animated: animated, at: address)
      deliver(step?.row, at: address) { perform($0, step?.animated == true) }
    }
  }

  /// Runs a call into the machines.
  ///
  /// Work that the call leaves is done when the outermost call returns.
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

  /// Whether a machine's list of effects is being performed.
  ///
  /// Nothing is torn down meanwhile.
  var isDelivering: Bool { commits.openCalls > 0 && hierarchy.isDelivering }

  /// Calls `body` when the outermost call into the machines has returned.
  func afterCalls(_ body: @escaping () -> Void) { commits.afterCalls.append(body) }

  /// Does the work that waited for the outermost call to return.
  private func callsEnded() {
    if commits.looksAtReviews {
      commits.looksAtReviews = false
      reviews.look()
    }
    commits.runAfterCalls()
  }

  /// Performs the effects of a row.
  ///
  /// The machine's list counts as open until the last effect begins: the last effect may send the
  /// machine the next event (laws 1 and 3).
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
