import Foundation
import PresentationLab
import PresentationTesting

/// `present adapt`: files that import UIKit, rewritten where Linux needs other words.
///
/// The files are printed one after the other; what must be decided by hand goes to the errors, with
/// its line. Nothing is written to disk.
@MainActor
struct AdaptCommand {
  private let paths: [String]

  init(_ arguments: [String]) throws(UsageError) {
    if let flag = arguments.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(found: quoted(flag), expected: "the path of a file")
    }
    guard !arguments.isEmpty else {
      throw UsageError(found: "nothing", expected: "the path of a file")
    }
    paths = arguments
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path),
        let text = String(bytes: data, encoding: .utf8)
      else { throw UsageError(found: quoted(path), expected: "a file of text that can be read") }
      let adaptation = SourceAdaptation(of: text)
      output.write(adaptation.text)
      for note in adaptation.notes {
        output.writeError("\(printable(path)):\(note.line): \(note.text)\n")
      }
    }
    return .passed
  }
}
