import PresentationClock
import PresentationLifecycle

/// A Core Animation transaction.
@MainActor package final class AnimationTransaction {
  /// Whether changes are not animated, even inside animation blocks.
  package var disablesActions = false
  /// The duration in seconds.
  ///
  /// The duration applies to animations of layers, but not to animations of views.
  package var duration = 0.25
  /// The timing curve for animations that another module adds; if nil, each animation has its own
  /// curve.
  package var pace: AnyObject?
  private var group: Group?

  /// The animation blocks and operations for which the transaction's completion waits.
  @MainActor final class Group {
    let completion: () -> Void
    var running = 0
    var isCommitted = false

    init(_ completion: @escaping () -> Void) {
      self.completion = completion
    }

    /// Puts the completion on the main queue, if the transaction is committed and all its blocks
    /// and operations have ended.
    func endIfDone(in world: World) {
      guard running == 0, isCommitted, !world.isEnded else { return }
      world.clock.async("transaction") { world.use(self.completion) }
    }
  }

  package init() {}

  /// Sets a completion for the blocks and operations that are added after this call.
  ///
  /// The completion is called when these blocks and operations have ended, in a later turn of the
  /// run loop than the commit (R-9, N-91a).
  package func setCompletion(_ completion: (() -> Void)?, in world: World) {
    commit(in: world)
    group = completion.map(Group.init)
  }

  /// Commits the transaction; after this call, no blocks or operations are added.
  func commit(in world: World) {
    guard let group else { return }
    group.isCommitted = true
    self.group = nil
    group.endIfDone(in: world)
  }

  /// Adds an operation to the group whose completion waits, and returns the group; nil if there is
  /// no completion.
  func joined() -> Group? {
    group?.running += 1
    return group
  }

  /// Adds an animation block, and returns the completion to use for it.
  ///
  /// The result first calls the block's own completion, and then the transaction's completion if
  /// nothing else runs.
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

/// The open transactions of a world; the innermost is the last.
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

  /// Returns an object that makes the completions of the open transactions wait for an operation
  /// (N-91a); nil if no open transaction has a completion.
  func hold() -> TransactionHold? {
    let groups = open.reversed().compactMap { $0.joined() }
    return groups.isEmpty ? nil : TransactionHold(groups)
  }

  func describe(to state: any StateVisitor) { state.add("transactions", all: open) }

  /// Adds an animation block to all open transactions, and returns the completion to use for the
  /// block.
  package func joined(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    open.reversed().reduce(completion) { $1.joined($0) }
  }
}
