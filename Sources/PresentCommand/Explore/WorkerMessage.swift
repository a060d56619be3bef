import Presentation
import PresentationTesting

/// A request to a worker process: to make steps, to run a walk, or to run a part of all schedules.
struct WorkerRequest: Codable {
  /// The schedule that leads to the state in which the steps begin.
  var way = Schedule([])
  /// The steps to make; each of them begins in the state at the end of `way`.
  var steps = Schedule([])
  /// The seed of the random walk to run; nil if no walk is requested.
  var seed: UInt64?
  /// The maximum number of steps of the random walk.
  var length = 0
  /// The part of an exploration of all schedules to run; nil if no part is requested.
  var part: SchedulePart?
}

/// A reply of a worker process to one request.
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
  /// The result of a part; nil if no part was requested, or if the part ended with a failure.
  var part: PartResult?
  /// The data that the worker has collected from all its runs so far, such as the names of the
  /// moves.
  ///
  /// The value is nil if the data has not changed since the worker's previous reply.
  var findings: ScenarioFindings?
  /// The error that ended the request; nil if the request succeeded.
  var error: String?
}
