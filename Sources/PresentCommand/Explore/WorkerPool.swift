import Foundation
import Presentation
import PresentationTesting

/// This process and its worker processes, which together visit the states of a scenario.
///
/// The pool gives the same result as this process alone. It sends the requests to the workers in
/// the order of the states, without waiting for the replies to earlier requests. It reads the
/// replies in the order of the requests.
@MainActor
final class WorkerPool: RunSystem {
  private static let requestsAhead = 8
  /// The number of states that this process leaves, for each state that a worker leaves.
  ///
  /// A run of this process makes several steps from different states, and a run of a worker makes
  /// only one step. With two processes, each larger share of the worker made the search slower.
  private static let share = 7
  private let thisProcess: ScenarioSystem
  private let workers: [WorkerProcess]
  private var findingsOfWorkers = ScenarioFindings()
  /// The requests to the workers so far, in the order in which the states are visited.
  private var requests: [WorkerRequest] = []
  private var (sent, received) = (0, 0)
  /// The number of announced states, and the number of states from which all steps were made.
  private var (announced, left) = (0, 0)
  private var walks: Range<UInt64>?

  /// Starts the processes.
  ///
  /// - Parameter count: The number of processes, which includes this process; at least 2.
  init(_ count: Int, exploring explored: ExploredScenario, findsAll: Bool) throws {
    thisProcess = ScenarioSystem(explored.build, findsAll: findsAll)
    workers = try (1..<count).map { _ in
      try WorkerProcess(exploring: explored, with: findsAll ? ["--all"] : [])
    }
  }

  var findings: ScenarioFindings {
    var findings = thisProcess.findings
    findings.add(findingsOfWorkers)
    return findings
  }

  /// Stops the worker processes.
  func end() {
    for worker in workers { worker.end() }
  }

  func begin() throws -> Arrival<StateKey, Schedule.Step> { try thisProcess.begin() }

  /// Returns whether a worker makes the steps from the state with a number.
  private func isForWorker(_ number: Int) -> Bool {
    number % (Self.share + workers.count) >= Self.share
  }

  func expect(_ key: StateKey, way: () -> [Schedule.Step], steps: [Schedule.Step]) {
    if isForWorker(announced) {
      thisProcess.omitSteps(from: key)
      requests.append(WorkerRequest(way: Schedule(way()), steps: Schedule(steps)))
    }
    announced += 1
  }

  func leave(
    _ key: StateKey, way: () -> [Schedule.Step], by steps: [Schedule.Step],
    _ body: (Arrival<StateKey, Schedule.Step>) throws -> Void
  ) throws {
    try sendRequests()
    defer { left += 1 }
    guard isForWorker(left) else { return try thisProcess.leave(key, way: way, by: steps, body) }
    let reply = try reply(of: workers[received % workers.count])
    received += 1
    let arrivals = reply.places.map(\.arrival)
    thisProcess.learnSteps(from: key, to: arrivals)
    for arrival in arrivals { try body(arrival) }
  }

  private func sendRequests() throws {
    while sent < requests.count, sent < received + Self.requestsAhead * workers.count {
      try workers[sent % workers.count].send(requests[sent])
      sent += 1
    }
  }

  func walk(seed: UInt64, length: Int) throws -> Walk {
    var ahead = walks ?? seed..<seed
    while ahead.upperBound < seed + UInt64(2 * workers.count) {
      try worker(for: ahead.upperBound)?.send(
        WorkerRequest(seed: ahead.upperBound, length: length))
      ahead = ahead.lowerBound..<ahead.upperBound + 1
    }
    walks = ahead
    guard let worker = worker(for: seed) else {
      return try thisProcess.walk(seed: seed, length: length)
    }
    guard let walk = try reply(of: worker).walk else {
      throw WorkerProcess.Failure(description: "A worker process has replied without a walk.")
    }
    return walk
  }

  /// Returns the worker that makes the walk with a seed; nil if this process makes the walk.
  private func worker(for seed: UInt64) -> WorkerProcess? {
    let number = Int(seed % UInt64(workers.count + 1))
    return number == 0 ? nil : workers[number - 1]
  }

  private func reply(of worker: WorkerProcess) throws -> WorkerReply {
    let reply = try worker.receive()
    if let findings = reply.findings { findingsOfWorkers.add(findings) }
    return reply
  }
}
