/// The result of an exploration, which tries the steps of a scenario in many orders.
public struct Exploration: Hashable, Sendable, CustomStringConvertible {
  /// How much an exploration has visited, and whether the properties are proved.
  public enum Outcome: Hashable, Sendable {
    /// Every state that any schedule can reach was visited, and every property held.
    ///
    /// This is a proof on condition that the compared states contain everything that influences
    /// later events. Captured variables, singletons and global variables must be declared with
    /// `Scenario.state(_:)`.
    case complete
    /// Every schedule up to the depth was run, and every property held.
    case exhausted
    /// The exploration stopped because its budget was used up. No property failed, but nothing is
    /// proved.
    case bounded
    /// Random walks were made; no property failed, but none is proved.
    case sampled
  }

  /// A property declared with `sometimes`, and a schedule after which the property holds.
  ///
  /// A schedule is the sequence of steps of a run.
  public struct Reached: Hashable, Sendable {
    /// The name of the property, as it was passed to `sometimes`.
    public let property: String
    /// A shortest schedule to a state in which the property holds.
    public let schedule: Schedule
  }

  /// How much the exploration has visited, and whether the properties are proved.
  public private(set) var outcome: Outcome
  /// The largest number of steps in a schedule (sequence of steps of one run).
  ///
  /// If the exploration visited states instead of running schedules, each visited state can be
  /// reached with at most this number of steps. After random walks, the value is the maximum number
  /// of steps of a walk.
  public let depth: Int
  /// The number of schedules (sequences of steps) that were run to their end.
  ///
  /// The value is 0 if the exploration ran no schedules, but visited each state once; see ``map``.
  public let schedules: Int
  /// Whether every state was visited, or every possible schedule of any length was run.
  public private(set) var isComplete: Bool
  /// The visited states and the steps between them.
  ///
  /// The value is nil if the exploration ran schedules (sequences of steps) instead of visiting
  /// each state once.
  public private(set) var map: ExplorationMap?
  /// The properties declared with `sometimes` that hold in some state.
  public private(set) var reached: [Reached] = []
  /// The names of the moves (actions of the scenario) that were made in no run.
  public private(set) var unusedMoves: [String] = []
  /// The names of the properties for which every check in every run gave the verdict `undecided`.
  public private(set) var undecidedProperties: [String] = []
  /// The names of the state-table rows that runs have used, such as `stack: push`, in alphabetical
  /// order.
  ///
  /// Each state machine of the package has a state table. A row of the table says how the state
  /// machine reacts to certain events in certain states.
  public private(set) var rows: [String] = []
  /// The source locations at which the app scheduled work or passed a handler, such as
  /// `ProfileTests.swift:18`.
  ///
  /// These closures may capture values that the scenario does not declare. The exploration does not
  /// compare such values when it compares states. If the file is not known, the name of the call
  /// and the line are listed, such as `DispatchQueue.asyncAfter:18`. If the line is not known
  /// either, only the call is listed, such as `OperationQueue.addOperation`.
  public private(set) var closures: [String] = []
  /// The stored properties of the app that the exploration cannot read, such as `Store.count`.
  ///
  /// The exploration does not compare the values of these properties when it compares states.
  public private(set) var unread: [String] = []
  /// Whether the scenario has created a task that the virtual clock does not run (``ForeignTask``).
  ///
  /// If true, the outcome is `bounded`, or `sampled` after random walks.
  public private(set) var hasForeignTask = false
  /// The parts of the state with the largest numbers of different values.
  ///
  /// For example, `declared (50 values)` says that the values of `Scenario.state(_:)` had 50
  /// different values.
  ///
  /// The list shows why an exploration finds too many states. Only the 50 states that were found
  /// last are compared. The list is empty if every state was visited, or if the exploration
  /// ran schedules (sequences of steps) instead of visiting states.
  public internal(set) var growing: [String] = []

  init(outcome: Outcome, depth: Int, schedules: Int, isComplete: Bool) {
    (self.outcome, self.depth) = (outcome, depth)
    (self.schedules, self.isComplete) = (schedules, isComplete)
  }

  init(
    _ outcome: Outcome, _ map: ExplorationMap, _ findings: ScenarioFindings,
    reached: [String: [Schedule.Step]]
  ) {
    self.init(
      outcome: outcome, depth: map.graph.depth, schedules: 0, isComplete: outcome == .complete)
    self.map = map
    self.reached = findings.sometimes.compactMap { name in
      reached[name].map { Reached(property: name, schedule: Schedule($0)) }
    }
    let counts = map.moveCounts
    note(findings, used: Set(counts.indices.filter { counts[$0] > 0 }))
  }

  /// Sets the unused moves, the undecided properties, the rows and the closures from the findings.
  ///
  /// - Parameters:
  ///   - findings: The facts that all runs have collected.
  ///   - used: The indices of the moves that were made in at least one run.
  mutating func note(_ findings: ScenarioFindings, used: Set<Int>) {
    unusedMoves = findings.moves.enumerated().filter { !used.contains($0.offset) }.map(\.element)
    undecidedProperties = findings.undecided
    rows = findings.rows.sorted()
    (closures, unread) = (findings.closures.sorted(), findings.unread.sorted())
    hasForeignTask = findings.hasForeignTask
    if hasForeignTask, outcome != .sampled { (outcome, isComplete) = (.bounded, false) }
  }

  /// The number of visited states.
  ///
  /// The value is 0 if the exploration ran schedules (sequences of steps) instead of visiting
  /// states.
  public var states: Int { map?.stateCount ?? 0 }

  /// The total number of steps that are possible in the visited states.
  ///
  /// The value is 0 if the exploration ran schedules (sequences of steps) instead of visiting
  /// states.
  public var steps: Int { map?.stepCount ?? 0 }

  /// A line with the outcome, the unused moves, the undecided properties and the reached
  /// properties.
  public var description: String {
    var parts = [progress]
    let adverb = outcome == .bounded || outcome == .sampled ? "not yet" : "never"
    if !unusedMoves.isEmpty { parts.append("\(adverb) possible: \(Self.names(unusedMoves))") }
    if !undecidedProperties.isEmpty {
      parts.append("\(adverb) checked: \(Self.names(undecidedProperties))")
    }
    if hasForeignTask {
      parts.append(
        "a task was created that the clock does not run; begin it with clock.task { }")
    }
    if !growing.isEmpty {
      parts.append("the parts with the most values are \(growing.joined(separator: ", "))")
    }
    for reached in reached {
      let schedule = reached.schedule.steps.isEmpty ? "the beginning" : "\(reached.schedule)"
      parts.append("\"\(reached.property)\" is reached by \(schedule)")
    }
    return parts.joined(separator: "; ")
  }

  private var progress: String {
    let states = "\(states.counted("state")), \(steps.counted("step"))"
    let count = "\(schedules.counted("schedule")), depth \(depth)"
    return switch outcome {
    case .complete: "complete: \(states), no schedule of any length breaks a property" + condition
    case .bounded where hasForeignTask: "bounded: " + (map == nil ? count : states)
    case .bounded where map != nil: "bounded: \(states), and more were not visited"
    case .exhausted: "exhausted, \(count)" + (isComplete ? ", no longer ones exist" : "")
    case .bounded: "bounded, \(count) not exhausted"
    case .sampled:
      "sampled: \(schedules.counted("random walk")) of at most \(depth.counted("step"))"
    }
  }

  private var condition: String {
    let (places, fields) = (closures.joined(separator: ", "), unread.joined(separator: ", "))
    var text = ""
    if !closures.isEmpty {
      text += ", unless the closures scheduled at \(places) capture state that is not declared"
    }
    if !unread.isEmpty {
      text += ", unless \(fields), which cannot be read, influences later events"
    }
    return text
  }

  private static func names(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
