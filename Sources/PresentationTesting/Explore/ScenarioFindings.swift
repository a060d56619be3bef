import Presentation

/// The facts that an exploration collects from its runs, such as the properties that were checked.
package struct ScenarioFindings: Codable, Hashable, Sendable {
  /// The names of the moves, in the order of their declaration.
  private(set) var moves: [String] = []
  /// The names in `Scenario.decidable`: the properties whose checks may give `undecided`.
  private var properties: [String] = []
  /// The names of the properties declared with `sometimes`.
  private(set) var sometimes: [String] = []
  private var decided: Set<String> = []
  /// The names of the state-table rows that runs have used, such as `stack: push`.
  private(set) var rows: Set<String> = []
  /// The source locations at which the app scheduled work.
  ///
  /// The closures of this work may capture state that the exploration cannot see.
  private(set) var closures: Set<String> = []
  /// The stored properties of the app that cannot be read, such as `Store.count`.
  private(set) var unread: Set<String> = []
  /// Whether a run has created a task that the clock does not run.
  private(set) var hasForeignTask = false
  /// The controllers that `userMay` names.
  private var touched: [TouchRecord.Controller] = []
  /// The targets of the gestures that moves have made.
  private var touches = TouchRecord()
  private var names: Set<String> = []

  package init() {}

  /// Adds the facts about a run, such as the properties that its checks found true or false.
  @MainActor mutating func note(_ run: ScenarioRun) {
    let scenario = run.scenario
    if moves.isEmpty {
      moves = run.moves
      properties = scenario.decidable
      sometimes = (scenario.properties[.sometimes] ?? []).map(\.name)
      touched = scenario.touched
    }
    decided.formUnion(run.decided)
    let stage = run.stage
    touches.add(stage.touches)
    names.formUnion(stage.world.names)
    names.formUnion(stage.declaredNames)
    for controller in stage.world.controllers {
      if let title = controller.title { names.insert(title) }
      if let title = controller.titleOfTab { names.insert(title) }
    }
  }

  mutating func note(row: String) { rows.insert(row) }

  /// Adds whether a run that has ended has created a task that the clock does not run.
  mutating func note(_ watch: inout TaskWatch) {
    if !hasForeignTask { hasForeignTask = watch.hasFoundTask }
  }

  mutating func note(closures places: [String]) { closures.formUnion(places) }

  mutating func note(unread properties: Set<String>) { unread.formUnion(properties) }

  /// Adds the facts from other runs of the same scenario.
  package mutating func add(_ other: ScenarioFindings) {
    if moves.isEmpty {
      (moves, properties, sometimes) = (other.moves, other.properties, other.sometimes)
      touched = other.touched
    }
    decided.formUnion(other.decided)
    rows.formUnion(other.rows)
    closures.formUnion(other.closures)
    unread.formUnion(other.unread)
    hasForeignTask = hasForeignTask || other.hasForeignTask
    touches.add(other.touches)
    names.formUnion(other.names)
  }

  /// The names of the properties for which every check in every run gave `undecided`.
  var undecided: [String] { properties.filter { !decided.contains($0) } }

  /// Throws an error if a gesture names a controller that existed in no run of the exploration, an
  /// action that its alert had in no run, or a tab that no tab bar had.
  func checkGestures(of exploration: Exploration) throws {
    if exploration.outcome == .bounded { return }
    let others = touches.missedControllers.sorted { ($0.name, $0.gesture) < ($1.name, $1.gesture) }
    if let missing = (touched + others).first(where: { !names.contains($0.name) }) {
      throw NoSuchController(
        gesture: missing.gesture, name: missing.name,
        nearest: nearestWord(to: missing.name, among: Array(names)), exploration: exploration)
    }
    if let (action, nearest) = touches.missingAction {
      throw NoSuchAction(
        title: action.title, alert: action.alert, nearest: nearest, exploration: exploration)
    }
    if let index = touches.missingTab {
      throw NoSuchTab(index: index, exploration: exploration)
    }
  }
}
