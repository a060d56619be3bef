import Presentation
import PresentationTesting
import TestSupport
import Testing

private final class List: ViewController {
  var shown = 0
}

/// The checks at the end of an exploration, and the errors if they contradict the exploration.
@Suite("Checks at the end of explorations") @MainActor
struct AuditTests {
  /// Explores a scenario with a list and a tap that counts, without declaring the count.
  private func lookAlikes(
    _ declare: @escaping (Scenario, List, _ count: @escaping () -> Int) -> Void
  ) throws -> LookAlikes {
    try #require(throws: LookAlikes.self) {
      try explore { scenario in
        let list = List("List")
        _ = scenario.stage(list)
        var count = 0
        scenario.may("tap") { count += 1 }
        declare(scenario, list) { count }
      }
    }
  }

  @Test func `a property that depends on an undeclared value at rest is found`() throws {
    let found = try lookAlikes { scenario, _, count in scenario.atRest("few") { count() < 5 } }
    expect(found.first.steps.isEmpty && found.step == nil)
    expect(found.difference, equals: "\"few\" fails only after the second.")
  }

  @Test func `a property that fails at rest only after some steps is found`() throws {
    let found = try lookAlikes { scenario, _, count in scenario.atRest("not five") { count() != 5 }
    }
    expect(found.second.description, equals: "0.0.0.0.0")
  }

  @Test func `a consequence that depends on an undeclared value is found`() throws {
    let found = try lookAlikes { scenario, _, count in
      scenario.leads(to: "few", when: { count() == 5 }) { count() != 5 }
    }
    expect(found.second.description, equals: "0.0.0.0.0")
    expect(found.difference, equals: "\"few\" fails only after the second.")
  }

  @Test func `a property that holds sometimes because of an undeclared value is found`() throws {
    let found = try lookAlikes { scenario, _, count in scenario.sometimes("five") { count() == 5 } }
    expect(found.second.description, equals: "0.0.0.0.0")
    expect(found.difference, equals: "\"five\" holds only after the second.")
  }

  @Test func `an undeclared count of the same move in a row is found`() throws {
    #expect(throws: LookAlikes.self) {
      try explore { scenario in
        _ = scenario.home()
        var taps = 0
        var options = [false, false, false, false]
        scenario.state { options }
        for index in options.indices {
          scenario.may("toggle \(index)") {
            options[index].toggle()
            taps = 0
          }
        }
        scenario.may("tap") { taps += 1 }
        scenario.always("few") { taps < 5 }
      }
    }
  }

  @Test func `if a value differs in each run, the error names one schedule and the value`() throws {
    final class Counter: ViewController {
      var taps = 0
    }
    var runs = 0
    let error = try #require(throws: NotDeterministic.self) {
      try explore { scenario in
        let counter = Counter("Counter")
        _ = scenario.stage(counter)
        runs += 1
        let number = runs
        scenario.may("tap", when: { counter.taps == 0 }) { counter.taps = number }
        scenario.may("clear") { counter.taps = 0 }
      }
    }
    expect(error.description.contains("random number, set order"))
    expect(error.schedule.steps.count > 0)
    let part = "... > subviews > View > controller"
    expect(error.difference.hasPrefix("A part of the state, in \(part), is\n"))
    expect(error.difference.contains("taps: "))
  }

  @Test func `if the initial state differs in each run, the error does not name two schedules`()
    throws
  {
    final class Numbered: ViewController {
      var number = 0
    }
    var runs = 0
    let error = try #require(throws: NotDeterministic.self) {
      try explore { scenario in
        let home = Numbered("Home")
        _ = scenario.stage(home)
        runs += 1
        home.number = runs
        scenario.may("wait", times: 2) {}
      }
    }
    expect(error.description.contains("number: "))
  }

  @Test func `a schedule after which a property holds sometimes leads there in a new run`() throws {
    let found = try lookAlikes { scenario, list, count in
      scenario.may("show", when: { list.shown < 3 }) {
        if count() > 0 || list.shown < 2 { list.shown += 1 }
      }
      scenario.sometimes("three") { list.shown == 3 }
    }
    expect(found.first != found.second)
  }

  @Test func `the error LookAlikes has only the necessary steps, and names the part that differs`()
    throws
  {
    let found = try lookAlikes { scenario, list, count in
      scenario.may("wait") {}
      scenario.may("count", when: { list.shown < 2 }) { list.shown += 1 }
      scenario.may("show", when: { list.shown == 2 }) { if count() > 4 { list.shown = 9 } }
    }
    expect(found.first.description == "2.2" && found.step?.description == "3")
    expect(found.second.steps.count, equals: 7, "two counts and five taps")
    expect(
      found.difference,
      equals: """
        In ... > subviews > View > controller:
        -   shown: 2
        +   shown: 9
        """)
  }
}
