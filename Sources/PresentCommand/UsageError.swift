import PresentationTesting

/// A command line that could not be understood.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  package var found: String
  package var expected: String
  package var nearest: String?

  package var description: String {
    let hint = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
    return "present: found \(found), expected \(expected)\(hint)"
  }
}
