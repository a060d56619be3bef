import Presentation

/// A time limit of a gesture recognizer.
@MainActor final class TouchTimer {
  private var timer: RunLoopTimer?

  /// Calls `body` after a number of seconds, unless the timer is stopped or started again earlier.
  func start(
    _ seconds: Double, for recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void
  ) {
    stop()
    let clock = (recognizer.view?.clientWorld ?? .current).clock
    timer = clock.schedule("gesture", after: .seconds(seconds), body: body)
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}
