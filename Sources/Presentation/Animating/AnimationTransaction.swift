import PresentationClock
import PresentationLifecycle

/// A Core Animation transaction, from its begin to its commit.
@MainActor package final class AnimationTransaction {
  /// Whether changes take effect at once, even inside animation blocks.
  package var disablesActions = false
  /// The duration in seconds.
  ///
  /// It is stored only.
  package var duration = 0.25
  /// The pace of animations that another module adds; nil for the animations' own pace.
  package var pace: AnyObject?
  private var group: Group?

  /// The animation blocks and operations for which one completion waits.
  @MainActor final class Group {
    let completion: () -> Void
    var running = 0
    var isCommitted = false

    init(_ completion: @escaping () -> Void) {
      self.completion = completion
    }

    /// Calls the completion in the next drain of the main queue, if the transaction is committed
    /// and nothing runs any more.
    func endIfDone(in world: World) {
      guard running == 0, isCommitted, !world.isEnded else { return }
      world.clock.async("transaction") { world.use(self.completion) }
    }
  }

  package init() {}

  /// Sets a completion, which is called when all blocks and operations that are added from now on
  /// have ended.
  ///
  /// It is called in a later turn than the commit (R-9, N-91a).
  package func setCompletion(_ completion: (() -> Void)?, in world: World) {
    commit(in: world)
    group = completion.map(Group.init)
  }

  /// Commits the transaction: from here on, nothing is added to it.
  func commit(in world: World) {
    guard let group else { return }
    group.isCommitted = true
    self.group = nil
    group.endIfDone(in: world)
  }

  /// Adds an operation, and returns the group that waits for it; nil if no completion waits.
  func joined() -> Group? {
    group?.running += 1
    return group
  }

  /// Adds an animation block, and returns a completion that calls the block's own completion first.
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

  /// The innermost open transaction; nil if none is open.
  package var innermost: AnimationTransaction? { open.last }

  package mutating func begin() {
    let transaction = AnimationTransaction()
    transaction.disablesActions = open.last?.disablesActions ?? false
    open.append(transaction)
  }

  /// Commits the innermost transaction.
  ///
  /// Has no effect if none is open.
  package mutating func commit(in world: World) {
    let innermost = open.popLast()
    innermost?.commit(in: world)
  }

  mutating func removeAll() { open.removeAll() }

  /// Returns an object that makes the open transactions wait for an operation (N-91a); nil if no
  /// completion waits.
  func hold() -> TransactionHold? {
    let groups = open.reversed().compactMap { $0.joined() }
    return groups.isEmpty ? nil : TransactionHold(groups)
  }

  func describe(to state: any StateVisitor) { state.add("transactions", all: open) }

  /// Returns the completion of an animation block for which the open transactions wait.
  package func joined(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    open.reversed().reduce(completion) { $1.joined($0) }
  }
}
