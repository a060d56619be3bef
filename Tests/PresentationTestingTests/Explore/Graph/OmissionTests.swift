import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Values that a scenario does not declare as state, and the error of the exploration.
@Suite("Undeclared state is found") @MainActor
struct OmissionTests {
  /// Scenarios with an undeclared value that affects the run.
  nonisolated static let omissions: [(name: String, build: @MainActor (Scenario) -> Void)] = [
    (
      "a counter",
      { scenario in
        let home = ViewController("Home")
        _ = scenario.stage(home)
        var count = 0
        scenario.may("count") {
          count += 1
          if count == 3 { home.present(ViewController("Menu"), animated: false) }
        }
      }
    ),
    (
      "a flag that makes a move possible",
      { scenario in
        _ = scenario.stage(ViewController("Home"))
        var isReady = false
        scenario.may("change") { isReady.toggle() }
        scenario.may("go", when: { isReady }) {}
      }
    ),
    (
      "what a property looks at",
      { scenario in
        _ = scenario.stage(ViewController("Home"))
        var count = 0
        scenario.may("count") { count += 1 }
        scenario.always("few") { count < 4 }
      }
    ),
    (
      "a closure that waits",
      { scenario in
        let home = ViewController("Home"), stage = scenario.stage(home)
        var isLong = false
        scenario.may("choose") { isLong.toggle() }
        scenario.may("wait", when: { stage.world.clock.isIdle }) { [isLong] in
          let delay: Duration = isLong ? .seconds(2) : .seconds(1)
          stage.world.clock.schedule("wait", after: .seconds(1)) {
            stage.world.clock.schedule("more", after: delay) {}
          }
        }
        scenario.may("take", when: { stage.world.clock.isIdle }) {
          if isLong { home.present(ViewController("Menu"), animated: false) }
        }
      }
    ),
    (
      "a model that no presenter is bound to",
      { scenario in
        let home = ViewController("Home"), model = Switch()
        _ = scenario.stage(home)
        scenario.may("toggle") { model.isOn.toggle() }
        scenario.may("show", when: { home.presentedViewController == nil }) {
          if model.isOn { home.present(ViewController("Menu"), animated: false) }
        }
      }
    ),
    (
      "what a completion has captured",
      { scenario in
        let home = scenario.home()
        var isSecond = false
        scenario.state { isSecond }
        scenario.may("choose") { isSecond.toggle() }
        scenario.may("open", when: { home.presentedViewController == nil }) { [weak home] in
          let isSecond = isSecond
          home?.present(ViewController("Menu"), animated: true) {
            if isSecond { home?.dismiss(animated: true) }
          }
        }
      }
    ),
    (
      "a weak target that may be gone",
      { scenario in
        final class Target {}
        let home = scenario.home()
        var strong: Target?
        weak var target: Target?
        scenario.may("make") {
          strong = Target()
          target = strong
        }
        scenario.may("drop") { strong = nil }
        scenario.may("send", when: { home.presentedViewController == nil }) {
          if target != nil { home.present(ViewController("Menu"), animated: false) }
        }
      }
    ),
    (
      "a report that comes only once",
      { scenario in
        final class Reporter {
          var hasTold = false
        }
        let home = ViewController("Home"), clock = scenario.stage(home).world.clock
        let reporter = Reporter()
        scenario.may("report", when: { clock.isIdle }) {
          if !reporter.hasTold { home.present(ViewController("Report"), animated: false) }
          reporter.hasTold = true
        }
        scenario.may("close") {
          clock.isIdle && home.presentedViewController != nil
        } _: {
          home.dismiss(animated: false)
        }
      }
    ),
    (
      "a gesture's progress",
      { scenario in
        let home = scenario.home()
        var progress = 0
        scenario.may("pull") { progress = min(2, progress + 1) }
        scenario.may("let go", when: { home.presentedViewController == nil }) {
          if progress == 2 { home.present(ViewController("Menu"), animated: false) }
          progress = 0
        }
      }
    ),
    (
      "the absolute time",
      { scenario in
        let home = ViewController("Home"), clock = scenario.stage(home).world.clock
        scenario.may("wait", when: { clock.isIdle }) {
          clock.schedule("wait", after: .seconds(1)) {}
        }
        scenario.may("show", when: { clock.isIdle && home.presentedViewController == nil }) {
          if clock.now > .seconds(2) { home.present(ViewController("Menu"), animated: false) }
        }
      }
    ),
    (
      "a field of a presenter that nothing refers to",
      { scenario in
        @MainActor final class Presenter {
          var isBusy = false

          func toggle(on home: ViewController) {
            isBusy.toggle()
            if !isBusy, home.presentedViewController == nil {
              home.present(ViewController("Menu"), animated: false)
            }
          }
        }
        let home = scenario.home(), presenter = Presenter()
        scenario.may("toggle") { presenter.toggle(on: home) }
        scenario.may("wait") {}
      }
    ),
  ]

  @Test(arguments: omissions.indices)
  func `an exploration finds a value that should have been declared as state`(index: Int) throws {
    let omission = Self.omissions[index]
    do {
      let proof = try explore { omission.build($0) }
      Issue.record("\(omission.name) was not found: \(proof)")
    } catch let found as LookAlikes {
      expect(found.description.contains("Declare it: scenario.state { ... }."))
    }
  }

  @Test
  func `the error LookAlikes names two schedules that lead to seemingly equal states`() throws {
    let found = try #require(throws: LookAlikes.self) {
      try explore { Self.omissions[1].build($0) }
    }
    expect(
      found.description,
      equals: """
        Two schedules lead to the same state, but differ afterwards: the beginning and 0 (change):
        Possible only after the second: "go".
        A value that decides this is not part of the state. Declare it: scenario.state { ... }.
        """)
  }

  @Observable @MainActor final class Switch {
    var isOn = false
  }
}
