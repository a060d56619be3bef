import PresentationClock
import PresentationLifecycle

extension World {
  /// Runs `body` now, or as soon as no callback is open.
  func whenNothingIsCalled(_ body: @escaping () -> Void) {
    if commits.openCalls == 0 { use(body) } else { clock.async("tear down") { body() } }
  }

  /// Everything that is presented in a window goes, the top-most first (P-83).
  func tearDownPresentations(in window: Window) {
    for link in (window.rootViewController?.linksAbove ?? []).reversed() {
      if let transition = ledger.transition(of: link) { forget(transition) }
      send(.link(link, .tearDown))
    }
  }

  /// A transition whose window is gone ends without a word; what waited for it is dropped.
  private func forget(_ id: TransitionID) {
    if let running = ledger.request(of: id) { calls.strike(running.ticket) }
    for request in ledger.end(id) {
      if let stack = request.stack { _ = ledger.takeFirstWaiting(stack) }
      calls.strike(request.ticket)
    }
    let transition = transitions.take(id)
    let held = transition?.percentDriver?.heldAnimator
    transition?.vanish()
    commits.remove(id)
    // An animator that is held is not left behind: its completions clean up.
    held?.stopAnimation(false)
    held?.finishAnimation(at: .start)
  }
}
