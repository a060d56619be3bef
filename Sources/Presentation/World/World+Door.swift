package import PresentationLifecycle

/// The functions that send events to state machines; every event passes through one of these
/// functions.
extension World {
  /// Sends an event to the state machine that an address identifies.
  ///
  /// The caller must perform all returned effects in their order.
  package func effects<M: HierarchyMachine>(
    of event: M.Event, at address: Address<M>
  ) -> EffectList<M> {
    guard !hasEnded else { return EffectList(nil, at: address, isOver: true) }
    beginCall()
    return open(hierarchy.handle(event, at: address), at: address)
  }

  /// Sends an appearance event, such as `willAppear`, to the state machine of a controller.
  ///
  /// For `willAppear` and `willDisappear`, `animated` is the argument of the callback. The
  /// following `viewDid…` callback gets the same argument (P-104).
  ///
  /// - Returns: The effects, and the argument `animated` of the callbacks.
  func effects(
    of event: Appearance.Event, animated: Bool?, at address: Address<Appearance>
  ) -> (list: EffectList<Appearance>, isAnimated: Bool) {
    guard !hasEnded else { return (EffectList(nil, at: address, isOver: true), false) }
    beginCall()
    let step = hierarchy.handle(event, animated: animated, at: address)
    return (open(step?.row, at: address), step?.animated == true)
  }

  private func open<M: HierarchyMachine>(
    _ row: Row<M.Effect>?, at address: Address<M>
  ) -> EffectList<M> {
    if let row {
      onRow?(M.kind, row)
    } else {
      recorder.record(.stale, .world, at: clock)
    }
    return EffectList(row, at: address)
  }

  /// Records that a call, such as `present`, begins; ``endCall()`` records the end of the call.
  func beginCall() { commits.openCalls += 1 }

  /// Records that a call, such as `present`, has ended.
  ///
  /// A call may contain other calls. When the outermost call has ended, this method performs the
  /// work that waited for this moment.
  func endCall() {
    commits.openCalls -= 1
    if commits.openCalls == 0 {
      reviews.look(in: self)
      commits.runAfterCalls()
    }
    releaseVisitors()
  }

  /// Whether a state machine's effects are being performed, so that a change of a window waits.
  ///
  /// The last callbacks of a dismissal delay only the closing of a window (P-115a).
  func isDelivering(includesLastCallbacks: Bool) -> Bool {
    isInCall && hierarchy.isDelivering(includesLastCallbacks: includesLastCallbacks)
  }

  /// Whether a call such as `present` has not returned, or a commit is running.
  package var isInCall: Bool { commits.openCalls > 0 }

  /// Calls `body` when the outermost running call, such as `present`, has returned.
  func afterCalls(_ body: @escaping () -> Void) { commits.afterCalls.append(body) }

  /// Whether functions that were passed to ``afterCalls(_:)`` have not been called yet.
  var hasCallsLeft: Bool { !commits.afterCalls.isEmpty }
}
