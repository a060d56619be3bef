/// The worlds of the open stages.
///
/// The open stages determine the world of a call that names no world. A stage stores the task that
/// has opened it, because a task-local value needs a scope. A call in a task uses the stage that
/// this task has opened; each test is a task of its own. If the task has opened no stage, the call
/// uses the only stage that was opened without a task. A call without a task, for example in a
/// synchronous XCTest test, uses the only open stage.
@MainActor struct OpenWorlds {
  /// The result of the search for the world of a call that names no world.
  enum Meaning {
    case one(World)
    /// Several open stages are possible, so the world is ambiguous.
    case several([World])
    /// No stage is possible for this code, but other tasks have open stages.
    case elsewhere
    case none
  }

  private struct Opening {
    weak var token: WorldOpening?
  }

  private var openings: [Opening] = []
  /// The calls that a task has made before it has opened a stage.
  private var early: (task: UnsafeCurrentTask, calls: [String])?

  mutating func open(_ world: World) -> WorldOpening {
    let token = WorldOpening(of: world, by: Self.task)
    openings.removeAll { $0.token?.world == nil }
    openings.append(Opening(token: token))
    return token
  }

  mutating func close(_ token: WorldOpening) {
    openings.removeAll { $0.token === token || $0.token == nil }
  }

  var meaning: Meaning {
    if openings.isEmpty { return .none }
    let open = openings.compactMap { $0.token?.world == nil ? nil : $0.token }
    let task = Self.task
    let own = open.filter { $0.task == task }
    let meant = own.isEmpty ? open.filter { task == nil || $0.task == nil } : own
    let worlds = meant.compactMap(\.world)
    return switch worlds.count {
    case 0: open.isEmpty ? .none : .elsewhere
    case 1: .one(worlds[0])
    default: .several(worlds)
    }
  }

  /// Records a call that began work in the main world, because no stage was open.
  mutating func noteEarly(_ call: String) {
    guard let task = Self.task else { return }
    var calls = early.flatMap { $0.task == task ? $0.calls : nil } ?? []
    if !calls.contains(call) { calls.append(call) }
    early = (task, calls)
  }

  /// Removes and returns the calls that this task has made before it opened its first stage.
  mutating func takeEarly() -> [String] {
    guard let early, early.task == Self.task else { return [] }
    self.early = nil
    return early.calls
  }

  private static var task: UnsafeCurrentTask? { withUnsafeCurrentTask { $0 } }
}

/// A token for an open world, which stays open until the token is closed or released.
@MainActor package final class WorldOpening {
  private let ownWorld: World
  fileprivate let task: UnsafeCurrentTask?

  fileprivate init(of world: World, by task: UnsafeCurrentTask?) {
    (ownWorld, self.task) = (world, task)
  }

  fileprivate var world: World? { ownWorld.isEnded ? nil : ownWorld }

  /// Removes the world from the open worlds, so that calls that name no world do not use it any
  /// more.
  package func close() {
    World.open.close(self)
  }
}
