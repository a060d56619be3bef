import PresentationTesting

/// A line to a worker: make steps at the end of a schedule, or a random walk.
struct WorkerRequest: Codable {
  /// The schedule that leads to a state; nil for the beginning, or for a walk.
  var way: Schedule?
  /// The steps to make there.
  var steps = Schedule([])
  /// The seed of a random walk; nil for steps.
  var seed: UInt64?
  /// The number of steps of the walk.
  var length = 0
}

/// A line from a worker.
struct WorkerReply: Codable {
  struct Place: Codable {
    let key: StateKey
    let options: Schedule
    let deed: UInt32
    let failures: [BrokenProperty]
    let reached: [String]
    let scene: String

    init(_ arrival: Arrival<StateKey, Schedule.Step>) {
      (key, options, deed) = (arrival.key, Schedule(arrival.steps()), arrival.deed)
      (failures, reached, scene) = (arrival.failures, arrival.reached, arrival.scene)
    }

    var arrival: Arrival<StateKey, Schedule.Step> {
      let steps = options.steps
      return Arrival(
        key: key, steps: { steps }, deed: deed, failures: failures, reached: reached, scene: scene)
    }
  }

  var places: [Place] = []
  var walk: Walk?
  /// The findings of all runs of the worker, if they have changed.
  var findings: ScenarioFindings?
  /// Why the request could not be carried out.
  var error: String?
}
