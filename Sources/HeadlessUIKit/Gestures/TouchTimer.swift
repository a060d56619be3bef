import Presentation

/// The timer of a gesture recognizer, for example for the duration of a long press.
@MainActor final class TouchTimer {
  private var timer: RunLoopTimer?

  /// Calls `body` after a number of seconds, unless the timer is stopped or started again first.
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
