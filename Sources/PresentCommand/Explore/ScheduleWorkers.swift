import PresentationTesting

/// The worker processes of an exploration that runs every schedule up to a depth.
@MainActor
final class ScheduleWorkers: SchedulePool {
  private static let partsAhead = 8
  private let count: Int
  private let explored: ExploredScenario
  /// The processes that have started; each starts when its first part is sent.
  private var workers: [WorkerProcess] = []
  private var (sent, received) = (0, 0)

  init(_ count: Int, exploring explored: ExploredScenario) {
    (self.count, self.explored) = (count, explored)
  }

  /// Stops the processes.
  func end() {
    for worker in workers { worker.end() }
  }

  var capacity: Int { Self.partsAhead * count }

  func send(_ part: SchedulePart) throws {
    if workers.count < count { workers.append(try WorkerProcess(exploring: explored)) }
    try workers[sent % count].send(WorkerRequest(part: part))
    sent += 1
  }

  func receive() throws -> PartResult? {
    defer { received += 1 }
    let reply = try workers[received % count].receive()
    var result = reply.part
    result?.findings = reply.findings
    return result
  }
}
