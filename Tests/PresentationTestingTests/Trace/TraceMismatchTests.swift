import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The exact output of a failing expectation.
@Suite("Trace mismatches")
@MainActor struct TraceMismatchTests {
  @Test func `a mismatch shows an expected line that was not recorded`() throws {
    let shown = try sheetMismatch { $0.insert("Home  viewWillDisappear(animated)", at: 4) }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor.presentation  presentationTransitionWillBegin
             0.000    1+  Editor              viewWillAppear(animated)
        -                 Home                viewWillDisappear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
             0.500    2   Editor.transition   completeTransition(true)
          …
        """)
  }

  @Test func `a mismatch shows a recorded line that was not expected`() throws {
    let shown = try sheetMismatch { $0.remove(at: 4) }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor.presentation  presentationTransitionWillBegin
             0.000    1+  Editor              viewWillAppear(animated)
        +    0.000    1+  Editor              viewIsAppearing(animated)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
          …
        """)
  }

  @Test func `a mismatch shows two lines in reversed order`() throws {
    let shown = try sheetMismatch { $0.swapAt(3, 4) }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1   Editor              viewDidLoad
             0.000    1+  Editor.presentation  presentationTransitionWillBegin
        -    0.000    1+  Editor              viewIsAppearing(animated)
             0.000    1+  Editor              viewWillAppear(animated)
        +    0.000    1+  Editor              viewIsAppearing(animated)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
          …
        """)
  }

  @Test func `if two differences are far apart, a mismatch omits the equal lines between them`()
    throws
  {
    let shown = try sheetMismatch { $0 = Array($0.dropFirst().dropLast()) }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
        +    0.000    1   Home                present(Editor, animated)
             0.000    1   Editor              viewDidLoad
             0.000    1+  Editor.presentation  presentationTransitionWillBegin
          …
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
        +    0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test func `a mismatch shows all recorded lines if no line was expected`() throws {
    let shown = try sheetMismatch { $0 = [] }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
        +    0.000    1   Home                present(Editor, animated)
        +    0.000    1   Editor              viewDidLoad
        +    0.000    1+  Editor.presentation  presentationTransitionWillBegin
        +    0.000    1+  Editor              viewWillAppear(animated)
        +    0.000    1+  Editor              viewIsAppearing(animated)
        +    0.500    2   Editor.transition   completeTransition(true)
        +    0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
        +    0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test func `a mismatch shows all expected lines if no line was recorded`() {
    expect(
      mismatch(Stage(ViewController("Home")).trace, "1+  Home  viewDidAppear"),
      equals: """
        The trace differs (- expected, + seen):
        -             1+  Home                viewDidAppear
        """)
  }

  @Test func `a mismatch shows one note for several lines recorded one turn too late`() throws {
    let shown = try sheetMismatch { lines in
      lines = lines.map { $0.replacing("0.500    2", with: "0.500    1") }
    }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          (3 lines below: 1 turn later)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test
  func `a mismatch reports by how many turns several lines were recorded too early`() throws {
    let shown = try sheetMismatch { lines in
      lines = lines.map { $0.replacing("0.500    2", with: "0.500    4") }
    }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          (3 lines below: 2 turns earlier)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test
  func `lines one turn too late share one note, even if a line between them has no turn`()
    throws
  {
    let shown = try sheetMismatch { lines in
      lines = lines.map { $0.replacing("0.500    2", with: "0.500    1") }
      lines[6] = "Editor.presentation  presentationTransitionDidEnd(true)"
    }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          (2 lines below: 1 turn later)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test
  func `lines one turn too late share one note, even if a line between them is missing`()
    throws
  {
    let shown = try sheetMismatch { lines in
      lines = lines.map { $0.replacing("0.500    2", with: "0.500    1") }
      lines.insert("Home  viewDidDisappear(animated)", at: 7)
    }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          (3 lines below: 1 turn later)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
        -                 Home                viewDidDisappear(animated)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test func `a mismatch lists turn differences and time differences separately`() throws {
    let shown = try sheetMismatch { lines in
      lines = lines.map { $0.replacing("0.500    2", with: "0.500    1") }
      lines[7] = lines[7].replacing("0.500    1", with: "0.250    1")
    }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          (2 lines below: 1 turn later)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
          (1 line below: 1 turn later, 250 ms later)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test func `a mismatch reports by how many milliseconds a line was recorded too late`() throws {
    let shown = try sheetMismatch { lines in
      lines = lines.map { $0.replacing("0.500    2", with: "0.350    2") }
    }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          (3 lines below: 150 ms later)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test func `if an expected line omits the turn, a mismatch reports the time difference`() throws {
    let shown = try sheetMismatch { lines in
      lines = lines.map { $0.replacing("0.500    2", with: "1.500  ") }
    }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
          …
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          (3 lines below: 1000 ms earlier)
             0.500    2   Editor.transition   completeTransition(true)
             0.500    2   Editor.presentation  presentationTransitionDidEnd(true)
             0.500    2   Editor              viewDidAppear(animated)
        """)
  }

  @Test
  func `a mismatch reports a line recorded before the turn's commit instead of in that commit`()
    throws
  {
    let shown = try sheetMismatch { lines in lines[1] = lines[1].replacing(" 1 ", with: " 1+") }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
             0.000    1   Home                present(Editor, animated)
          (1 line below: expected in the commit, seen before it)
             0.000    1   Editor              viewDidLoad
             0.000    1+  Editor.presentation  presentationTransitionWillBegin
             0.000    1+  Editor              viewWillAppear(animated)
          …
        """)
  }

  @Test
  func `a mismatch reports a line recorded in the turn's commit instead of before that commit`()
    throws
  {
    let shown = try sheetMismatch { lines in lines = lines.map { $0.replacing("1+", with: "1 ") } }
    expect(
      shown,
      equals: """
        The trace differs (- expected, + seen):
             0.000    1   Home                present(Editor, animated)
             0.000    1   Editor              viewDidLoad
          (3 lines below: expected before the commit, seen in it)
             0.000    1+  Editor.presentation  presentationTransitionWillBegin
             0.000    1+  Editor              viewWillAppear(animated)
             0.000    1+  Editor              viewIsAppearing(animated)
          …
        """)
  }
}
