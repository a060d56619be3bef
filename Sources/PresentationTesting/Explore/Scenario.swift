public import Presentation

/// A run of an exploration: a fresh world, the moves that may happen in it, and the properties that
/// must hold.
///
/// The closure that ``explore(depth:budget:_:)`` is given builds a new one for every schedule. The
/// exploration begins when all work that the closure itself has started has come to rest.
@MainActor public final class Scenario {
  struct Move {
    let name: String
    let isEnabled: () -> Bool
    let perform: () -> Void
    /// The subject of the move in the trace; nil when the move records its own.
    let subject: String?
    var timesLeft: Int
  }

  /// The time at which a property is checked.
  enum Moment: Hashable {
    case always
    case atRest
    case sometimes
  }

  private(set) var moves: [Move] = []
  private(set) var properties: [Moment: [Property]] = [:]
  private(set) var consequences: [Consequence] = []
  private(set) var stage: Stage?
  private(set) var laws: ScenarioLaws?
  /// The controllers that moves of the user are declared on by name.
  private(set) var touched: [TouchedController] = []
  /// The values that the scenario declares to be part of its state.
  private(set) var states: [() -> Any] = []
  private(set) var endings: [() -> Void] = []
  private(set) var cleanUps: [() -> Void] = []

  init() {}

  /// Shows `root` on a stage of this run's own.
  ///
  /// Called once per run.
  public func stage(_ root: ViewController, system: SystemBehavior = .modern) -> Stage {
    precondition(
      stage == nil, "This scenario has a stage already. Call `scenario.stage(_:)` once per run.")
    let stage = Stage(root, system: system)
    adopt(stage)
    return stage
  }

  package func adopt(_ stage: Stage) {
    stage.world.recorder.isOn = false
    self.stage = stage
    laws = ScenarioLaws(of: stage)
  }

  /// Declares a move of the program: something that may happen between any two turns.
  ///
  /// - Parameters:
  ///   - what: What it does, for traces.
  ///   - times: How often, at most, in one run.
  ///   - condition: Whether it may happen now; by default it always may.
  ///   - body: Does it.
  public func may(
    _ what: String, times: Int = .max, when condition: @escaping () -> Bool = { true },
    _ body: @escaping () -> Void
  ) {
    add(what, by: "program", times: times, when: condition, body)
  }

  /// Does what must happen before a run can come to rest, such as lifting the finger of a gesture.
  public func beforeRest(_ body: @escaping () -> Void) {
    endings.append(body)
  }

  /// Declares a part of the state that decides what happens next and that neither the screens nor
  /// the values of bound presenters show, such as a draft of the model.
  ///
  /// An exploration without a depth takes two moments for one if their states are equal.
  public func state<Value: Hashable>(_ value: @escaping () -> Value) {
    states.append { value() }
  }

  /// Declares an object of this module, such as a finger that is down, to be part of the state.
  func keep(_ value: @escaping () -> Any) { states.append(value) }

  func add(_ property: Property, to moment: Moment) {
    properties[moment, default: []].append(property)
  }

  func add(_ consequence: Consequence) { consequences.append(consequence) }

  func touches(_ controllers: [TouchedController]) { touched += controllers }

  package func atEnd(_ body: @escaping () -> Void) {
    cleanUps.append(body)
  }

  package func add(
    _ name: String, by subject: String?, times: Int = .max,
    when isEnabled: @escaping () -> Bool, _ perform: @escaping () -> Void
  ) {
    moves.append(
      Move(
        name: name, isEnabled: isEnabled, perform: perform, subject: subject, timesLeft: times))
  }

  func isEnabled(_ index: Int) -> Bool {
    moves[index].timesLeft > 0 && moves[index].isEnabled()
  }

  func perform(_ index: Int) {
    guard let world = stage?.world else { return }
    let move = moves[index]
    if move.timesLeft < .max { moves[index].timesLeft -= 1 }
    world.use {
      if let subject = move.subject {
        world.recorder.note(move.name, by: subject, at: world.clock)
      }
      move.perform()
    }
  }
}
