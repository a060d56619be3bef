package import Presentation
package import PresentationTesting

/// The fingerprint of everything that a world does: the rows of its machines as they are taken; in
/// each commit its pending work and the controllers that are alive; at the end its trace and its
/// issues.
///
/// Two builds with equal digests of a run behave alike in it.
@MainActor package final class WorldDigest {
  private let reporter: IssueReporter
  private var fingerprint = Fingerprint()

  /// Follows a world from here on.
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

  /// Without the line that scheduled it, which moves when a file of ours is edited.
  private func text(of work: PendingWork) -> String {
    "\(work.kind) \(work.what) \(work.deadline) \(work.interval, default: "once")"
  }

  /// The fingerprint so far, with the lines of a trace and the issues.
  package func total(with trace: [String]) -> Fingerprint {
    var total = fingerprint
    for line in trace { total.add(line) }
    for issue in reporter.issues { total.add("\(issue.rule) \(issue.message)") }
    return total
  }
}
