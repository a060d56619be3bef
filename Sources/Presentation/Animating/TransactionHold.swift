/// Makes the completion blocks of transactions wait for the end of an operation (N-91a).
///
/// An operation that is asked for while a transaction is open belongs to it, wherever its view half
/// and its animation come: to the innermost one, and to those around it.
@MainActor final class TransactionHold {
  private var groups: [AnimationTransaction.Group]

  init(_ groups: [AnimationTransaction.Group]) { self.groups = groups }

  /// The operation has ended, or was refused.
  func release(in world: World) {
    let ended = groups
    groups = []
    for group in ended {
      group.running -= 1
      group.endIfDone(in: world)
    }
  }
}

extension World {
  /// Writes a call down; the transactions that are open wait for it (N-91a).
  func write(_ call: CallBook.Call) -> Int {
    let groups = transactions.reversed().compactMap { $0.joined() }
    if !groups.isEmpty { call.hold = TransactionHold(groups) }
    return calls.write(call)
  }

  /// Removes a call; transactions that wait for it and for nothing else wait no more.
  @discardableResult func discard(_ ticket: Int) -> CallBook.Call? {
    let call = calls.take(ticket)
    call?.takeHold()?.release(in: self)
    return call
  }

  func release(_ holds: inout [TransactionHold]) {
    let ended = holds
    holds = []
    for hold in ended { hold.release(in: self) }
  }
}
