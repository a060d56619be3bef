import Presentation
import PresentationTesting
import StageSupport

/// The trace of a sheet that comes, animated: eight lines, 0.5 s, turns 1 to 2.
@MainActor func sheetTrace() throws -> Trace {
  let home = ViewController("Home"), stage = Stage(home)
  home.present(ViewController("Editor"), animated: true)
  try stage.settle()
  let trace = stage.trace
  try stage.close()
  return trace
}

/// What is wrong with a trace for a text, as it is printed; "as expected" if nothing.
func mismatch(_ trace: Trace, _ expected: String) -> String {
  do throws(TraceMismatch) {
    try trace.expect(expected)
    return "as expected"
  } catch {
    return error.description
  }
}

/// What is wrong with the sheet's trace if its printed lines were changed so.
@MainActor func sheetMismatch(_ change: (inout [String]) -> Void) throws -> String {
  var lines = sheetLines
  change(&lines)
  return try mismatch(sheetTrace(), lines.joined(separator: "\n"))
}
