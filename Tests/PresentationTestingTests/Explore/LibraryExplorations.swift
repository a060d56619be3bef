import Presentation
import PresentationLab
import PresentationTesting
import Testing

/// Explorations of the scenarios that ship, each made once for all tests that read it.
@MainActor enum LibraryExplorations {
  private struct Subject: Hashable {
    let scenario: String
    let craft: Craft
  }

  private static var proofs: [Subject: Result<Exploration, any Error>] = [:]

  /// What an exploration without a bound says of a scenario and a presenter.
  ///
  /// - Throws: what the exploration throws, each time.
  static func proof(of name: String, _ craft: Craft) throws -> Exploration {
    let subject = Subject(scenario: name, craft: craft)
    if let known = proofs[subject] { return try known.get() }
    let scenario = try scenario(named: name)
    let proof = Result { try explore { scenario.build($0, craft) } }
    proofs[subject] = proof
    return try proof.get()
  }

  static func scenario(named name: String) throws -> NamedScenario {
    try #require(NamedScenario.all.first { $0.name == name })
  }
}
