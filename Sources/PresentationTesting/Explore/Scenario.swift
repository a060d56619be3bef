public import Presentation

/// Who may do what, and what must hold: one run of an exploration, from a fresh world.
///
/// The closure that ``explore(depth:budget:_:)`` is given builds it anew for every schedule. The
/// exploration begins when all that the closure itself has begun has come to rest.
@MainActor public final class Scenario {
  struct Move {
    let name: String
    let isEnabled: () -> Bool
    let perform: () -> Void
    /// Whether the trace names it; the user's hand does so itself.
    let isNoted: Bool
    var timesLeft: Int
  }

  struct Property {
    let name: String
    let holds: () -> Bool
  }

  private(set) var moves: [Move] = []
  private(set) var always: [Property] = []
  private(set) var atRest: [Property] = []
  private(set) var stage: Stage?
  /// Takes back a finger that is still down when a run comes to rest.
  var liftFinger: (() -> Void)?

  init() {}

  /// Shows `root` on a stage of this run's own.
  ///
  /// Called once per run.
  public func stage(_ root: ViewController, system: SystemBehavior = .modern) -> Stage {
    precondition(
      stage == nil, "This scenario has a stage already. Call `scenario.stage(_:)` once per run.")
    let stage = Stage(root, system: system)
    stage.world.recorder.isOn = false
    self.stage = stage
    return stage
  }

  /// Declares a move of the program: something that may happen between any two turns.
  ///
  /// - Parameters:
  ///   - what: What it does, for traces.
  ///   - times: How often, at most, in one run.
  ///   - condition: Whether it may happen now; always, unless told.
  ///   - body: Does it.
  public func may(
    _ what: String, times: Int = .max, when condition: @escaping () -> Bool = { true },
    _ body: @escaping () -> Void
  ) {
    moves.append(
      Move(
        name: what, isEnabled: condition, perform: body, isNoted: true, timesLeft: times))
  }

  /// Declares what must hold after every move and after every turn.
  public func always(_ name: String, _ holds: @escaping () -> Bool) {
    always.append(Property(name: name, holds: holds))
  }

  /// Declares what must hold when nothing moves and nothing is scheduled any more.
  public func atRest(_ name: String, _ holds: @escaping () -> Bool) {
    atRest.append(Property(name: name, holds: holds))
  }

  func addGesture(
    _ name: String, isEnabled: @escaping () -> Bool, _ perform: @escaping () -> Void
  ) {
    moves.append(
      Move(
        name: name, isEnabled: isEnabled, perform: perform, isNoted: false, timesLeft: .max))
  }

  func isEnabled(_ index: Int) -> Bool {
    moves[index].timesLeft > 0 && moves[index].isEnabled()
  }

  func perform(_ index: Int) {
    guard let world = stage?.world else { return }
    let move = moves[index]
    moves[index].timesLeft -= 1
    world.use {
      if move.isNoted {
        world.recorder.note(move.name, by: "program", at: world.recorder.mark(at: world.clock))
      }
      move.perform()
    }
  }
}
