import Foundation
import Presentation
import PresentationTesting

/// A worker process, which performs parts of an exploration for another process.
///
/// The worker reads one request per line of input, and writes one line for each reply.
@MainActor
struct ExploreWorker {
  private let system: ScenarioSystem
  private let explorer: Explorer
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  init(_ explored: ExploredScenario, findsAll: Bool) {
    system = ScenarioSystem(explored.build, findsAll: findsAll, looksAhead: false)
    explorer = Explorer(explored.build)
  }

  /// Replies to requests until the input ends.
  func run(output: CommandOutput) -> CommandStatus {
    var known = ScenarioFindings()
    while let line = readLine() {
      var reply = reply(to: line)
      var findings = system.findings
      findings.add(explorer.findings)
      if findings != known {
        known = findings
        reply.findings = known
      }
      guard let data = try? encoder.encode(reply) else { return .failed }
      output.write(String(decoding: data, as: UTF8.self) + "\n")
    }
    return .passed
  }

  private func reply(to line: String) -> WorkerReply {
    var reply = WorkerReply()
    do {
      let request = try decoder.decode(WorkerRequest.self, from: Data(line.utf8))
      if let part = request.part {
        reply.part = explorer.result(of: part)
      } else if let seed = request.seed {
        reply.walk = try system.walk(seed: seed, length: request.length)
      } else {
        let way = request.way.steps
        try system.leave(StateKey(), way: { way }, by: request.steps.steps) {
          reply.places.append(WorkerReply.Place($0))
        }
      }
    } catch {
      reply.error = "\(error)"
    }
    return reply
  }
}
