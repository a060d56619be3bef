import PresentationTesting

/// The worker processes of an exploration that runs every schedule up to a depth.
@MainActor
final class ScheduleWorkers: SchedulePool {
  private static let partsAhead = 8
  private let count: Int
  private let explored: ExploredScenario
  /// The processes, each of which starts when its first part is sent; nil if it could not start.
  private var workers: [WorkerProcess?] = []
  private var (sent, received) = (0, 0)

  init(_ count: Int, exploring explored: ExploredScenario) {
    (self.count, self.explored) = (count, explored)
  }

  /// Stops the processes.
  func end() {
    for worker in workers { worker?.end() }
  }

  var capacity: Int { Self.partsAhead * count }

  /// Sends a part to the next process; if the process has ended, its reply is `lost`.
  func send(_ part: SchedulePart) {
    if workers.count < count { workers.append(try? WorkerProcess(exploring: explored)) }
    try? workers[sent % count]?.send(WorkerRequest(part: part))
    sent += 1
  }

  func receive() -> PartReply {
    defer { received += 1 }
    guard let reply = try? workers[received % count]?.receive() else { return .lost }
    return reply.part.map { .result($0, reply.findings) } ?? .failed
  }
}
