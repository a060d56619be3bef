import Foundation
import Presentation
import PresentationTesting

/// A pool of worker processes that visit the states of a scenario.
///
/// The pool gives the same result as a single process. It sends the requests in the order of the
/// states, without waiting for the replies to earlier requests. It reads the replies in the order
/// of the requests.
@MainActor
final class WorkerPool: RunSystem {
  /// An error that a worker process has reported, or the unexpected end of a worker process.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let requestsAhead = 8
  private let workers: [WorkerProcess]
  private(set) var findings = ScenarioFindings()
  /// The requests for all states so far, in the order in which the states are visited.
  private var expected: [WorkerRequest] = []
  private var (sent, received) = (0, 0)
  private var walks: Range<UInt64>?

  init(_ count: Int, exploring explored: ExploredScenario, findsAll: Bool) throws {
    let arguments = explored.arguments + [CommandFlag.worker.rawValue] + (findsAll ? ["--all"] : [])
    workers = try (0..<count).map { _ in try WorkerProcess(arguments) }
  }

  /// Stops the worker processes.
  func end() {
    for worker in workers { worker.end() }
  }

  func begin() throws -> Arrival<StateKey, Schedule.Step> {
    try workers[0].send(WorkerRequest())
    guard let place = try reply(of: workers[0]).places.first else { throw Self.silence }
    return place.arrival
  }

  func expect(way: () -> [Schedule.Step], steps: [Schedule.Step]) {
    expected.append(WorkerRequest(way: Schedule(way()), steps: Schedule(steps)))
  }

  func leave(
    _ key: StateKey, way: () -> [Schedule.Step], by steps: [Schedule.Step],
    _ body: (Arrival<StateKey, Schedule.Step>) throws -> Void
  ) throws {
    while sent < expected.count, sent < received + Self.requestsAhead * workers.count {
      try workers[sent % workers.count].send(expected[sent])
      sent += 1
    }
    let reply = try reply(of: workers[received % workers.count])
    received += 1
    for place in reply.places { try body(place.arrival) }
  }

  func walk(seed: UInt64, length: Int) throws -> Walk {
    var ahead = walks ?? seed..<seed
    while ahead.upperBound < seed + UInt64(2 * workers.count) {
      try worker(for: ahead.upperBound).send(
        WorkerRequest(seed: ahead.upperBound, length: length))
      ahead = ahead.lowerBound..<ahead.upperBound + 1
    }
    walks = ahead
    guard let walk = try reply(of: worker(for: seed)).walk else { throw Self.silence }
    return walk
  }

  private func worker(for seed: UInt64) -> WorkerProcess {
    workers[Int(seed % UInt64(workers.count))]
  }

  private func reply(of worker: WorkerProcess) throws -> WorkerReply {
    guard let reply = try worker.receive() else { throw Self.silence }
    if let error = reply.error { throw Failure(description: error) }
    if let findings = reply.findings { self.findings.add(findings) }
    return reply
  }

  private static let silence = Failure(
    description: "A worker process stopped unexpectedly. Run without --jobs to see the reason.")
}

/// A worker process, which runs this program with the flag `--worker`.
@MainActor
private final class WorkerProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()

  init(_ arguments: [String]) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ request: WorkerRequest) throws {
    try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request) + [10])
  }

  /// Reads the next reply; returns nil if the process has ended.
  func receive() throws -> WorkerReply? {
    while true {
      if let end = received.firstIndex(of: 10) {
        let line = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        return try JSONDecoder().decode(WorkerReply.self, from: line)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      received.append(contentsOf: more)
    }
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }
}
