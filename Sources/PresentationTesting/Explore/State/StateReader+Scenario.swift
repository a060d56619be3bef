import Presentation

extension StateReader {
  /// Describes the state of a run between two steps.
  static func describe(_ scenario: Scenario, on stage: Stage, isText: Bool) -> StateText {
    let reader = StateReader(stage.world, isText: isText)
    reader.description.describe(to: reader)
    reader.readClock()
    for (index, move) in scenario.moves.enumerated() where move.timesLeft < .max {
      reader.add("move \(index)", move.timesLeft)
    }
    for state in scenario.states { reader.visit("declared", any: state()) }
    reader.text.key = reader.key
    return reader.text
  }

  static let ownModules: Set<Substring> = [
    "Presentation", "PresentationBinding", "PresentationClock", "PresentationTesting",
    "PresentationLab", "HeadlessUIKit", "PresentCommand",
  ]

  /// Returns whether a module of this package scheduled the work.
  private static func isOwn(_ work: PendingWork) -> Bool {
    ownModules.contains(work.fileID.prefix { $0 != "/" })
  }

  /// Describes the clock.
  ///
  /// The description has the clock's mode, its pending work, and the time until the next frame. For
  /// each piece of work, it has the time until the work is due.
  private func readClock() {
    let clock = world.clock
    add("mode", "\(clock.mode)")
    add("commit", clock.needsCommit)
    for work in clock.pending {
      add(work.kind.rawValue, work.what)
      deeper {
        add("due", work.deadline - clock.now)
        add("every", work.interval)
        add("at", work.fileID)
        add("line", Int(work.line))
      }
      if !Self.isOwn(work) { text.closures.append(work.scheduledAt) }
    }
    add("frame", clock.timeToNextFrame)
  }
}
