import PresentationClock
import PresentationLifecycle

extension World {
  /// A phase of the commit, which is the work at the end of a run-loop turn.
  ///
  /// The phases run in the order of the cases.
  private enum CommitPhase: String, CaseIterable {
    /// Views are laid out, transitions begin, and the functions that were passed to
    /// `followCommits(_:)` are called.
    ///
    /// For example, such a function follows a view that moves.
    case layout
    /// The appearance callbacks are called for views that entered or left a window without a
    /// transition.
    case arrivals

    /// The order of the phase's observer among the clock's observers.
    ///
    /// The animators of other modules move views between the two phases.
    var order: Int { self == .layout ? 0 : 4 }
  }

  /// Runs the clock's turns in this world, and takes part in the commits at their ends.
  func followClock() {
    clock.aroundTurns = { [handle] turns in
      guard let world = handle.object else { return turns() }
      world.use(turns)
      if world.clock.hasLeftDueWork { world.report(Issues.endlessTurns(world.clock.dueWork)) }
    }
    for phase in CommitPhase.allCases {
      clock.addCommitObserver(phase.rawValue, order: phase.order) { [commits] in
        precondition(
          commits.openCalls == 0,
          "A turn was begun inside a callback. Return from the callback, then move the clock.")
        commits.world?.commit(phase)
      }
    }
  }

  private func commit(_ phase: CommitPhase) {
    switch phase {
    case .layout:
      guard commits.hasLayouts || commits.hasTransitions || !commitFollowers.isEmpty else { return }
      layOutWindows()
      beginTransitions()
      // The transitions have changed views.
      layOutWindows()
      callFollowers()
    case .arrivals:
      animations.commitEnds(in: self)
      let hasArrivals = needsCommit
      if hasArrivals { settleArrivals() }
      let implicit = animations.transactions.takeImplicit()
      implicit?.commitAtEndOfTurn(in: self)
      commits.commitEnded(isFollowed: !commitFollowers.isEmpty)
      if hasArrivals || implicit != nil, needsCommit {
        commits.waits(for: self)
        clock.setNeedsCommit()
      }
    }
  }

  private var needsCommit: Bool {
    !commits.isEmpty || reviews.isDue(in: self) || animations.transactions.hasImplicit
  }

  /// Calls `body` in every commit until `body` returns false; a commit is the work at the end of a
  /// run-loop turn.
  ///
  /// In each commit, `body` is called after new transitions have begun and the windows have been
  /// laid out. If an animator calls this method while its transition begins in a commit, `body` is
  /// called for the first time in the same commit.
  public func followCommits(_ body: @escaping () -> Bool) {
    commitFollowers.append(body)
    commits.waits(for: self)
  }

  /// Requests a commit, if functions follow the commits and nothing else leads to a commit.
  package func requestCommitForFollowers() {
    if !commitFollowers.isEmpty, clock.isIdle { requestCommit() }
  }

  private func callFollowers() {
    if commitFollowers.isEmpty { return }
    let followers = exchange(&commitFollowers, with: [])
    let kept = followers.filter { $0() }
    commitFollowers = kept + commitFollowers
  }

  func queueLayout(of view: View) {
    commits.append(view)
    requestCommit()
  }

  /// Records that a view has moved, and requests a commit (the layout at the end of the turn).
  ///
  /// Constraints may relate other views to the moved view. Therefore the commit applies the
  /// constraints again.
  func placesMayChange() {
    commits.noteMove()
    requestCommit()
  }

  private func layOutWindows() {
    guard commits.hasLayouts else { return }
    for _ in 0..<View.layoutPassLimit {
      if commits.takeMoves() { for window in windows { window.refreshPlacements() } }
      let dirty = takeLayoutQueue()
      if dirty.isEmpty { return commits.reuse(dirty) }
      for view in dirty.reversed() where view.isInWindow { view.updateConstraintsIfAsked() }
      for view in dirty where view.isInWindow { view.layOutIfAsked() }
      commits.reuse(dirty)
    }
    let views = takeLayoutQueue()
    if !views.isEmpty { report(Issues.layoutNeverSettles(views.map(\.printedName))) }
  }

  /// Empties the layout queue, and returns the views in it that still need a layout.
  ///
  /// The views are ordered by window. Superviews come before their subviews, and subviews are
  /// ordered from back to front.
  private func takeLayoutQueue() -> [View] {
    guard commits.hasLayouts else { return [] }
    var queue = commits.takeLayouts()
    var dirty = 0
    for index in queue.indices {
      queue[index].isLayoutQueued = false
      guard queue[index].isDirty else { continue }
      if index > dirty { queue.swapAt(dirty, index) }
      dirty += 1
    }
    // `removeLast(_:)` takes 800 instructions, even if it removes nothing.
    while queue.count > dirty { queue.removeLast() }
    return queue.count < 2 ? queue : LayoutOrder(of: windows).sorted(queue)
  }

  /// Begins the modal transitions that wait for this commit, in the order of their requests (P-20).
  ///
  /// If a callback requests another transition, that transition waits for the next run-loop turn.
  private func beginTransitions() {
    let transitions = commits.takeTransitions()
    for transition in transitions { transition.beginIfScheduled(in: self) }
    commits.reuse(transitions)
  }

  private func settleArrivals() {
    for arrival in commits.takeArrivals() {
      arrival.controller.forwardAppearance(arrival.event)
      reviews.check(arrival.controller, in: self)
    }
    reviews.settle(in: self)
  }

  /// Requests a commit at the end of the run-loop turn.
  ///
  /// While a commit is running, this method does not request another commit. The running commit
  /// itself requests another commit if work is left.
  func requestCommit() {
    commits.waits(for: self)
    if !clock.isCommitting { clock.setNeedsCommit() }
  }
}
