import Foundation

/// A command on a documentation page, with the output that the page shows.
struct Transcript: Equatable {
  /// The words after `swift run present`.
  let arguments: [String]
  let output: String

  /// Returns the transcripts of a text: each begins in a code block with `$ swift run present`.
  static func all(in text: String) -> [Transcript] {
    let prompt = "$ swift run present "
    let blocks = text.components(separatedBy: "\n```\n").map { $0.components(separatedBy: "\n") }
    return blocks.flatMap { block in
      var transcripts: [Transcript] = []
      var rest = block.drop { !$0.hasPrefix(prompt) }
      while let command = rest.popFirst(), command.hasPrefix(prompt) {
        let output = rest.prefix { !$0.hasPrefix("$ ") }
        rest = rest.dropFirst(output.count)
        transcripts.append(
          Transcript(
            arguments: command.split(separator: " ").dropFirst(4).map(String.init),
            output: output.joined(separator: "\n").trimmed))
      }
      return transcripts
    }
  }
}

extension String {
  /// The text without line breaks at both ends.
  var trimmed: String { trimmingCharacters(in: .newlines) }
}
