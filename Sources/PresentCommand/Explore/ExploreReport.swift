import PresentationTesting

/// The JSON document that `present explore --json` prints.
struct ExploreReport: Encodable {
  struct Failure: Encodable {
    let property: String
    let detail: String?
    let schedule: String
    let trace: [Line]

    init(_ failure: ExplorationFailure) {
      (property, detail) = (failure.property, failure.detail)
      schedule = failure.schedule.description
      trace = failure.trace.lines.map(Line.init)
    }
  }

  struct Line: Encodable {
    let nanoseconds: Int64
    let turn: Int
    let isCommit: Bool
    let subject: String
    let event: String

    init(_ line: TraceLine) {
      (nanoseconds, subject, event) = (line.nanoseconds, line.subject, line.event)
      (turn, isCommit) = (line.turn.number, line.turn.isCommit)
    }
  }

  let scenario: String
  let outcome: String
  let schedules: Int
  let depth: Int
  let isComplete: Bool
  /// The number of visited states; 0 if the exploration ran schedules instead of visiting states.
  ///
  /// A schedule is an order of moves (actions) and run-loop turns.
  let states: Int
  let steps: Int
  let failure: Failure?
  /// The names of the scenario's moves (actions) that were not possible in any state.
  let unusedMoves: [String]
  let undecidedProperties: [String]
  /// The places in the source code at which the app scheduled closures.
  let closures: [String]
  /// The parts of the explored state with the largest numbers of distinct values.
  ///
  /// Each element is a text such as `declared (200 values)`; only the last visited states are
  /// counted. The list is empty if every state was visited, or if schedules were run.
  let growing: [String]
  /// The properties declared with `sometimes` that hold in some state, as keys.
  ///
  /// The value for a property is a shortest schedule that leads to such a state.
  let reached: [String: String]

  init(_ scenario: String, _ exploration: Exploration) {
    self.scenario = scenario
    outcome = "\(exploration.outcome)"
    (schedules, depth) = (exploration.schedules, exploration.depth)
    (isComplete, failure) = (exploration.isComplete, nil)
    (states, steps) = (exploration.states, exploration.steps)
    (unusedMoves, closures) = (exploration.unusedMoves, exploration.closures)
    undecidedProperties = exploration.undecidedProperties
    growing = exploration.growing
    reached = Dictionary(
      uniqueKeysWithValues: exploration.reached.map { ($0.property, "\($0.schedule)") })
  }

  init(_ scenario: String, _ failure: ExplorationFailure) {
    (self.scenario, outcome) = (scenario, "failed")
    (schedules, depth) = (failure.schedules, failure.schedule.steps.count)
    (isComplete, self.failure) = (false, Failure(failure))
    (states, steps) = (0, 0)
    (unusedMoves, undecidedProperties, closures, growing, reached) = ([], [], [], [], [:])
  }
}
