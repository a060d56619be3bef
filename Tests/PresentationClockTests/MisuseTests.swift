import PresentationClock
import TestSupport
import Testing

struct MisuseTests {
  #if os(macOS) || os(Linux)
    @Test func `running a run-loop turn inside a callback stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let clock = RunLoopClock()
        clock.async { clock.runTurn() }
        clock.runTurn()
      }
      expectExit(result, says: "A turn cannot begin inside a callback of turn 0")
      expectExit(result, says: "Return from the callback first.")
    }

    @Test func `scheduling a timer with a negative delay stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().schedule(
          "caret", after: .milliseconds(-500), fileID: "App/Caret.swift", line: 9
        ) {}
      }
      expectExit(
        result,
        says: "The timer \"caret\" of Caret.swift:9 cannot be due -0.5 s from now: "
          + "time does not go back. Pass a delay of zero or more.")
    }

    @Test func `a deadline beyond the end of time stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().schedule(
          "caret", after: .nanoseconds(Int64.max) + .nanoseconds(1), fileID: "App/Caret.swift",
          line: 9
        ) {}
      }
      expectExit(
        result,
        says: "The timer \"caret\" of Caret.swift:9 cannot be due after 9223372036.854775808 s: "
          + "it is 0 s, and clocks end at 9223372036.854775807 s. Pass a shorter time.")
    }

    @Test func `scheduling a timer with a negative interval stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().schedule("caret", after: .zero, every: .seconds(-1)) {}
      }
      expectExit(result, says: "cannot repeat every -1 s. Pass an interval of zero or more")
    }

    @Test func `an interval beyond the end of time stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().schedule("caret", after: .zero, every: .seconds(Int64.max)) {}
      }
      expectExit(result, says: "cannot repeat every 9223372036854775807 s")
    }

    @Test func `advancing by a negative duration stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().advance(by: .seconds(-2))
      }
      expectExit(result, says: "cannot advance by -2 s: time does not go back. Pass zero or more.")
    }

    @Test func `advancing beyond the end of time stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let clock = RunLoopClock()
        clock.advance(by: .seconds(1))
        clock.advance(by: .nanoseconds(Int64.max))
      }
      expectExit(
        result,
        says: "The clock cannot advance by 9223372036.854775807 s: it is 1 s, "
          + "and clocks end at 9223372036.854775807 s.")
    }

    @Test func `advancing to an earlier instant stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let clock = RunLoopClock()
        clock.advance(by: .seconds(2))
        clock.advance(to: .seconds(1))
      }
      expectExit(result, says: "cannot advance to 1 s: it is 2 s, and time does not go back.")
    }

    @Test func `advancing to an instant beyond the end of time stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().advance(to: .seconds(Int64.max))
      }
      expectExit(result, says: "The clock cannot advance to 9223372036854775807 s: it is 0 s")
    }

    @Test func `a negative limit of runUntilIdle stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().runUntilIdle(limit: .nanoseconds(-1))
      }
      expectExit(result, says: "cannot run until idle within -0.000000001 s")
    }

    @Test func `setting a clock to the common mode stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().mode = .common
      }
      expectExit(result, says: "A clock cannot be in the common mode")
    }

    @Test func `a display link with a rate of zero stops the program`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        RunLoopClock().displayLink("link", framesPerSecond: 0) { _ in }
      }
      expectExit(result, says: "cannot tick 0 times a second. Pass a rate from 1 to 1000.")
    }
  #endif
}
