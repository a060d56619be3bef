package import Presentation
package import PresentationTesting

/// The fingerprint of everything that a world does.
///
/// The fingerprint covers the rows of the state machines in the order in which they are taken. At
/// each commit, the pending work and the controllers that are alive are added. At the end, the
/// trace and the issues are added. If two builds have equal digests of a run, they behave alike in
/// this run.
@MainActor package final class WorldDigest {
  private let reporter: IssueReporter
  private var fingerprint = Fingerprint()

  /// Starts to observe a world.
  package init(of world: World) {
    reporter = world.reporter
    let next = world.onRow
    world.onRow = { [self] machine, row in
      fingerprint.add("\(machine) \(row)")
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

  /// Returns a description of pending work without its call site, because edits change line
  /// numbers.
  private func text(of work: PendingWork) -> String {
    "\(work.kind) \(work.what) \(work.deadline) \(work.interval, default: "once")"
  }

  /// Returns the fingerprint so far, completed with the lines of a trace and the issues.
  package func total(with trace: [String]) -> Fingerprint {
    var total = fingerprint
    for line in trace { total.add(line) }
    for issue in reporter.issues { total.add("\(issue.rule) \(issue.message)") }
    return total
  }
}
