package import PresentationLifecycle

/// The path of events to the machines: every event passes through these two functions.
extension World {
  /// Sends `event` to the machine at `address`; `perform` performs the effects of its row, in
  /// order, and what they cause is sent before the next one (depth first).
  ///
  /// The object that the machine belongs to sends and performs. A stale address is skipped.
  package func send<M: HierarchyMachine>(
    _ event: M.Event, to address: Address<M>, perform: (M.Effect) -> Void
  ) {
    call { deliver(hierarchy.handle(event, at: address), at: address, perform) }
  }

  /// Sends an event of appearance; `animated` goes with a WILL (P-104), and each effect is
  /// performed with the flag that holds then.
  func send(
    _ event: Appearance.Event, animated: Bool?, to address: Address<Appearance>,
    perform: (Appearance.Effect, _ animated: Bool) -> Void
  ) {
    call {
      let step = hierarchy.handle(event, animated: animated, at: address)
      deliver(step?.row, at: address) { perform($0, step?.animated == true) }
    }
  }

  /// Runs a call into the machines: what it leaves to do follows when the outermost one returns.
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

  /// Whether a list of a machine is being delivered: nothing is torn down meanwhile.
  var isDelivering: Bool { commits.openCalls > 0 && hierarchy.isDelivering }

  /// Runs `body` when the outermost call has returned.
  func afterCalls(_ body: @escaping () -> Void) { commits.afterCalls.append(body) }

  /// The outermost call returns.
  private func callsEnded() {
    if commits.looksAtReviews {
      commits.looksAtReviews = false
      reviews.look()
    }
    commits.runAfterCalls()
  }

  /// Performs one list.
  ///
  /// It is open until its last effect begins (laws 1 and 3).
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
