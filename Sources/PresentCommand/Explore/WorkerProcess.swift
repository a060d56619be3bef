import Foundation

/// A worker process, which runs this program with the flag `--worker`.
@MainActor
final class WorkerProcess {
  /// An error that a worker process has reported, or the unexpected end of a worker process.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()

  /// Starts the process.
  ///
  /// - Parameter flags: The flags of the exploration that the worker must know.
  init(exploring explored: ExploredScenario, with flags: [String] = []) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = explored.arguments + [CommandFlag.worker.rawValue] + flags
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ request: WorkerRequest) throws {
    try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request) + [10])
  }

  /// Waits for the next reply.
  ///
  /// - Throws: `Failure` if the process has ended, or has replied with an error.
  func receive() throws -> WorkerReply {
    guard let reply = try nextReply() else {
      throw Failure(
        description: "A worker process stopped unexpectedly. Run with --jobs 1 to see the reason.")
    }
    if let error = reply.error { throw Failure(description: error) }
    return reply
  }

  private func nextReply() throws -> WorkerReply? {
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

  /// Ends the process, but does not wait for its end, because waiting takes 50 milliseconds.
  func end() {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }
}
