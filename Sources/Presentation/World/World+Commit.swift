import PresentationClock
import PresentationLifecycle

extension World {
  /// A part of a commit, in the order in which they run.
  private enum CommitPhase: String, CaseIterable {
    case layout
    case transitions
    /// Layout of what the transitions have touched.
    case layoutOfTransitions = "layout of transitions"
    /// What entered or left by itself.
    case arrivals
  }

  func observeCommits() {
    for (order, phase) in CommitPhase.allCases.enumerated() {
      clock.addCommitObserver(phase.rawValue, order: order) { [weak self] in
        self?.commit(phase)
      }
    }
  }

  private func commit(_ phase: CommitPhase) {
    switch phase {
    case .layout, .layoutOfTransitions:
      precondition(
        openCalls == 0,
        "A turn was begun inside a callback. Return from the callback, then move the clock.")
      if !layoutQueue.isEmpty { use { layOutWindows() } }
    case .transitions:
      if !waitingForCommit.isEmpty { use { beginTransitions() } }
    case .arrivals:
      if isCommitLeft { use { settleArrivals() } }
    }
  }

  private var isCommitLeft: Bool {
    !layoutQueue.isEmpty || !waitingForCommit.isEmpty || !arrivals.isEmpty
  }

  func queueLayout(of view: View) {
    layoutQueue.append(view)
    requestCommit()
  }

  private func layOutWindows() {
    for _ in 0..<View.layoutPassLimit {
      let dirty = takeLayoutQueue()
      if dirty.isEmpty { return }
      for view in dirty where view.window != nil { view.layOutIfAsked() }
    }
    let views = takeLayoutQueue()
    if !views.isEmpty { report(Issues.layoutNeverSettles(views.map(\.description))) }
  }

  /// The views that asked, window by window, outside in, back to front.
  private func takeLayoutQueue() -> [View] {
    var queue: [View] = []
    swap(&queue, &layoutQueue)
    for view in queue { view.isLayoutQueued = false }
    guard queue.count > 1 else { return queue }
    var placed: [PlacedView] = []
    placed.reserveCapacity(queue.count)
    for view in queue {
      if let place = place(of: view) { placed.append(PlacedView(view: view, place: place)) }
    }
    placed.sort()
    return placed.map(\.view)
  }

  /// A view, and the way to it from the windows of its world.
  private struct PlacedView: Comparable {
    let view: View
    let place: [Int]

    static func == (a: PlacedView, b: PlacedView) -> Bool { a.place == b.place }

    static func < (a: PlacedView, b: PlacedView) -> Bool {
      a.place.lexicographicallyPrecedes(b.place)
    }
  }

  private func place(of view: View) -> [Int]? {
    var path: [Int] = []
    path.reserveCapacity(8)
    var next = view
    while let superview = next.superview {
      path.append(superview.index(of: next) ?? 0)
      next = superview
    }
    for (index, window) in windows.enumerated() where window === next {
      path.append(index)
      path.reverse()
      return path
    }
    return nil
  }

  /// Phase 1 of what was accepted before this commit, in order of acceptance (P-20).
  ///
  /// What this makes pending waits for the next turn.
  private func beginTransitions() {
    let waiting = waitingForCommit
    waitingForCommit.removeAll(keepingCapacity: true)
    for id in waiting {
      guard let owner = ledger.owner(of: id) else { continue }
      send(.link(owner, .begin))
    }
  }

  private func settleArrivals() {
    let settled = arrivals
    arrivals.removeAll(keepingCapacity: true)
    for (controller, event) in settled { forward(event, to: controller) }
    if isCommitLeft { clock.setNeedsCommit() }
  }

  /// Something waits for the commit.
  ///
  /// One that runs asks for the next only if it leaves work.
  func requestCommit() {
    if !clock.isCommitting { clock.setNeedsCommit() }
  }
}
