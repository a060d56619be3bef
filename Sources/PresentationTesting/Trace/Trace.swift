package import Presentation

/// The recorded events of a test run, in order: callbacks, requests, gestures and others.
public struct Trace: Hashable, Sendable, CustomStringConvertible {
  /// The lines, oldest first; verbose lines, such as layout callbacks, are only in ``verbose``.
  public let lines: [TraceLine]
  private let everything: [TraceLine]
  /// The film that a failing comparison writes to a file; `==` ignores this property.
  private var filmed: FilmReel?

  @MainActor package init(_ recorder: Recorder) {
    let words = recorder.words
    everything = recorder.entries.map { entry in
      TraceLine(
        nanoseconds: entry.nanoseconds,
        turn: ExpectedLine.Turn(Int(entry.turn), isCommit: entry.isCommit),
        subject: words[Int(entry.subject.name)] + entry.subject.role.rawValue,
        event: entry.event.text { words[Int($0)] },
        isVerbose: entry.event.isVerbose)
    }
    lines = everything.filter { !$0.isVerbose }
  }

  private init(all lines: [TraceLine]) {
    (self.lines, everything) = (lines, lines)
  }

  /// Returns a copy of the trace that contains a film of the run.
  func with(_ filmed: FilmReel?) -> Trace {
    var trace = self
    trace.filmed = filmed
    return trace
  }

  /// Returns whether two traces have the same lines, including verbose lines.
  ///
  /// Verbose lines are, for example, layout callbacks.
  public static func == (a: Trace, b: Trace) -> Bool { a.everything == b.everything }

  /// Hashes the lines.
  public func hash(into hasher: inout Hasher) { hasher.combine(everything) }

  /// The trace of the same run with all lines, including verbose lines such as layout callbacks.
  public var verbose: Trace { Trace(all: everything) }

  /// The lines as text, separated by line feeds.
  public var description: String { lines.map(\.description).joined(separator: "\n") }

  /// Compares the whole trace with a text that has one line per event.
  ///
  /// Blank lines are ignored, and times and turns may be left out. At least two spaces separate the
  /// subject from the event.
  ///
  /// - Throws: `TraceMismatch`, which shows the difference.
  public func expect(_ text: String) throws(TraceMismatch) {
    var expected: [ExpectedLine] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.contains(where: { $0 != " " }) {
      do throws(ExpectedLine.Malformed) {
        expected.append(
          try ExpectedLine(parsing: String(line), at: TextPosition(line: index + 1, column: 1)))
      } catch {
        throw TraceMismatch(
          "Line \(index + 1) of the expectation: found \(error.found), expected \(error.expected).")
      }
    }
    try expect(expected)
  }

  /// Compares the whole trace with expected lines.
  ///
  /// - Throws: `TraceMismatch`, which shows the difference.
  public func expect(_ expected: [ExpectedLine]) throws(TraceMismatch) {
    let difference = TraceDifference(expected: expected, actual: lines)
    if !difference.isEmpty {
      throw TraceMismatch(
        "The trace differs (- expected, + seen):", difference.text,
        film: filmed.flatMap(FilmFolder.keep))
    }
  }
}
