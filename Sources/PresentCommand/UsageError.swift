import PresentationPlans
import PresentationTesting

/// An error in the command line, or an output file that cannot be written.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  package var found: String
  package var expected: String
  package var nearest: String?
  /// The exit status of the command.
  package var status = CommandStatus.badInput
  /// Further errors in the same input, which are printed below this error.
  private(set) var others: [UsageError] = []

  package var description: String {
    let hint = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
    let first = "present: found \(found), expected \(expected)\(hint)"
    return ([first] + others.map(\.description)).joined(separator: "\n")
  }
}

extension UsageError {
  /// Creates one error that describes all the errors; nil if there are none.
  init?(_ errors: [UsageError]) {
    guard let first = errors.first else { return nil }
    self = first
    others = Array(errors.dropFirst())
  }

  /// Creates an error for a plan or another file that could not be read.
  init(_ error: PlanError) {
    let position = error.position.map { ":\($0)" } ?? ""
    let place = error.place.isEmpty ? "" : " (\(error.place))"
    self.init(
      found: "\(error.found) at \(printable(path: error.file))\(position)\(place)",
      expected: error.expected, nearest: error.nearest)
  }

  /// Creates an error for a schedule that cannot be parsed or run.
  init(_ error: ScheduleError) {
    self.init(found: "\(error.found) at \(error.place)", expected: error.expected)
  }
}
