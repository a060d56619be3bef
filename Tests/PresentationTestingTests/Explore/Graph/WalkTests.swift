import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Random walks with a seed, and the schedule that is printed if the program crashes.
@Suite("Random walks") @MainActor
struct WalkTests {
  private func count(to limit: Int) -> (PresentationTesting.Scenario) -> Void {
    { scenario in
      _ = scenario.home()
      var count = 0
      scenario.may("count") { count += 1 }
      scenario.may("wait") {}
      scenario.always("few") { count < limit }
    }
  }

  @Test func `an exploration by random walks reports how many walks passed`() throws {
    let exploration = try explore(walks: 5, length: 10, count(to: 100))
    expect(exploration.outcome == .sampled && !exploration.isComplete)
    expect(exploration.description, equals: "sampled: 5 random walks of at most 10 steps")
  }

  @Test func `a failing random walk is reduced to the steps that the failure needs`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(walks: 5, length: 50, count(to: 3))
    }
    expect(failure.schedule.description, equals: "0.0.0")
  }

  @Test func `two random walks with the same seed are equal`() throws {
    let build = count(to: 4)
    var walks = (RandomWalks(build, length: 30), RandomWalks(build, length: 30))
    for seed in [UInt64(1), 2, 3] {
      try expect(walks.0.walk(seed: seed).steps, equals: walks.1.walk(seed: seed).steps)
    }
  }

  @Test func `random walks let transitions end even if many moves are possible`() throws {
    var count = 0
    try explore(walks: 5, length: 60) { scenario in
      let home = scenario.home(), sheet = CountingController("Sheet")
      sheet.onAppearance = { count += 1 }
      for number in 0..<50 {
        scenario.may("toggle \(number)") {
          if home.presentedViewController == nil {
            home.present(sheet, animated: true)
          } else if !sheet.isBeingPresented, !sheet.isBeingDismissed {
            home.dismiss(animated: true)
          }
        }
      }
    }
    expect(count > 15)
  }

  @Test func `an exploration stops when its budget in seconds is used up`() throws {
    let exploration = try explore(budget: .seconds(0)) { scenario in
      var count = 0
      _ = scenario.home()
      scenario.state { count }
      scenario.may("count") { count += 1 }
    }
    expect(exploration.outcome, equals: .bounded)
  }

  #if os(macOS) || os(Linux)
    @Test func `a crash during an exploration prints the schedule to standard error`() async throws
    {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = try explore(WalkTests.countToThree)
      }
      let text = String(decoding: (exit?.standardErrorContent ?? []), as: UTF8.self)
      let note = try #require(
        text.firstMatch(of: /in an exploration, in the last step of the schedule ([0-9.]+)\n/),
        "\(text)")
      let steps = note.output.1.split(separator: ".")
      expect(steps.count { $0 == "1" } == 3 && steps.last == "1")
    }

    /// Declares a count whose third increment crashes.
    private static func countToThree(_ scenario: PresentationTesting.Scenario) {
      _ = scenario.stage(ViewController("Home"))
      var count = 0, waits = 0
      scenario.state { [count, waits] }
      scenario.may("wait", times: 3) { waits += 1 }
      scenario.may("count") {
        count += 1
        precondition(count < 3, "Three are too many.")
      }
    }

    @Test func `after a crash, an environment variable leads to a shortest schedule`() async throws
    {
      let first = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = try explore(WalkTests.countToThree)
      }
      let text = String(decoding: (first?.standardErrorContent ?? []), as: UTF8.self)
      expect(text.contains("set the environment variable PRESENTATION_SHORTEST_CRASH to 1.\n"))
      let second = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        setenv("PRESENTATION_SHORTEST_CRASH", "1", 1)
        _ = try explore(WalkTests.countToThree)
      }
      let shortest = String(decoding: (second?.standardErrorContent ?? []), as: UTF8.self)
      expect(shortest.contains("in the last step of the schedule 1.1.1\n"), "\(shortest)")
      expect(!shortest.contains("PRESENTATION_SHORTEST_CRASH"))
    }

    /// Declares a sheet that the user can drag, and a tap that is possible while the sheet rests.
    private static func tapSheet(_ scenario: PresentationTesting.Scenario, crashes: Bool) {
      let home = ViewController("Home"), clock = scenario.stage(home).world.clock
      var isTapped = false
      scenario.state { isTapped }
      scenario.may("open", when: { home.presentedViewController == nil }) {
        home.present(ViewController("Sheet"), animated: true)
      }
      scenario.userMay(.drag)
      scenario.may("tap") {
        clock.isIdle && home.presentedViewController?.isBeingDismissed == false
      } _: {
        precondition(!crashes, "A tap is too much.")
        isTapped = true
      }
      scenario.always("nothing is tapped") { !isTapped }
    }

    @Test func `the schedule of a crash can be replayed if the scenario has a gesture`()
      async throws
    {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = try explore { WalkTests.tapSheet($0, crashes: true) }
      }
      let text = String(decoding: (exit?.standardErrorContent ?? []), as: UTF8.self)
      let note = try #require(
        text.firstMatch(of: /last step of the schedule ([0-9.t]+)\n/), "\(text)")
      let schedule = String(note.output.1)
      expect(schedule.contains(".1.3."), "The drag is taken back.")
      let failure = try #require(throws: ExplorationFailure.self) {
        try explore(replay: schedule) { Self.tapSheet($0, crashes: false) }
      }
      expect(failure.property == "nothing is tapped" && failure.schedule.description == schedule)
    }
  #endif
}

/// A controller that calls a closure in `viewDidAppear`.
private final class CountingController: ViewController {
  var onAppearance = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance()
  }
}
