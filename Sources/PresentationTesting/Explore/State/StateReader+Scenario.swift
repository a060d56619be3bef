import Presentation

extension StateReader {
  /// Describes the state of a run between two steps.
  static func describe(_ scenario: Scenario, on stage: Stage, isText: Bool) -> StateText {
    let reader = StateReader(stage.world)
    var state = StateWriter(reader, isText: isText)
    reader.description.describe(to: &state)
    let closures = reader.readClock(to: &state)
    for (index, move) in scenario.moves.enumerated() where move.timesLeft < .max {
      state.add("move \(index)", move.timesLeft)
    }
    for part in scenario.states { state.add("declared", any: part()) }
    return StateText(key: state.key, lines: state.lines, closures: closures)
  }

  static let ownModules: Set<Substring> = [
    "Presentation", "PresentationBinding", "PresentationClock", "PresentationTesting",
    "PresentationLab", "HeadlessUIKit", "PresentCommand",
  ]

  /// Returns whether a module of this package scheduled the work.
  private static func isOwn(_ work: PendingWork) -> Bool {
    if let known = ownFiles[work.fileID] { return known }
    let isOwn = ownModules.contains(work.fileID.prefix { $0 != "/" })
    ownFiles[work.fileID] = isOwn
    return isOwn
  }

  /// The files in which work was scheduled, and whether they belong to this package.
  private static var ownFiles: [String: Bool] = [:]

  /// Describes the clock, and returns the places at which the app scheduled closures.
  ///
  /// The description has the clock's mode, its pending work, and the time until the next frame. For
  /// each piece of work, it has the time until the work is due. The times of frames are rounded,
  /// because the length of a frame is not always a whole number of nanoseconds.
  private func readClock(to state: inout StateWriter) -> [String] {
    let clock = world.clock
    var closures: [String] = []
    state.add("mode", plain: clock.mode)
    state.add("commit", clock.needsCommit)
    for work in clock.pending {
      state.add(work.kind.rawValue, text: work.what)
      state.deeper {
        let time = work.deadline - clock.now
        $0.add("due", work.kind == .displayLink ? time.inMicroseconds : time)
        $0.add("every", work.interval)
        $0.add("at", text: work.fileID)
        $0.add("line", number: Int(work.line))
      }
      if !Self.isOwn(work) { closures.append(work.scheduledAt) }
    }
    state.add("frame", clock.timeToNextFrame.inMicroseconds)
    return closures
  }
}

extension Duration {
  /// The duration, rounded to the nearest microsecond.
  fileprivate var inMicroseconds: Duration {
    .microseconds((self / .microseconds(1)).rounded())
  }
}
