package import PresentationTesting

/// A test that explores models of presented controllers, and compares the numbers of states with
/// the expected numbers.
///
/// Two independent programs have computed the expected numbers of states.
package struct ModelSoak {
  /// A model of presented controllers, with the expected numbers of states and steps.
  package struct Case: Sendable {
    package let count: Int
    package let frames: Int
    package let requests: Int
    package let states: Int
    package let steps: Int
  }

  /// The cases, smallest first.
  package static let cases = [
    Case(count: 4, frames: 3, requests: 12, states: 3_881, steps: 11_224),
    Case(count: 6, frames: 3, requests: 24, states: 73_934, steps: 309_412),
    Case(count: 8, frames: 4, requests: 20, states: 569_335, steps: 3_124_701),
    Case(count: 8, frames: 4, requests: 30, states: 984_685, steps: 5_424_531),
    Case(count: 9, frames: 5, requests: 30, states: 3_350_364, steps: 20_676_395),
  ]

  /// Visits every state that a chain of presented controllers can reach.
  @MainActor package static func explore(_ chain: Case) throws -> ValueExploration {
    try PresentationTesting.explore(
      ChainModel(count: chain.count, frames: chain.frames, requests: chain.requests))
  }
}
