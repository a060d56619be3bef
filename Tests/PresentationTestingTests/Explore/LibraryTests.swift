import Presentation
import PresentationTesting
import Testing

@Suite("Scenarios that ship") @MainActor
struct LibraryTests {
  @Test func `smoke`() throws {
    for scenario in NamedScenario.all {
      for craft in scenario.crafts {
        do {
          let start = ContinuousClock.now
          let e = try explore(depth: craft == .binding ? 4 : scenario.depth) {
            scenario.build($0, craft)
          }
          print(scenario.name, craft, e, ContinuousClock.now - start)
        } catch { print(scenario.name, craft, error) }
      }
    }
  }
}
