/// The worlds of the open stages.
///
/// They determine the world of a call that names no world. A task-local value cannot be set without
/// a scope. Therefore a stage notes the task that opened it; a test is one task. In code without a
/// task, such as a synchronous XCTest test, the only open stage is used. In a task that has opened
/// no stage, the only stage that was opened without a task is used.
@MainActor struct OpenWorlds {
  /// The world of a call that names no world.
  enum Meaning {
    case one(World)
    /// The task has several open stages, so the world is ambiguous.
    case several([World])
    /// Only other tasks have open stages.
    case elsewhere
    case none
  }

  private struct Opening {
    weak var token: WorldOpening?
  }

  private var openings: [Opening] = []
  /// The calls that a task made before it opened a stage.
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

  /// Notes a call that began work in the main world, because no stage was open.
  mutating func noteEarly(_ call: String) {
    guard let task = Self.task else { return }
    var calls = early.flatMap { $0.task == task ? $0.calls : nil } ?? []
    if !calls.contains(call) { calls.append(call) }
    early = (task, calls)
  }

  /// Returns and forgets the calls that this task made before it opened its first stage.
  mutating func takeEarly() -> [String] {
    guard let early, early.task == Self.task else { return [] }
    self.early = nil
    return early.calls
  }

  private static var task: UnsafeCurrentTask? { withUnsafeCurrentTask { $0 } }
}

/// A token that keeps a world among the open worlds until the token is closed or released.
@MainActor package final class WorldOpening {
  private let ownWorld: World
  fileprivate let task: UnsafeCurrentTask?

  fileprivate init(of world: World, by task: UnsafeCurrentTask?) {
    (ownWorld, self.task) = (world, task)
  }

  fileprivate var world: World? { ownWorld.isEnded ? nil : ownWorld }

  /// Removes the world from the open worlds: calls that name no world no longer use it.
  package func close() {
    World.open.close(self)
  }
}
