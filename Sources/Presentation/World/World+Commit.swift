import PresentationClock
import PresentationLifecycle

extension World {
  /// The order of a commit: layout, waiting transitions, then what entered or left by itself.
  func observeCommits() {
    clock.addCommitObserver("layout", order: 100) { [weak self] in self?.layOutWindows() }
    clock.addCommitObserver("transitions", order: 200) { [weak self] in
      self?.beginTransitions()
    }
    clock.addCommitObserver("arrivals", order: 400) { [weak self] in self?.settleArrivals() }
  }

  func queueLayout(of view: View) {
    layoutQueue.append(view)
    clock.setNeedsCommit()
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

  /// Phase 1 of what was accepted before this commit, in order of acceptance (P-20). What this
  /// makes pending waits for the next turn.
  private func beginTransitions() {
    let waiting = waitingForCommit
    waitingForCommit.removeAll(keepingCapacity: true)
    for id in waiting {
      guard let owner = hierarchy.transitions[id]?.owner else { continue }
      send(.link(owner, .begin))
    }
  }

  private func settleArrivals() {
    let settled = arrivals
    arrivals.removeAll(keepingCapacity: true)
    for (controller, event) in settled { forward(event, to: controller) }
  }
}
