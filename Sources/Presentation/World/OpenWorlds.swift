/// The worlds of the stages that are open, and which of them a call means that names none.
///
/// A task-local value cannot be set without a scope, so a stage notes the task that opened it: a
/// test is one task. Code that runs in no task, as in a synchronous test of XCTest, means the only
/// stage that is open; so does a task without a stage of its own where that stage was opened in no
/// task.
@MainActor struct OpenWorlds {
  /// The meaning of a call that names no world.
  enum Meaning {
    case one(World)
    /// Several stages of its task, of which the call names none.
    case several([World])
    /// Only stages of other tasks are open.
    case elsewhere
    case none
  }

  private struct Opening {
    weak var token: WorldOpening?
  }

  private var openings: [Opening] = []
  /// Calls of one task before it opened a stage.
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

  /// A call began work in the main world while no stage was open.
  mutating func noteEarly(_ call: String) {
    guard let task = Self.task else { return }
    var calls = early.flatMap { $0.task == task ? $0.calls : nil } ?? []
    if !calls.contains(call) { calls.append(call) }
    early = (task, calls)
  }

  /// The calls of this task before it opened its first stage.
  mutating func takeEarly() -> [String] {
    guard let early, early.task == Self.task else { return [] }
    self.early = nil
    return early.calls
  }

  private static var task: UnsafeCurrentTask? { withUnsafeCurrentTask { $0 } }
}

/// Keeps a world among the open ones, until it is closed or released.
@MainActor package final class WorldOpening {
  private let ownWorld: World
  fileprivate let task: UnsafeCurrentTask?

  fileprivate init(of world: World, by task: UnsafeCurrentTask?) {
    (ownWorld, self.task) = (world, task)
  }

  fileprivate var world: World? { ownWorld.isEnded ? nil : ownWorld }

  /// The world is no longer meant by calls that name none.
  package func close() {
    World.open.close(self)
  }
}
