import TestSupport
import Testing

/// A place in a file that violates a check, with the correction.
struct Finding: Hashable, CustomStringConvertible {
  let path: String
  let line: Int
  let problem: String
  let cure: String

  var description: String { "\(path):\(line): \(problem); \(cure)" }
}

/// Fails the running test once for each finding.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  for finding in findings {
    Issue.record("\(finding.description)", sourceLocation: sourceLocation)
  }
}

/// Expects that the findings in a sample are on exactly these lines, in this order.
func expectFindings(
  _ findings: [Finding], onLines lines: [Int], sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    findings.map(\.line), equals: lines,
    "\(findings.map(\.description).joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}
