/// The worlds of the stages that tests have opened.
///
/// A call such as `View.animate` names no ``World``. In a test, the call uses the world of the
/// stage that the test has opened. Each test is a task, and each stage stores the task that has
/// opened it. A synchronous XCTest test runs without a task.
///
/// A call inside a task uses a stage that the task has opened. If the task has opened no stage, the
/// call uses a stage that was opened without a task.
///
/// A call without a task uses a stage that was opened without a task. If there is no such stage,
/// the call uses any open stage. If several stages are possible, the world is ambiguous.
@MainActor struct OpenWorlds {
  /// The result of the search for the world of a call that names no world, such as `View.animate`.
  enum Meaning {
    case one(World)
    /// The call could mean any of these worlds, so its world is ambiguous.
    case several([World])
    /// This task has opened no stage, but other tasks have open stages.
    case elsewhere
    case none
  }

  private struct Opening {
    weak var token: WorldOpening?
    /// The task that has opened the world; nil if there was none.
    let task: UnsafeCurrentTask?

    @MainActor var world: World? { token?.world }
  }

  private var openings: [Opening] = []
  /// The number of openings at which the next opening removes those of ended worlds.
  private var sweepAt = 16
  /// The calls that a task has made before the task has opened a stage.
  private var early: (task: UnsafeCurrentTask, calls: [String])?

  mutating func open(_ world: World) -> WorldOpening {
    let token = WorldOpening(of: world)
    if openings.count >= sweepAt {
      openings.removeAll { $0.world == nil }
      sweepAt = max(16, 2 * openings.count)
    }
    openings.append(Opening(token: token, task: Self.task))
    return token
  }

  mutating func close(_ token: WorldOpening) {
    if let index = openings.lastIndex(where: { $0.token === token }) { openings.remove(at: index) }
  }

  var meaning: Meaning {
    if openings.isEmpty { return .none }
    let task = Self.task
    var worlds = worlds { $0 == task }
    if worlds.isEmpty { worlds = self.worlds { task == nil || $0 == nil } }
    return switch worlds.count {
    case 0: openings.contains { $0.world != nil } ? .elsewhere : .none
    case 1: .one(worlds[0])
    default: .several(worlds)
    }
  }

  /// Returns the worlds that were opened by tasks for which `isMeant` returns true, oldest first.
  ///
  /// The argument of `isMeant` is nil for a world that was opened without a task.
  private func worlds(where isMeant: (UnsafeCurrentTask?) -> Bool) -> [World] {
    var worlds: [World] = []
    for opening in openings where isMeant(opening.task) {
      if let world = opening.world { worlds.append(world) }
    }
    return worlds
  }

  /// Records a call that began work in the main world, because this task had opened no stage.
  mutating func noteEarly(_ call: String) {
    guard let task = Self.task else { return }
    var calls = early.flatMap { $0.task == task ? $0.calls : nil } ?? []
    if !calls.contains(call) { calls.append(call) }
    early = (task, calls)
  }

  /// Removes and returns the calls that this task has made before opening its first stage.
  mutating func takeEarly() -> [String] {
    guard let early, early.task == Self.task else { return [] }
    self.early = nil
    return early.calls
  }

  private static var task: UnsafeCurrentTask? { withUnsafeCurrentTask { $0 } }
}

/// A token that keeps a world open until the token is closed or released.
///
/// A call that names no world, such as `View.animate`, looks for its world among the open worlds.
@MainActor package final class WorldOpening {
  private let ownWorld: World

  fileprivate init(of world: World) {
    ownWorld = world
  }

  fileprivate var world: World? { ownWorld.isEnded ? nil : ownWorld }

  /// Removes the world from the open worlds; calls that name no world no longer use this world.
  package func close() {
    World.open.close(self)
  }
}
