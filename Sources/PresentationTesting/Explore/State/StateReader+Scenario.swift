import Presentation

extension StateReader {
  /// Describes the state of a run between two steps.
  static func describe(_ scenario: Scenario, on stage: Stage, isText: Bool) -> StateText {
    let reader = StateReader(stage.world)
    var state = StateWriter(reader, isText: isText)
    reader.description.describe(to: &state)
    reader.readClock(to: &state)
    for (index, move) in scenario.moves.enumerated() where move.timesLeft < .max {
      state.add("move \(index)", move.timesLeft)
    }
    for part in scenario.states {
      reader.leaveFields()
      state.add("declared", any: part())
    }
    for controller in stage.unreleased { state.add("unreleased", text: controller.name) }
    reader.addPostponed(to: &state)
    reader.addIdentities(to: &state)
    return StateText(
      key: state.key, lines: state.lines, closures: reader.closures,
      storedClosures: reader.storedClosures, unread: reader.unread)
  }

  static let ownModules: Set<Substring> = [
    "Presentation", "PresentationBinding", "PresentationClock", "PresentationTesting",
    "PresentationLab", "HeadlessUIKit", "PresentCommand",
  ]

  private static let systemModules: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "Observation",
  ]

  /// Whether a type is declared by this package, the standard library, Foundation or Observation.
  static func isOwn(_ type: Any.Type) -> Bool {
    ownModules.contains(module(of: type)) || isSystem(type)
  }

  /// Whether a type is declared by the standard library, Foundation or Observation.
  static func isSystem(_ type: Any.Type) -> Bool { systemModules.contains(module(of: type)) }

  private static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  /// Returns whether a file, in the form of `#fileID`, belongs to a module of this package.
  static func isOwn(_ fileID: String) -> Bool {
    if let known = ownFiles[fileID] { return known }
    let isOwn = ownModules.contains(fileID.prefix { $0 != "/" })
    ownFiles[fileID] = isOwn
    return isOwn
  }

  /// The files in which work was scheduled, and whether they belong to this package.
  private static var ownFiles: [String: Bool] = [:]

  /// Describes the clock, and notes the places at which the app scheduled closures.
  ///
  /// The description has the clock's mode, its pending work, its unfinished tasks, and the time
  /// until the next frame. For each piece of work, it has the time until the work is due. A task
  /// may wait for something other than the clock, such as an element of a stream, so it may have no
  /// pending work. Frames are a nanosecond longer or shorter than others, in a pattern of three
  /// frames, so the description has the place in this pattern.
  private func readClock(to state: inout StateWriter) {
    let clock = world.clock
    state.add("mode", plain: clock.mode)
    state.add("commit", clock.needsCommit)
    for work in Self.inOrderOfRunning(clock.pending) {
      Self.add(work.kind.rawValue, named: work.what, to: &state)
      state.deeper {
        $0.add("due", work.deadline - clock.now)
        $0.add("every", work.interval)
        $0.add("at", text: work.fileID)
        $0.add("line", number: Int(work.line))
      }
      if !Self.isOwn(work.fileID) { noteClosure(work.fileID, work.line) }
    }
    for task in clock.unfinishedTasks {
      Self.add("task", named: task.what, to: &state)
      state.deeper {
        $0.add("at", text: task.fileID)
        $0.add("line", number: task.line)
      }
      if !Self.isOwn(task.fileID) { noteClosure(task.fileID, task.line) }
    }
    let frame = clock.nextFrame
    state.add("frame", frame.delay)
    state.add("of three", number: frame.place)
  }

  /// Returns the work in the order in which it runs: in a turn, timers fire before display links.
  private static func inOrderOfRunning(_ pending: [PendingWork]) -> [PendingWork] {
    pending.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (first.deadline, first.kind == .displayLink ? 1 : 0, one.offset)
        < (second.deadline, second.kind == .displayLink ? 1 : 0, other.offset)
    }.map(\.element)
  }

  /// Adds a piece of work; its kind and its name are the label in a text.
  private static func add(_ kind: String, named name: String, to state: inout StateWriter) {
    let name = state.comparable(name)
    state.mix(StateKey.hash(of: name))
    state.line(state.lines == nil ? nil : "\(kind) \"\(name)\"", "unfinished")
  }
}
