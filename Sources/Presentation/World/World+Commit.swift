import PresentationClock
import PresentationLifecycle

extension World {
  /// A phase of the commit, which is the work at the end of a run-loop turn.
  ///
  /// The phases run in the order of the cases.
  private enum CommitPhase: String {
    /// The layouts, the beginnings of transitions, and the functions that were passed to
    /// `followCommits(_:)`, for example to follow a view that moves.
    case layout
    /// The appearance callbacks of views that entered or left a window without a transition.
    case arrivals

    /// The order of the phase's observer among the clock's observers.
    ///
    /// The animators of other modules move views between the two phases.
    var order: Int { self == .layout ? 0 : 4 }
  }

  func observeCommits() {
    for phase in [CommitPhase.layout, .arrivals] {
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
      use {
        layOutWindows()
        beginTransitions()
        // The transitions have changed views.
        layOutWindows()
        callFollowers()
      }
    case .arrivals:
      animators.reportReleased()
      if hasMatchedUpdate { use { WindowMatching.settle(in: self) } }
      if !commits.isEmpty || !reviews.isEmpty { use { settleArrivals() } }
      commits.commitEnded()
      if reviews.isDue(in: self) || !commits.isEmpty {
        commits.waits(for: self)
        clock.setNeedsCommit()
      }
    }
  }

  /// Calls `body` in every commit, at the end of a run-loop turn, until `body` returns false.
  ///
  /// In each commit, `body` is called after the transitions have begun and their views are laid
  /// out. An animator may call this method when its transition begins. Then `body` is first called
  /// in the same commit.
  public func followCommits(_ body: @escaping () -> Bool) { commitFollowers.append(body) }

  private func callFollowers() {
    if commitFollowers.isEmpty { return }
    let followers = commitFollowers
    commitFollowers = []
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
      if dirty.isEmpty { return }
      for view in dirty.reversed() where view.window != nil { view.updateConstraintsIfAsked() }
      for view in dirty where view.window != nil { view.layOutIfAsked() }
      commits.reuse(dirty)
    }
    let views = takeLayoutQueue()
    if !views.isEmpty { report(Issues.layoutNeverSettles(views.map(\.description))) }
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
      queue.swapAt(dirty, index)
      dirty += 1
    }
    queue.removeLast(queue.count - dirty)
    return queue.count > 1 && !isInOrder(queue) ? sorted(queue) : queue
  }

  /// Returns whether the views in `queue` are already in the order in which they are laid out.
  ///
  /// The result is true if each view follows the previous view of the queue in one of two ways:
  ///
  /// - The view is a subview of the previous view.
  /// - Both views have the same superview, and the view is in front of the previous view.
  ///
  /// This is the usual case, which needs no sorting.
  private func isInOrder(_ queue: [View]) -> Bool {
    for index in 1..<queue.count {
      let (last, view) = (queue[index - 1], queue[index])
      guard let superview = view.superview else { return false }
      if superview === last { continue }
      guard let lastPlace = superview.index(of: last), let place = superview.index(of: view),
        lastPlace < place
      else { return false }
    }
    return queue[0].window?.owner === self
  }

  private func sorted(_ queue: [View]) -> [View] {
    var places: [Place] = []
    places.reserveCapacity(queue.count)
    for index in queue.indices {
      if let path = path(to: queue[index]) { places.append(Place(path: path, index: index)) }
    }
    places.sort()
    var ordered: [View] = []
    ordered.reserveCapacity(places.count)
    for place in places { ordered.append(queue[place.index]) }
    return ordered
  }

  /// The position of a view in the tree of views, and its index in the layout queue.
  ///
  /// The path contains the index of the window, and then the index of each subview on the way from
  /// the window to the view.
  private struct Place: Comparable {
    let path: [Int]
    let index: Int

    static func < (a: Place, b: Place) -> Bool { a.path.lexicographicallyPrecedes(b.path) }
  }

  private func path(to view: View) -> [Int]? {
    var path: [Int] = []
    path.reserveCapacity(8)
    var next = view
    while let superview = next.superview {
      path.append(superview.index(of: next) ?? 0)
      next = superview
    }
    let windows = windows
    for index in windows.indices where windows[index] === next {
      path.append(index)
      path.reverse()
      return path
    }
    return nil
  }

  /// Begins the modal transitions that wait for this commit, in the order of their requests (P-20).
  ///
  /// If a callback requests another transition, that transition waits for the next run-loop turn.
  private func beginTransitions() {
    for transition in commits.takeTransitions() { transition.beginIfScheduled(in: self) }
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
