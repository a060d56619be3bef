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

extension [TransactionHold] {
  /// The operations have ended; there is nothing left to wait for.
  @MainActor mutating func release(in world: World?) {
    let ended = self
    self = []
    guard let world else { return }
    for hold in ended { hold.release(in: world) }
  }
}
