import Foundation
import PresentationLab
import PresentationTesting

/// The `present adapt` command, which rewrites source files with `import UIKit` for use on Linux.
///
/// The command prints the new files one after the other. With `--write`, it changes the files in
/// place. For each place that must be changed by hand, the command prints an error with the file
/// and the line; with `--write`, the line is that of the new file. After such an error, the command
/// fails.
@MainActor
struct AdaptCommand {
  private let paths: [String]
  private let writes: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var arguments = arguments
    writes = arguments.contains("--write")
    arguments.removeAll { $0 == "--write" }
    if let flag = arguments.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(
        found: quoted(flag), expected: "the path of a file or a folder, or --write",
        nearest: nearestWord(to: flag, among: ["--write"]))
    }
    guard !arguments.isEmpty else {
      throw UsageError(found: "nothing", expected: "the path of a file or a folder")
    }
    paths = arguments
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let files = try SourceFiles(at: paths)
    let adaptation = SourceAdaptation(of: files.texts)
    let changed = files.texts.indices.filter { files.texts[$0] != adaptation.texts[$0] }
    if writes {
      let targets = changed.map { WrittenFile(path: files.paths[$0]) }
      for target in targets { try target.check() }
      for (target, index) in zip(targets, changed) { try target.write(adaptation.texts[index]) }
    } else {
      for text in adaptation.texts { output.write(text) }
    }
    for note in writes ? adaptation.writtenNotes : adaptation.notes {
      output.writeError("\(printable(files.paths[note.file])):\(note.line): \(note.text)\n")
    }
    let summary = Self.summary(of: adaptation, changed: changed.count)
    writes ? output.write(summary) : output.writeError(summary)
    return adaptation.notes.isEmpty ? .passed : .failed
  }

  private static func summary(of adaptation: SourceAdaptation, changed: Int) -> String {
    let left = adaptation.notes.count - adaptation.missing
    return "  \(adaptation.texts.count.counted("file")), \(changed) changed: "
      + "\(adaptation.rewrites.counted("rewrite")), \(left.counted("place")) left alone, "
      + "\(adaptation.missing.counted("missing name"))\n"
  }
}
