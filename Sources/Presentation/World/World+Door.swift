package import PresentationLifecycle

/// The functions that send events to state machines.
///
/// Every event passes through one of these functions.
extension World {
  /// Sends an event to the machine at an address.
  ///
  /// The object that owns the machine performs the returned effects one after another, to the end.
  package func effects<M: HierarchyMachine>(
    of event: M.Event, at address: Address<M>
  ) -> EffectList<M> {
    guard !hasEnded else { return EffectList(without: self, at: address) }
    beginCall()
    return open(hierarchy.handle(event, at: address), at: address)
  }

  /// Sends an appearance event.
  ///
  /// For a `will` event, `animated` is the new animated flag (P-104).
  ///
  /// - Returns: The effects, and the flag with which they are performed.
  func effects(
    of event: Appearance.Event, animated: Bool?, at address: Address<Appearance>
  ) -> (list: EffectList<Appearance>, isAnimated: Bool) {
    guard !hasEnded else { return (EffectList(without: self, at: address), false) }
    beginCall()
    let step = hierarchy.handle(event, animated: animated, at: address)
    return (open(step?.row, at: address), step?.animated == true)
  }

  private func open<M: HierarchyMachine>(
    _ row: consuming Row<M.Effect>?, at address: Address<M>
  ) -> EffectList<M> {
    guard let row else {
      recorder.record(.stale, .world, at: clock)
      return EffectList([], in: self, at: address)
    }
    onRow?(M.kind, row.name)
    return EffectList(row.effects, in: self, at: address)
  }

  /// Begins a call into the machines; each call is ended by ``endCall()``.
  func beginCall() { commits.openCalls += 1 }

  /// Ends a call into the machines.
  ///
  /// If this call is the outermost call, does the work that waited for its end.
  func endCall() {
    commits.openCalls -= 1
    if commits.openCalls == 0 {
      if commits.looksAtReviews {
        commits.looksAtReviews = false
        reviews.look()
      }
      commits.runAfterCalls()
    }
    releaseVisitors()
  }

  /// Whether a state machine's effects are being performed.
  ///
  /// While the property is true, nothing is torn down.
  var isDelivering: Bool { commits.openCalls > 0 && hierarchy.isDelivering }

  /// Calls `body` when the outermost call into the state machines has returned.
  func afterCalls(_ body: @escaping () -> Void) { commits.afterCalls.append(body) }
}
