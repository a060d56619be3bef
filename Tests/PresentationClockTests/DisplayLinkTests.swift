import PresentationClock
import TestSupport
import Testing

@MainActor struct DisplayLinkTests {
  let clock = RunLoopClock()
  let log = Log()

  @Test(.rule("R-11")) func `a display link ticks once per frame`() {
    var frames: [DisplayFrame] = []
    clock.displayLink("link") { frames.append($0) }
    clock.advance(by: .milliseconds(50))
    expect(frames.map(\.number), equals: [1, 2, 3])
    expect(
      frames.map(\.timestamp),
      equals: [16_666_667, 33_333_334, 50_000_000].map { .nanoseconds($0) })
    expect(frames.map(\.targetTimestamp).last, equals: .nanoseconds(66_666_667))
  }

  @Test(arguments: [1, 7, 60, 120, 1_000])
  func `a display link ticks at its rate and does not drift`(rate: Int) {
    var frames: [DisplayFrame] = []
    clock.displayLink("link", framesPerSecond: rate) { [clock] in
      expect($0.timestamp, equals: clock.now)
      frames.append($0)
    }
    clock.advance(by: .seconds(3))
    expect(frames.map(\.number), equals: Array(1...3 * rate))
    expect(frames.last?.timestamp, equals: .seconds(3))
  }

  @Test(.rule("R-11"))
  func `a new display link first ticks at the next frame`() {
    clock.schedule("at a frame", after: .milliseconds(50)) { [clock, log] in
      clock.displayLink("link") { log.note("\($0.number)") }
    }
    clock.advance(by: .milliseconds(50))
    clock.runTurn()
    expect(log.lines.isEmpty)
    clock.advance(by: .milliseconds(17))
    expect(log.lines, equals: ["4"])
  }

  @Test func `display links of the same rate tick in the same run-loop turn, the oldest first`() {
    clock.displayLink("a") { [clock, log] _ in log.note("a in \(clock.turn)") }
    clock.advance(by: .milliseconds(10))
    clock.displayLink("b") { [clock, log] _ in log.note("b in \(clock.turn)") }
    clock.advance(to: .milliseconds(17))
    expect(log.lines, equals: ["a in 1", "b in 1"])
  }

  @Test func `a paused display link does not tick`() {
    let link = clock.displayLink("link") { [log] in log.note("\($0.number)") }
    expect(!link.isPaused)
    link.isPaused = true
    clock.advance(by: .milliseconds(100))
    expect(clock.turn, equals: 1)
    expect(log.lines.isEmpty)
    link.isPaused = false
    clock.runTurn()
    expect(log.lines.isEmpty)
    clock.advance(by: .milliseconds(17))
    expect(log.lines, equals: ["7"])
  }

  @Test(.rule("R-6")) func `a display link of the default mode does not tick in tracking mode`() {
    clock.displayLink("default", mode: .default) { [log] in log.note("default \($0.number)") }
    clock.displayLink("common") { [log] in log.note("common \($0.number)") }
    clock.mode = .tracking
    clock.advance(by: .milliseconds(34))
    clock.mode = .default
    clock.runTurn()
    clock.advance(to: .milliseconds(50))
    expect(log.lines, equals: ["common 1", "common 2", "default 3", "common 3"])
  }

  @Test func `a display link can invalidate a later display link of the same frame`() {
    var second: DisplayLink?
    clock.displayLink("first") { [log] _ in
      log.note("first")
      second?.invalidate()
    }
    second = clock.displayLink("second") { [log] _ in log.note("second") }
    clock.advance(by: .milliseconds(17))
    expect(log.lines, equals: ["first"])
    expect(second?.isValid == false)
  }

  @Test func `an invalidated display link cannot be resumed`() {
    var link: DisplayLink?
    link = clock.displayLink("link") { [log] _ in
      link?.invalidate()
      log.note("tick")
    }
    clock.advance(by: .seconds(1))
    link?.invalidate()
    link?.isPaused = false
    expect(link?.isPaused == true)
    expect(log.lines, equals: ["tick"])
  }
}
