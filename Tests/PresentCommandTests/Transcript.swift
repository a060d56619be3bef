import Foundation

/// A command of a page and what the page says it prints.
struct Transcript: Equatable {
  /// The words behind `swift run present`.
  let arguments: [String]
  let output: String

  /// The transcripts of a text: in its blocks, each line that begins with `$ swift run present`.
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
  /// Without line ends at both ends.
  var trimmed: String { trimmingCharacters(in: .newlines) }
}
