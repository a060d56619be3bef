import Presentation
import PresentationTesting
import StageSupport

/// Returns the trace of an animated sheet presentation: eight lines, 0.5 s, turns 1 to 2.
@MainActor func sheetTrace() throws -> Trace {
  let home = ViewController("Home"), stage = Stage(home)
  home.present(ViewController("Editor"), animated: true)
  try stage.settle()
  let trace = stage.trace
  try stage.close()
  return trace
}

/// Returns the printed mismatch of a trace and a text; "as expected" if they match.
func mismatch(_ trace: Trace, _ expected: String) -> String {
  do throws(TraceMismatch) {
    try trace.expect(expected)
    return "as expected"
  } catch {
    return error.description
  }
}

/// Changes the expected lines of the sheet's trace, and returns the printed mismatch.
@MainActor func sheetMismatch(_ change: (inout [String]) -> Void) throws -> String {
  var lines = sheetLines
  change(&lines)
  return try mismatch(sheetTrace(), lines.joined(separator: "\n"))
}
