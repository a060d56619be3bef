import PresentationClock
import PresentationLifecycle

/// A Core Animation transaction, as `CATransaction` begins and commits it.
@MainActor package final class AnimationTransaction {
  /// Whether animations are disabled, even inside animation blocks.
  package var disablesActions = false
  /// The duration of animations of layers, in seconds.
  ///
  /// Animations of views have their own durations.
  package var duration = 0.25
  /// The timing function for Core Animation's layer animations; if nil, each animation uses its own
  /// function.
  package var pace: AnyObject?
  private var group: Group?

  /// The animation blocks and operations, such as a push, that must end before the transaction's
  /// completion is called.
  @MainActor final class Group {
    let completion: () -> Void
    var running = 0
    var isCommitted = false

    init(_ completion: @escaping () -> Void) {
      self.completion = completion
    }

    /// Schedules the completion on the main queue, if nothing delays it any more.
    ///
    /// The completion waits until the transaction is committed, and until all blocks and operations
    /// have ended.
    func endIfDone(in world: World) {
      guard isDone, !world.isEnded else { return }
      world.clock.async("transaction") { world.use(self.completion) }
    }

    var isDone: Bool { running == 0 && isCommitted }
  }

  package init() {}

  var hasCompletion: Bool { group != nil }

  /// Sets a completion for the animation blocks and operations that are added after this call.
  ///
  /// The completion is called after these blocks and operations have ended, and never inside
  /// ``commit(in:)`` (R-9, N-91a).
  package func setCompletion(_ completion: (() -> Void)?, in world: World) {
    commit(in: world)
    group = completion.map(Group.init)
  }

  /// Commits the transaction.
  ///
  /// Blocks and operations that begin later do not delay the transaction's completion.
  func commit(in world: World) {
    guard let group else { return }
    group.isCommitted = true
    self.group = nil
    group.endIfDone(in: world)
  }

  /// Commits the implicit transaction at the end of a turn.
  ///
  /// If nothing delays the completion, it is called at once.
  func commitAtEndOfTurn(in world: World) {
    guard let group else { return }
    group.isCommitted = true
    self.group = nil
    if group.isDone { world.use(group.completion) }
  }

  /// Makes the transaction's completion wait for an operation.
  ///
  /// - Returns: The group to which the operation belongs; nil if the transaction has no completion.
  func joined() -> Group? {
    group?.running += 1
    return group
  }

  /// Makes the transaction's completion wait for an animation block.
  ///
  /// - Parameter completion: The block's own completion.
  /// - Returns: The completion to call when the block has ended. It calls the block's own
  ///   completion. Then it calls the transaction's completion, if no other block or operation is
  ///   running.
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

/// The transactions that have begun in a ``World`` and are not yet committed; the innermost is the
/// last.
@MainActor package struct AnimationTransactions {
  private var open: [AnimationTransaction] = []
  /// The transaction that is committed at the end of the turn; nil until code outside of a
  /// transaction sets a completion.
  private var implicit: AnimationTransaction?

  private var all: [AnimationTransaction] { (implicit.map { [$0] } ?? []) + open }

  /// The most recently begun transaction that is not yet committed; nil if all transactions are
  /// committed.
  package var innermost: AnimationTransaction? { open.last }

  package mutating func begin() {
    let transaction = AnimationTransaction()
    transaction.disablesActions = open.last?.disablesActions ?? false
    open.append(transaction)
  }

  /// Commits the innermost transaction.
  ///
  /// Has no effect if no transaction is open.
  package mutating func commit(in world: World) {
    let innermost = open.popLast()
    innermost?.commit(in: world)
  }

  /// Sets the completion of the innermost transaction, or of the implicit transaction of the turn
  /// if no transaction is open.
  package mutating func setCompletion(_ completion: (() -> Void)?, in world: World) {
    if let innermost { return innermost.setCompletion(completion, in: world) }
    let implicit = implicit ?? AnimationTransaction()
    self.implicit = implicit
    implicit.setCompletion(completion, in: world)
    world.requestCommit()
  }

  /// Whether the completion of an open transaction waits for animation blocks.
  package var haveCompletion: Bool { all.contains { $0.hasCompletion } }

  /// Whether the implicit transaction of the turn has to be committed.
  var hasImplicit: Bool { implicit != nil }

  var isEmpty: Bool { open.isEmpty && implicit == nil }

  /// Removes the implicit transaction of the turn, to commit it; nil if there is none.
  mutating func takeImplicit() -> AnimationTransaction? { exchange(&implicit, with: nil) }

  mutating func removeAll() { (open, implicit) = ([], nil) }

  /// Returns an object that makes the completions of all open transactions wait for an operation
  /// (N-91a).
  ///
  /// The result is nil if no open transaction has a completion.
  func hold() -> TransactionHold? {
    let groups = all.reversed().compactMap { $0.joined() }
    return groups.isEmpty ? nil : TransactionHold(groups)
  }

  func describe(to state: inout StateWriter) { state.add("transactions", all: all) }

  /// Makes the completions of all open transactions wait for an animation block.
  ///
  /// - Parameter completion: The block's own completion.
  /// - Returns: The completion to call when the block has ended.
  package func joined(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    all.reversed().reduce(completion) { $1.joined($0) }
  }
}
