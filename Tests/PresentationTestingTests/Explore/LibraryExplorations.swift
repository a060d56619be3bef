import Presentation
import PresentationLab
import PresentationTesting
import Testing

/// Explorations of the shipped scenarios, each performed once for all tests.
@MainActor enum LibraryExplorations {
  private struct Subject: Hashable {
    let scenario: String
    let implementation: Implementation
  }

  private static var proofs: [Subject: Result<Exploration, any Error>] = [:]

  /// Explores all states of a scenario with one of its presenters, and returns the result.
  ///
  /// - Throws: The error of the exploration, at each call.
  static func proof(of name: String, _ implementation: Implementation) throws -> Exploration {
    let subject = Subject(scenario: name, implementation: implementation)
    if let known = proofs[subject] { return try known.get() }
    let scenario = try scenario(named: name)
    let proof = Result { try explore { scenario.build($0, implementation) } }
    proofs[subject] = proof
    return try proof.get()
  }

  static func scenario(named name: String) throws -> NamedScenario {
    try #require(NamedScenario.all.first { $0.name == name })
  }
}
