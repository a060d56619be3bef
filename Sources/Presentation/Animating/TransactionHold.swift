/// An object that makes the completions of transactions wait for the end of an operation (N-91a).
///
/// If an operation is requested while transactions are open, it belongs to all of these
/// transactions, even if it runs after their commits.
@MainActor final class TransactionHold {
  private var groups: [AnimationTransaction.Group]

  init(_ groups: [AnimationTransaction.Group]) { self.groups = groups }

  /// Lets the transactions complete without the operation, because it has ended or was refused.
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
  /// Releases all holds, because the operations have ended.
  @MainActor mutating func release(in world: World?) {
    let ended = self
    self = []
    guard let world else { return }
    for hold in ended { hold.release(in: world) }
  }
}
