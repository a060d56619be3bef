import PresentationClock
import TestSupport
import Testing

/// The results that the examples in docstrings promise.
@MainActor @Suite struct `Clock examples in the documentation` {
  @MainActor private final class Screen {
    private(set) var showsToast = true
    func hideToast() { showsToast = false }
  }

  @Test func `the documented timer fires after half a second`() {
    var lines: [String] = []
    func print(_ time: Duration) { lines.append("\(time)") }
    let clock = RunLoopClock()
    clock.schedule("caret", after: .milliseconds(500)) { print(clock.now) }
    clock.advance(by: .seconds(1))
    expect(lines, equals: ["0.5 seconds"])
  }

  @Test func `the documented task sleeps for two seconds of virtual time`() {
    let screen = Screen()
    let clock = RunLoopClock()
    let time = clock.virtual
    clock.task("toast") {
      try await time.sleep(for: .seconds(2))
      await screen.hideToast()
    }
    clock.advance(by: .seconds(2))
    expect(!screen.showsToast)
    clock.end()
  }

  @Test func `the documented task of a screen runs in the turn at its deadline`() {
    let screen = Screen(), clock = RunLoopClock()
    let time = clock.virtual
    clock.task("hide the toast") {
      try await time.sleep(for: .seconds(2))
      await screen.hideToast()
    }
    clock.advance(by: .seconds(1))
    expect(screen.showsToast)
    clock.advance(by: .seconds(2))
    expect(!screen.showsToast)
    clock.end()
  }
}
