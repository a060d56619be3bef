import Foundation
import PresentationTesting

/// One run of `present bench`: the document that `--json` prints and `--compare` reads.
package struct BenchReport: Codable, Hashable {
  /// How a command was compiled.
  package enum Build: String, Codable {
    case debug
    case release

    /// The build of this command.
    package static var current: Build {
      #if DEBUG
        .debug
      #else
        .release
      #endif
    }
  }

  /// Fewer rounds have no spread that a verdict could rest on.
  static let fewestRounds = 5

  package let build: Build
  package let rounds: Int
  package let rows: [BenchResult]

  package init(build: Build = .current, rounds: Int, rows: [BenchResult]) {
    (self.build, self.rounds, self.rows) = (build, rounds, rows)
  }

  /// Reads an earlier run that later runs can be compared with.
  ///
  /// - Throws: a `UsageError` if the file cannot be read, or if its numbers permit no verdict.
  package init(comparableFile path: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(found: quoted(path), expected: "a file that can be read")
    }
    guard let report = try? JSONDecoder().decode(BenchReport.self, from: data) else {
      throw UsageError(
        found: "\(quoted(path)), which is no run of bench",
        expected: "what \"present bench --json\" printed")
    }
    self = report
    guard build == .release else {
      throw UsageError(
        found: "\(quoted(path)), the run of a debug build", expected: "one of a release build")
    }
    guard rounds >= Self.fewestRounds else {
      throw UsageError(
        found: "\(quoted(path)), a run of \(rounds) rounds",
        expected: "at least \(Self.fewestRounds) to compare with")
    }
  }
}
