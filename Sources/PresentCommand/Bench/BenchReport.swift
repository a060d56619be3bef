import Foundation
import PresentationTesting

/// The report of a `present bench` run, which `--json` prints and `--compare` reads.
package struct BenchReport: Codable, Hashable {
  /// The build configuration of the command.
  package enum Build: String, Codable {
    case debug
    case release

    /// The build configuration of the running command.
    package static var current: Build {
      #if DEBUG
        .debug
      #else
        .release
      #endif
    }
  }

  /// The minimum number of rounds for a comparison of two runs.
  static let fewestRounds = 5

  package let build: Build
  package let rounds: Int
  package let rows: [BenchResult]

  package init(build: Build = .current, rounds: Int, rows: [BenchResult]) {
    (self.build, self.rounds, self.rows) = (build, rounds, rows)
  }

  /// Reads the report of an earlier run from a file, for a comparison.
  ///
  /// - Throws: A `UsageError` if the file cannot be read, or if its numbers do not permit a
  ///   comparison.
  package init(comparableFile path: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw UsageError(
        found: "\(exists ? "a file that cannot be read" : "no such file") at \(printable(path))",
        expected: "a file with the output of \"present bench --json\"")
    }
    guard let report = try? JSONDecoder().decode(BenchReport.self, from: data) else {
      throw UsageError(
        found: "\(quoted(path)), which is not a report of bench",
        expected: "the output of \"present bench --json\"")
    }
    self = report
    guard build == .release else {
      throw UsageError(
        found: "\(quoted(path)), a run of a debug build", expected: "a run of a release build")
    }
    guard rounds >= Self.fewestRounds else {
      throw UsageError(
        found: "\(quoted(path)), a run of \(rounds) rounds",
        expected: "at least \(Self.fewestRounds) rounds")
    }
  }
}
