package import Presentation
package import PresentationTesting

/// A fingerprint of everything that happens in a world, which is one simulated app.
///
/// The fingerprint covers, in order, each state-table row that a state machine uses. At the end of
/// each run-loop turn, it also covers the scheduled work and the names of all controllers. The
/// trace and the reported issues are added last. If two builds of the package have equal
/// fingerprints of a run, the two builds behave alike in this run.
@MainActor package final class WorldDigest {
  private let reporter: IssueReporter
  private var fingerprint = Fingerprint()

  /// Starts to observe a world, which is one simulated app.
  package init(of world: World) {
    reporter = world.reporter
    let next = world.onRow
    world.onRow = { [self] machine, row in
      fingerprint.add("\(machine) \(row.name)")
      next?(machine, row)
    }
    world.clock.addCommitObserver("digest", order: 1_000) { [self, weak world] in
      if let world { note(world) }
    }
  }

  private func note(_ world: World) {
    for work in world.clock.pending { fingerprint.add(text(of: work)) }
    fingerprint.add(world.controllers.map(\.name).joined(separator: " "))
  }

  /// Returns a description of scheduled work.
  ///
  /// The description does not contain the call site, because edits change line numbers.
  private func text(of work: PendingWork) -> String {
    "\(work.kind) \(work.what) \(work.deadline) \(work.interval, default: "once")"
  }

  /// Returns the fingerprint so far, with the trace lines and all reported issues added.
  package func total(with trace: [String]) -> Fingerprint {
    var total = fingerprint
    for line in trace { total.add(line) }
    for issue in reporter.issues { total.add("\(issue.rule) \(issue.message)") }
    return total
  }
}
