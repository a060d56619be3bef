import Presentation

extension StateReader {
  /// Describes the state of a run between two steps.
  static func describe(_ scenario: Scenario, on stage: Stage, isText: Bool) -> StateText {
    let reader = StateReader(stage.world, isText: isText)
    for part in reader.description.parts { reader.read(part.label, part.value) }
    reader.readClock()
    for (index, move) in scenario.moves.enumerated() where move.timesLeft < .max {
      reader.text.add("move \(index)", move.timesLeft)
    }
    for state in scenario.states { reader.read("declared", state()) }
    return reader.text
  }

  private static let ownModules: Set<Substring> = [
    "Presentation", "PresentationBinding", "PresentationClock", "PresentationTesting",
    "PresentationLab", "HeadlessUIKit", "PresentCommand",
  ]

  /// Whether a module of this package scheduled the work.
  private static func isOwn(_ work: PendingWork) -> Bool {
    ownModules.contains(work.fileID.prefix { $0 != "/" })
  }

  /// Describes the clock.
  ///
  /// The parts are its mode, its pending work with the time until it is due, and the time until the
  /// next frame.
  private func readClock() {
    let clock = world.clock
    text.add("mode", "\(clock.mode)")
    text.add("commit", clock.needsCommit ? 1 : 0)
    for work in clock.pending {
      text.add(work.kind.rawValue, work.what)
      deeper {
        read("due", work.deadline - clock.now)
        read("every", work.interval as Any)
        text.add("at", "\(work.fileID):\(work.line)")
      }
      if !Self.isOwn(work) { text.closures.append(work.scheduledAt) }
    }
    read("frame", clock.timeToNextFrame)
  }
}
