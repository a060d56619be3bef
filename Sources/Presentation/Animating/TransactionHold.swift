/// An object that makes the completions of Core Animation transactions wait for an operation, such
/// as a push (N-91a).
///
/// The operation delays the completion of every transaction that is open when the operation is
/// requested. The operation itself can run after these transactions are committed.
@MainActor final class TransactionHold {
  private var groups: [AnimationTransaction.Group]

  init(_ groups: [AnimationTransaction.Group]) { self.groups = groups }

  /// Stops delaying the completions, because the operation has ended or was refused.
  func release(in world: World) {
    let ended = exchange(&groups, with: [])
    for group in ended {
      group.running -= 1
      group.endIfDone(in: world)
    }
  }
}

extension [TransactionHold] {
  /// Stops delaying the completions for all operations in this array.
  ///
  /// Called when these operations have ended.
  @MainActor mutating func release(in world: World?) {
    let ended = exchange(&self, with: [])
    guard let world else { return }
    for hold in ended { hold.release(in: world) }
  }
}
