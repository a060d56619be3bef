import Presentation
package import PresentationPlans
package import PresentationTesting

/// The digest of one run, which plays a plan or a seed of a soak.
@MainActor package struct RunDigest {
  /// The name of the plan, or the kind of soak with the seed.
  package let name: String
  package let fingerprint: Fingerprint

  /// Plays a plan; the plan's expectations do not affect the digest.
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

  /// Performs the run of a seed of a soak.
  package init(of kind: SoakKind, seed: UInt64) {
    let run = SoakRun(seed: seed, kind, records: true)
    let digest = WorldDigest(of: run.world)
    run.perform()
    name = "\(kind.rawValue) \(seed)"
    fingerprint = digest.total(with: run.trace.lines.map(\.description))
  }
}
