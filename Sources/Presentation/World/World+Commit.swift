import PresentationClock
import PresentationLifecycle

extension World {
  /// The order of a commit: layout, waiting transitions, layout of what these have touched, then
  /// what entered or left by itself.
  func observeCommits() {
    let phases: [(String, @MainActor (World) -> Void)] = [
      ("layout", { $0.layOutWindows() }), ("transitions", { $0.beginTransitions() }),
      ("layout of transitions", { $0.layOutWindows() }), ("arrivals", { $0.settleArrivals() }),
    ]
    for (order, (what, phase)) in phases.enumerated() {
      clock.addCommitObserver(what, order: order) { [weak self] in
        guard let self else { return }
        use { phase(self) }
      }
    }
  }

  func queueLayout(of view: View) {
    layoutQueue.append(view)
    requestCommit()
  }

  private func layOutWindows() {
    precondition(
      openCalls == 0,
      "A turn was begun inside a callback. Return from the callback, then move the clock.")
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
    let queue = layoutQueue
    layoutQueue.removeAll(keepingCapacity: true)
    for view in queue { view.isLayoutQueued = false }
    guard queue.count > 1 else { return queue }
    return queue.compactMap { view in place(of: view).map { (view, $0) } }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map(\.0)
  }

  private func place(of view: View) -> [Int]? {
    var path: [Int] = []
    var next = view
    while let superview = next.superview {
      path.append(superview.subviews.lastIndex { $0 === next } ?? 0)
      next = superview
    }
    guard let window = windows.firstIndex(where: { $0 === next }) else { return nil }
    path.append(window)
    return path.reversed()
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
    if !layoutQueue.isEmpty || !waitingForCommit.isEmpty || !arrivals.isEmpty {
      clock.setNeedsCommit()
    }
  }

  /// Something waits for the commit.
  ///
  /// One that runs asks for the next only if it leaves work.
  func requestCommit() {
    if !clock.isCommitting { clock.setNeedsCommit() }
  }
}
