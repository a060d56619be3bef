/// An object that makes the completion blocks of transactions wait for the end of an operation
/// (N-91a).
///
/// An operation that is requested while transactions are open belongs to all of them, whenever its
/// view half and its animation run.
@MainActor final class TransactionHold {
  private var groups: [AnimationTransaction.Group]

  init(_ groups: [AnimationTransaction.Group]) { self.groups = groups }

  /// Ends the waiting, because the operation has ended or was refused.
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
  /// Ends the waiting of all holds, because the operations have ended.
  @MainActor mutating func release(in world: World?) {
    let ended = self
    self = []
    guard let world else { return }
    for hold in ended { hold.release(in: world) }
  }
}
