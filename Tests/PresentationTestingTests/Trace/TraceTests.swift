import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@Suite("Traces")
@MainActor struct TraceTests {
  @Test func `an expectation may differ from the trace in spacing and blank lines`() throws {
    try sheetTrace().expect(
      """

      0.000 1  Home  present(Editor, animated)
      0.0 1  Editor  viewDidLoad
          0.000  1+     Editor.presentation    presentationTransitionWillBegin

         0.000    1+  Editor              viewWillAppear(animated)
      0.000 1+  Editor  viewIsAppearing(animated)
           \("   ")
      0.5 2  Editor.transition  completeTransition(true)
      0.50 2  Editor.presentation  presentationTransitionDidEnd(true)
      0.500   2   Editor   viewDidAppear(animated)

      """)
  }

  @Test func `an expected line may omit the time and the run-loop turn`() throws {
    try sheetTrace().expect(
      """
      Home  present(Editor, animated)
      0.000  Editor  viewDidLoad
      1+  Editor.presentation  presentationTransitionWillBegin
      Editor  viewWillAppear(animated)
      0.000  1+  Editor  viewIsAppearing(animated)
      Editor.transition  completeTransition(true)
      2  Editor.presentation  presentationTransitionDidEnd(true)
      0.500  Editor  viewDidAppear(animated)
      """)
  }

  @Test func `an empty expectation matches an empty trace`() throws {
    let stage = Stage(ViewController("Home"))
    try stage.trace.expect("")
    try stage.trace.expect("\n  \n")
    try stage.trace.expect([])
    expect(try mismatch(sheetTrace(), "") != "as expected")
  }

  @Test func `an expectation must contain all lines of the trace`() throws {
    expect(try sheetMismatch { $0.removeLast() } != "as expected")
    expect(try sheetMismatch { $0.removeFirst() } != "as expected")
    try expect(sheetMismatch { _ in }, equals: "as expected")
  }

  @Test func `a malformed line in an expected text is reported with its line number`() throws {
    let trace = try sheetTrace()
    expect(
      mismatch(trace, "\nHome  present(Editor, animated)\nEditor viewDidLoad\n"),
      equals: """
        Line 3 of the expectation: found "Editor viewDidLoad", expected a subject and an event \
        with two or more spaces between them, such as "Editor  viewDidAppear(animated)".
        """)
    expect(
      mismatch(trace, "0.0005  Home  present(Editor, animated)"),
      equals: """
        Line 1 of the expectation: found "0.0005", expected a time in seconds with \
        three decimals, such as 0.500.
        """)
    expect(
      mismatch(trace, "0.000  1x  Home  present(Editor, animated)"),
      equals: """
        Line 1 of the expectation: found "1x", expected a turn, such as 2, or 2+ for its commit; \
        a time has decimals, such as 0.500.
        """)
  }

  @Test func `an expected text may have Windows line breaks`() throws {
    let text = sheetLines.joined(separator: "\r\n")
    try expect(mismatch(sheetTrace(), text), equals: "as expected")
  }

  @Test
  func `malformed lines in an expected text are reported before differences from the trace`() throws
  {
    let error = try #require(throws: TraceMismatch.self) {
      try sheetTrace().expect("Home  something\nHome")
    }
    expect(error.message.hasPrefix("Line 2 of the expectation:"))
    expect(error.context.isEmpty)
  }
}
