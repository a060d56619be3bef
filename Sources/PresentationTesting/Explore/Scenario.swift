public import Foundation
public import Presentation

/// The description of a test for an exploration: a simulated device, possible actions, and
/// properties.
///
/// An exploration such as ``explore(depth:budget:_:)`` runs a scenario many times. For each run,
/// the exploration passes a new scenario to its closure argument. The closure declares the stage
/// (simulated device), the moves (actions) and the properties. If the closure starts work, such as
/// an animation, this work ends before the first step of the run.
@MainActor public final class Scenario {
  struct Move {
    let name: String
    let isEnabled: () -> Bool
    let perform: () -> Void
    /// The subject of the trace line that is recorded for the move, such as `user`.
    ///
    /// The value is nil if the action of the move records a trace line itself.
    let subject: String?
    var timesLeft: Int
  }

  /// The time at which a property is checked.
  enum Moment: Hashable {
    case always
    case atRest
    case sometimes
  }

  /// An action that a run makes before it comes to rest.
  struct Ending {
    /// Whether the action can have an effect now.
    let isNeeded: () -> Bool
    /// The index of the move that has the same effect; nil if there is no such move.
    let move: Int?
    let body: () -> Void
  }

  private(set) var moves: [Move] = []
  private(set) var properties: [Moment: [Property]] = [:]
  private(set) var consequences: [Consequence] = []
  private(set) var stage: Stage?
  private(set) var laws: ScenarioLaws?
  /// The controller names that were passed to `userMay`, each with its gesture.
  private(set) var touched: [TouchRecord.Controller] = []
  /// The values that the scenario declares with `state`.
  private(set) var states: [() -> Any] = []
  private(set) var endings: [Ending] = []
  private(set) var cleanUps: [() -> Void] = []
  /// The events of a run that are recorded.
  enum Recording {
    /// The events of the steps, but without lines about scheduled work that runs.
    case steps
    /// The events of the steps, with a line for each piece of the app's scheduled work that runs.
    case stepsAndWork
    /// Like `stepsAndWork`, with the events before the first step.
    case everything
  }

  let recording: Recording

  init(recording: Recording = .steps) { self.recording = recording }

  /// Shows `root` on a new stage, the simulated device of this run.
  ///
  /// Call this method once per run.
  ///
  /// - Parameters:
  ///   - root: The root controller of the stage's window.
  ///   - size: The size of the window in points; by default the size of an iPhone.
  ///   - system: The rules that differ between versions of the operating system.
  public func stage(
    _ root: ViewController, size: CGSize = Window.usualFrame.size,
    system: SystemBehavior = .modern
  ) -> Stage {
    precondition(
      stage == nil, "This scenario has a stage already. Call `scenario.stage(_:)` once per run.")
    let stage = Stage(root, size: size, system: system)
    adopt(stage)
    return stage
  }

  package func adopt(_ stage: Stage) {
    stage.world.recorder.isOn = recording == .everything
    stage.followWork(isRecorded: recording != .steps)
    self.stage = stage
    laws = ScenarioLaws(of: stage)
  }

  /// Declares a move of the program: an action that may happen between any two turns of the run
  /// loop.
  ///
  /// - Parameters:
  ///   - what: The description of the move in traces.
  ///   - times: The maximum number of times that one run makes the move; 0 or more.
  ///   - condition: Returns whether the move may happen now; by default always true.
  ///   - body: Performs the move.
  public func may(
    _ what: String, times: Int = .max, when condition: @escaping () -> Bool = { true },
    _ body: @escaping () -> Void
  ) {
    add(what, by: "program", times: times, when: condition, body)
  }

  /// Declares an action that every run performs before the app comes to rest.
  ///
  /// For example, the action can end a gesture. At rest, no transition runs and only repeating
  /// timers are scheduled.
  public func beforeRest(_ body: @escaping () -> Void) {
    beforeRest(when: { true }, body)
  }

  /// Declares an action that a run makes before it comes to rest.
  ///
  /// - Parameters:
  ///   - move: The index of the move that has the same effect; nil if there is no such move.
  ///   - condition: Returns whether the action can have an effect now.
  func beforeRest(
    as move: Int? = nil, when condition: @escaping () -> Bool, _ body: @escaping () -> Void
  ) {
    endings.append(Ending(isNeeded: condition, move: move, body: body))
  }

  /// Declares a value as part of the state, such as the text of an unsaved draft.
  ///
  /// An exploration of all states treats two moments as one state if all compared values are equal.
  /// The exploration always compares the values in controllers and views, and the values that
  /// `present(while:)` and similar calls follow. Declare every other value that influences later
  /// events.
  ///
  /// A value of any type can be declared. The exploration compares the stored properties of a
  /// structure or an object, and of the objects to which they refer.
  ///
  /// ```swift
  /// let session = Session(), coordinator = Coordinator(session)
  /// scenario.state { coordinator }
  /// ```
  public func state<Value>(_ value: @escaping () -> Value) {
    states.append { value() }
  }

  func add(_ property: Property, to moment: Moment) {
    properties[moment, default: []].append(property)
  }

  func add(_ consequence: Consequence) { consequences.append(consequence) }

  func touches(_ controllers: [TouchRecord.Controller]) { touched += controllers }

  package func atEnd(_ body: @escaping () -> Void) {
    cleanUps.append(body)
  }

  package func add(
    _ name: String, by subject: String?, times: Int = .max,
    when isEnabled: @escaping () -> Bool, _ perform: @escaping () -> Void
  ) {
    precondition(
      times >= 0, "The move \"\(name)\" may happen \(times) times. Pass 0 or more as `times`.")
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
    world.cause = "move \(index)"
    defer { world.cause = "" }
    world.use {
      if let subject = move.subject {
        world.recorder.note(move.name, by: subject, at: world.clock)
      }
      move.perform()
    }
  }
}
