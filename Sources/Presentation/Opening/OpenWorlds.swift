/// The worlds of the stages that tests have opened.
///
/// A call such as `View.animate` names no ``World``. In a test, the call uses the world of the
/// stage that the test has opened. Each test is a task, and each stage stores the task that has
/// opened it. A synchronous XCTest test runs without a task.
///
/// A call inside a task uses a stage that the task has opened. If the task has opened no stage, the
/// call uses the stage whose clock has begun the task, or else a stage that was opened without a
/// task.
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

  /// The worlds that one task has opened, oldest first.
  @MainActor private struct Openings {
    private struct Opening {
      weak var token: WorldOpening?
    }

    private var openings: [Opening] = []
    /// The number of openings at which the next opening removes those of ended worlds.
    private var sweepAt = 4

    var tokens: [WorldOpening] { openings.compactMap(\.token) }
    var worlds: [World] { openings.compactMap { $0.token?.world } }

    mutating func add(_ token: WorldOpening) {
      if openings.count >= sweepAt {
        openings.removeAll { $0.token?.world == nil }
        sweepAt = max(4, 2 * openings.count)
      }
      openings.append(Opening(token: token))
    }

    mutating func remove(_ token: WorldOpening) {
      if let index = openings.lastIndex(where: { $0.token === token }) {
        openings.remove(at: index)
      }
    }
  }

  /// The openings by task; those of the key nil were made without a task.
  private var openings: [UnsafeCurrentTask?: Openings] = [:]
  /// The number of tasks at which the next opening removes those without an open world.
  private var sweepAt = 16
  /// The number of the next opening.
  private var next = 0
  /// The calls that a task has made before the task has opened a stage.
  private var early: (task: UnsafeCurrentTask, calls: [String])?

  mutating func open(_ world: World) -> WorldOpening {
    let token = WorldOpening(of: world, number: next, task: Self.task)
    next += 1
    if openings.count >= sweepAt {
      openings = openings.filter { !$0.value.worlds.isEmpty }
      sweepAt = max(16, 2 * openings.count)
    }
    openings[token.task, default: Openings()].add(token)
    return token
  }

  mutating func close(_ token: WorldOpening) { openings[token.task]?.remove(token) }

  var meaning: Meaning {
    mutating get {
      if openings.isEmpty { return .none }
      let task = Self.task
      var worlds = openings[task]?.worlds ?? []
      if worlds.isEmpty, RunLoopClock.isAnyRunningOwnTask {
        worlds = allWorlds.filter(\.clock.isRunningOwnTask)
      }
      if worlds.isEmpty { worlds = task == nil ? allWorlds : openings[nil]?.worlds ?? [] }
      if worlds.count == 1 { return .one(worlds[0]) }
      if !worlds.isEmpty { return .several(worlds) }
      if openings.values.contains(where: { !$0.worlds.isEmpty }) { return .elsewhere }
      openings = [:]
      return .none
    }
  }

  /// The only world that any task or no task has opened; nil if there is none, or more than one.
  var only: World? { allWorlds.count == 1 ? allWorlds[0] : nil }

  /// The worlds that any task or no task has opened, oldest first.
  private var allWorlds: [World] {
    openings.values.flatMap(\.tokens).sorted { $0.number < $1.number }.compactMap(\.world)
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
  /// The number of worlds that were opened before.
  fileprivate let number: Int
  /// The task that has opened the world; nil if there was none.
  fileprivate let task: UnsafeCurrentTask?

  fileprivate init(of world: World, number: Int, task: UnsafeCurrentTask?) {
    (ownWorld, self.number, self.task) = (world, number, task)
  }

  fileprivate var world: World? { ownWorld.isEnded ? nil : ownWorld }

  /// Removes the world from the open worlds; calls that name no world no longer use this world.
  package func close() {
    World.open.close(self)
  }
}
