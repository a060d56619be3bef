import PresentationTesting

/// The processes of an exploration that runs every schedule up to a depth.
///
/// This process runs parts as well. Each process gets every `count`th part.
@MainActor
final class ScheduleWorkers: SchedulePool {
  private static let partsAhead = 8
  /// The number of its own parts that this process runs before it waits for another process.
  private static let ownPartsAhead = 2
  /// The number of processes, including this one.
  private let count: Int
  private let explored: ExploredScenario
  /// The other processes, each of which starts when its first part is sent; nil if it could not
  /// start.
  private var workers: [WorkerProcess?] = []
  private let own: Explorer
  private var ownParts: [SchedulePart] = []
  private var ownReplies: [PartReply] = []
  private var (sent, received) = (0, 0)

  init(_ count: Int, exploring explored: ExploredScenario) {
    (self.count, self.explored) = (count, explored)
    own = Explorer(explored.build)
  }

  /// Stops the other processes.
  func end() {
    for worker in workers { worker?.end() }
  }

  var capacity: Int { Self.partsAhead * count }

  /// Sends a part to the next process; if the process has ended, its reply is `lost`.
  func send(_ part: SchedulePart) {
    let process = sent % count
    sent += 1
    if process == count - 1 { return ownParts.append(part) }
    if process == workers.count { workers.append(try? WorkerProcess(exploring: explored)) }
    try? workers[process]?.send(WorkerRequest(part: part))
  }

  func receive() -> PartReply {
    let process = received % count
    received += 1
    while ownReplies.count < Self.ownPartsAhead, !ownParts.isEmpty {
      let part = ownParts.removeFirst()
      ownReplies.append(own.result(of: part).map { .result($0, own.findings) } ?? .failed)
    }
    if process == count - 1 { return ownReplies.removeFirst() }
    guard let reply = try? workers[process]?.receive() else { return .lost }
    return reply.part.map { .result($0, reply.findings) } ?? .failed
  }
}
