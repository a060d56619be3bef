import Observation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A model that stores the navigation controller that shows its path, as coordinators do.
@MainActor @Observable private final class Coordinator {
  var path: [String] = []
  @ObservationIgnored let stack = NavigationController(
    rootViewController: ViewController("Albums"))

  init() {
    stack.push(path: \.path, of: self) { ViewController($0) }
  }
}

@Suite("Explorations of models that store a controller")
@MainActor struct ExploredCycleTests {
  @Test
  func `an exploration releases a model and a navigation controller that retain each other`() throws
  {
    var coordinators: [WeakReference<Coordinator>] = []
    let proof = try explore { scenario in
      let coordinator = Coordinator()
      coordinators.append(WeakReference(coordinator))
      _ = scenario.stage(coordinator.stack)
      scenario.may("open") { coordinator.path = ["Rome"] }
      scenario.may("close") { coordinator.path = [] }
    }
    expect(proof.outcome, equals: .complete)
    expect(coordinators.count > 10)
    expect(coordinators.count { $0.object != nil }, equals: 0)
  }
}
