import Presentation
import PresentationTesting

/// The comparison of a plan's run with the plan's expectation.
@MainActor struct PlanVerdict {
  let trace: Trace
  let run: PlanRun

  func failures(of expectation: PlanExpectation) -> [PlanFailure] {
    whole(expectation.trace) + order(expectation.order) + never(expectation.never)
      + end(expectation.end)
  }

  private func whole(_ expected: [ExpectedLine]?) -> [PlanFailure] {
    guard let expected else { return [] }
    do throws(TraceMismatch) {
      try trace.expect(expected)
      return []
    } catch {
      return [
        PlanFailure(
          place: "expect.trace", message: "expect.trace: \(error.message)",
          context: error.context)
      ]
    }
  }

  /// Returns a failure for the first line of `order` that is missing in the rest of the trace.
  ///
  /// The rest of the trace begins after the trace line that matches the previous line of `order`.
  /// The failure shows this trace line, the next two trace lines, and the missing line. If the
  /// missing line occurs earlier in the trace, the message says so.
  private func order(_ expected: [ExpectedLine]) -> [PlanFailure] {
    var rest = trace.lines[...]
    for (index, line) in expected.enumerated() {
      guard let found = rest.firstIndex(where: line.matches) else {
        let from = max(0, rest.startIndex - 1)
        let context = trace.lines[from...].prefix(3).map { "  \($0)" }
        let wasSeen = trace.lines[..<rest.startIndex].contains(where: line.matches)
        let what = wasSeen ? "was not seen after expect.order[\(index - 1)]:" : "was never seen:"
        return [failure("expect.order[\(index)]", what, context + [missing(line)])]
      }
      rest = rest[(found + 1)...]
    }
    return []
  }

  private func never(_ unwanted: [ExpectedLine]) -> [PlanFailure] {
    unwanted.enumerated().compactMap { index, line in
      trace.lines.first(where: line.matches).map {
        failure("expect.never[\(index)]", "was seen:", ["+ \($0)"])
      }
    }
  }

  private func end(_ end: PlanExpectation.End?) -> [PlanFailure] {
    guard let end else { return [] }
    var failures: [PlanFailure] = []
    if let visible = end.visible, visible != run.stage.visible {
      failures.append(
        failure("expect.end.visible", "expected \(visible), found \(run.stage.visible).", []))
    }
    for expected in end.appearance {
      guard let found = run.cast[expected.controller]?.planAppearance,
        found != expected.appearance
      else { continue }
      failures.append(
        failure(
          "expect.end.appearance.\(expected.controller)",
          "expected \(expected.appearance.rawValue), found \(found.rawValue).", []))
    }
    for expected in end.checks {
      guard let difference = expected.check.difference(in: run) else { continue }
      failures.append(failure(expected.place, difference, []))
    }
    for expected in end.values {
      guard let objection = run.objection(to: expected.value, of: expected.binding) else {
        continue
      }
      failures.append(failure("expect.end.\(expected.binding)", objection, []))
    }
    return failures
  }

  private func failure(_ place: String, _ what: String, _ context: [String]) -> PlanFailure {
    PlanFailure(
      place: place, message: what.hasPrefix("expected") ? "\(place): \(what)" : "\(place) \(what)",
      context: context)
  }

  private func missing(_ line: ExpectedLine) -> String {
    "- " + TraceLine.columns(line.nanoseconds, line.turn, line.subject, line.event)
  }
}

extension ExpectedLine {
  func matches(_ line: TraceLine) -> Bool {
    matches(
      nanoseconds: line.nanoseconds, turn: line.turn, subject: line.subject, event: line.event)
  }
}
