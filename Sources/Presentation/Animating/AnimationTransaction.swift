import PresentationClock
import PresentationLifecycle

/// A Core Animation transaction, from its begin to its commit.
@MainActor package final class AnimationTransaction {
  /// Whether changes take effect at once, also inside animation blocks.
  package var disablesActions = false
  /// The duration in seconds, kept for reading.
  package var duration = 0.25
  /// The pace of animations that another module adds; nil for their own.
  package var pace: AnyObject?
  private var group: Group?

  /// The blocks and operations that one completion waits for.
  @MainActor final class Group {
    let completion: () -> Void
    var running = 0
    var isCommitted = false

    init(_ completion: @escaping () -> Void) {
      self.completion = completion
    }

    /// Calls the completion in the next drain of the main queue if nothing is left to wait for.
    func endIfDone(in world: World) {
      guard running == 0, isCommitted, !world.isEnded else { return }
      world.clock.async("transaction") { world.use(self.completion) }
    }
  }

  package init() {}

  /// Calls `completion` when all blocks and operations that are added from now on have ended, in a
  /// later turn than the commit (R-9, N-91a).
  package func setCompletion(_ completion: (() -> Void)?, in world: World) {
    commit(in: world)
    group = completion.map(Group.init)
  }

  /// Closes the transaction: nothing more is added.
  func commit(in world: World) {
    guard let group else { return }
    group.isCommitted = true
    self.group = nil
    group.endIfDone(in: world)
  }

  /// An operation is added; nil if no completion waits for it.
  func joined() -> Group? {
    group?.running += 1
    return group
  }

  /// A block is added: its own completion comes first.
  func joined(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    guard let group else { return completion }
    group.running += 1
    return { finished in
      completion?(finished)
      group.running -= 1
      if group.running == 0, group.isCommitted { group.completion() }
    }
  }
}

/// The transactions of a world that are open, the innermost last.
@MainActor package struct AnimationTransactions {
  private var open: [AnimationTransaction] = []

  /// The innermost one.
  package var innermost: AnimationTransaction? { open.last }

  package mutating func begin() {
    let transaction = AnimationTransaction()
    transaction.disablesActions = open.last?.disablesActions ?? false
    open.append(transaction)
  }

  /// Without effect where none is open.
  package mutating func commit(in world: World) {
    let innermost = open.popLast()
    innermost?.commit(in: world)
  }

  mutating func removeAll() { open.removeAll() }

  /// Returns an object that makes the open transactions wait for an operation (N-91a); nil if none
  /// of them waits.
  func hold() -> TransactionHold? {
    let groups = open.reversed().compactMap { $0.joined() }
    return groups.isEmpty ? nil : TransactionHold(groups)
  }

  func describe(to state: any StateVisitor) { state.add("transactions", all: open) }

  /// The completion of a block that those which are open wait for.
  package func joined(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    open.reversed().reduce(completion) { $1.joined($0) }
  }
}
