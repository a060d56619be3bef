import Foundation
import PresentationPlans
import PresentationTesting

/// The plans of this repository, each read and played once for all tests.
@MainActor enum RepositoryPlans {
  /// A plan with its file and its result.
  struct Played {
    let file: PlanFile
    let plan: Plan
    let result: PlanResult
  }

  private static let outcome = Result {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let listing = PlanListing([root.appendingPathComponent("Plans").path])
    if let error = listing.errors.first { throw error }
    return try listing.files.map { file in
      let plan = try file.read()
      return Played(file: file, plan: plan, result: PlanPlayer().play(plan))
    }
  }

  /// Returns every plan in the order of the listing.
  ///
  /// - Throws: The first error of a plan that cannot be read.
  static func all() throws -> [Played] { try outcome.get() }
}
