import PresentationLifecycle

/// The decision about every request, such as a `present`: the request begins, waits or is refused.
///
/// The controller that received the request carries out the decision.
extension World {
  /// Decides whether a request begins, waits or is refused, and performs the effects of the
  /// decision.
  ///
  /// In two cases, the decision is made when all running callbacks have returned: a dismissal is
  /// requested while the presentation's style changes (P-89), or the window of a `present` or
  /// `dismiss` waits for this moment (P-115a).
  func judge(_ request: Request, _ occasion: Request.Occasion) {
    guard !hasEnded else { return }
    if isInCall, hierarchy.waitsForAdaptation(request) || waitsForWindow(request) {
      return afterCalls { [self] in judge(request, occasion) }
    }
    beginCall()
    defer { endCall() }
    let (row, arrival, blocker) = hierarchy.judge(request, occasion)
    let admitted = Admitted(
      request: request, occasion: occasion, arrival: arrival, blocker: blocker)
    onRow?(.admission, row)
    recordCall(admitted)
    for effect in row.effects { perform(effect, admitted) }
    if request.isAnswered(by: row) { discard(request.ticket) }
  }

  /// Whether a `present` or `dismiss` waits for the window of its receiver, or of the controller
  /// that is about to present the receiver.
  private func waitsForWindow(_ request: Request) -> Bool {
    guard hasCallsLeft, request.isModal, let receiver = controller(request.receiver) else {
      return false
    }
    return [receiver, calls.presenter(of: receiver)].contains {
      $0?.bottomLayer.rootWindow?.waitsForCallbacks == true
    }
  }

  private func perform(_ effect: Admission.Effect, _ admitted: Admitted) {
    let request = admitted.request
    switch effect {
    case .enqueue:
      if let blocker = admitted.blocker { hierarchy.enqueue(request, behind: blocker) }
    case .judgeAgain: judge(request, .redirection)
    case .deliverCompletion:
      if system.completesNoopDismiss { complete(request.ticket) } else { discard(request.ticket) }
    default: break
    }
    controller(request.receiver)?.perform(effect, admitted)
  }

  /// Stores a call and returns its ticket.
  ///
  /// The completions of open animation transactions are delayed until the call has been carried out
  /// (N-91a).
  func write(_ call: PendingCalls.Call) -> Int {
    if !animations.transactions.isEmpty { call.hold = animations.transactions.hold() }
    return calls.write(call)
  }

  /// Removes and returns a call.
  ///
  /// If an animation transaction was waiting only for this call, its completion can now be called.
  @discardableResult func discard(_ ticket: Int) -> PendingCalls.Call? {
    let call = calls.take(ticket)
    call?.takeHold()?.release(in: self)
    return call
  }

  /// Removes a call that has been carried out, and calls its completion.
  func complete(_ ticket: Int) {
    guard let call = discard(ticket), let completion = call.completion else { return }
    call.receiver.record(.completion(of: call.presented == nil ? .dismiss : .present))
    completion()
  }

  private func recordCall(_ admitted: Admitted) {
    let request = admitted.request
    guard recorder.isOn, !request.isByUser, admitted.occasion != .redirection,
      let receiver = controller(request.receiver)
    else { return }
    receiver.record(request.event(fate(of: admitted), in: self))
  }

  private func fate(of admitted: Admitted) -> TraceEvent.Fate {
    let hasWaited = admitted.occasion == .queue
    guard let (controller, way) = admitted.blocker?.subject(in: self) else {
      return hasWaited ? drainedFate(of: admitted.request) : .now
    }
    let name = controller.subject.name
    if admitted.arrival == .whileFluid { return .interrupting(name, way) }
    return hasWaited ? .queuedAgain(behind: name, way) : .queued(behind: name, way)
  }

  /// Returns the words that the trace prints after a request that has waited and begins now.
  ///
  /// For a `dismiss`, the words name the presenting and the presented controller. They can be other
  /// controllers than at the time of the call. If nothing is left to dismiss, the words name none.
  private func drainedFate(of request: Request) -> TraceEvent.Fate {
    guard request.kind == .dismiss,
      let relation = relations[hierarchy.dismissalTarget(of: request.receiver)],
      let presenter = relation.presenter, let presented = relation.presented
    else { return .drained }
    return .drainedDismissal(presenter: presenter.subject.name, presented: presented.subject.name)
  }
}

/// A request, with the facts that decide whether it begins, waits or is refused.
struct Admitted {
  let request: Request
  let occasion: Request.Occasion
  let arrival: Admission.Arrival
  let blocker: Blocker?
}
