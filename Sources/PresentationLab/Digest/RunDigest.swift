import Presentation
package import PresentationPlans
package import PresentationTesting

/// A fingerprint of one run; two builds with equal fingerprints behave alike in this run.
///
/// The run plays a plan (a JSON file of steps), or performs the random operations of a seed.
@MainActor package struct RunDigest {
  /// The name of the plan, or the kind of random operations with the seed, such as `modals 7`.
  package let name: String
  package let fingerprint: Fingerprint

  /// Plays a plan and computes its fingerprint; the plan's expectations do not affect the result.
  package init(of plan: Plan) {
    var digest: WorldDigest?
    let result = PlanPlayer { system in
      let world = World(system: system, reporter: IssueReporter(raisePolicy: .record))
      digest = WorldDigest(of: world)
      return world
    }.play(plan)
    name = plan.name
    fingerprint = digest?.total(with: result.trace) ?? Fingerprint()
  }

  /// Performs the random operations of a seed, and computes the fingerprint of this run.
  package init(of kind: SoakKind, seed: UInt64) {
    let run = SoakRun(seed: seed, kind, records: true)
    let digest = WorldDigest(of: run.world)
    run.perform()
    name = "\(kind.rawValue) \(seed)"
    fingerprint = digest.total(with: run.trace.lines.map(\.description))
  }
}
