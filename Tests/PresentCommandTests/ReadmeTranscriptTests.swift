import Foundation
import PresentCommand
import Testing

/// The README's transcripts are what the command prints today.
@Suite("README transcripts") @MainActor
struct ReadmeTranscriptTests {
  private let blocks: [[String]]

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    blocks = text.components(separatedBy: "\n```\n").map { $0.components(separatedBy: "\n") }
  }

  @Test func `every transcript is what the command prints`() throws {
    var count = 0
    for block in blocks {
      var rest = block.drop { !$0.hasPrefix("$ swift run present ") }
      while let command = rest.popFirst(), command.hasPrefix("$ swift run present ") {
        let transcript = rest.prefix { !$0.hasPrefix("$ ") }
        rest = rest.dropFirst(transcript.count)
        let run = CommandRun(command.split(separator: " ").dropFirst(4).map(String.init))
        #expect(run.output.trimmed == transcript.joined(separator: "\n").trimmed, "\(command)")
        count += 1
      }
    }
    #expect(count >= 2, "The README begins with a transcript of present explore.")
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
