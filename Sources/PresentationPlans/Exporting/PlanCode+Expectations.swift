import PresentationTesting

/// The Swift code of the plan's expectations in an exported test.
extension PlanCode {
  /// Adds the code that checks the plan's expectations.
  ///
  /// A UIKit test also expects all lines of the plan's trace that UIKit objects can record.
  mutating func addExpectations(_ recorded: RecordedPlan) throws(ExportRefusal) {
    let expectation = plan.expectation
    if let lines = expectation.trace, target == .stage {
      addText("try stage.trace.expect", lines.filter { !$0.isPlayersNote }.map(\.text))
    }
    add(expectation.order, to: "expectOrder", in: "expect.order")
    add(expectation.never, to: "expectNever", in: "expect.never")
    if target == .uiKit {
      addText("expectRecord", UIKitRecord.lines(of: recorded.lines, in: plan))
    }
    if let end = expectation.end { try add(end) }
    add(target == .stage ? "stage.world.end()" : "finish()")
  }

  private mutating func add(_ end: PlanExpectation.End) throws(ExportRefusal) {
    if let names = end.visible {
      check(
        target == .stage ? "stage.visible" : "visible", is: list(names), at: "expect.end.visible")
    }
    for expected in end.appearance {
      check(
        "\(self[expected.controller]).planAppearance", is: literal(expected.appearance.rawValue),
        at: "expect.end.appearance.\(expected.controller)")
    }
    for expected in end.checks {
      do throws(ExportRefusal) {
        try expected.check.fact.write(
          to: &self, at: expected.place, within: expected.check.tolerance)
      } catch {
        throw ExportRefusal(error.reason, at: expected.place)
      }
    }
  }

  /// Adds code that expects trace lines; a line that the test cannot record becomes a comment.
  private mutating func add(_ lines: [ExpectedLine], to function: String, in place: String) {
    var seen: [String] = []
    for (index, line) in lines.enumerated() {
      switch target {
      case .stage where !line.isPlayersNote: seen.append(line.text)
      case .uiKit:
        // On a device, a line cannot be excluded at one time or in one turn only.
        let isExcludedOnce =
          function == "expectNever" && (line.nanoseconds != nil || line.turn != nil)
        guard !isExcludedOnce, let text = UIKitRecord.line(line, in: plan) else { fallthrough }
        seen.append(text)
      case .stage: addComment("Not in the test's trace: \(place)[\(index)], \(line.text)")
      }
    }
    guard !seen.isEmpty else { return }
    addText(function, of: target == .stage ? "stage.trace" : nil, seen)
  }

  /// Adds a call with a multiline string literal as its last argument.
  private mutating func addText(_ function: String, of trace: String? = nil, _ lines: [String]) {
    add("\(function)(")
    indent { code in
      if let trace { code.add("\(trace),") }
      code.add("\"\"\"")
      for line in lines { code.add(code.escaped(line)) }
      code.add("\"\"\")")
    }
  }

  /// Adds a comment that is wrapped to the width of the file.
  mutating func addComment(_ text: String, marker: String = "//") {
    var line = ""
    let width = 98 - marker.count - 2 * depth
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + word.count > width {
        add("\(marker) \(line)")
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    add("\(marker) \(line)")
  }

  private func escaped(_ line: String) -> String {
    line.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
  }
}

extension ExpectedLine {
  /// Whether only `PlanPlayer` records this line in a trace.
  ///
  /// A test that is exported for a stage does not record the line, and cannot expect it.
  fileprivate var isPlayersNote: Bool {
    let isHand =
      subject == "user" && ["grab(", "steer(", "letGo("].contains { event.hasPrefix($0) }
    return isHand
      || ["", "animate ", "keyframes ", "alongside "].contains {
        event.hasPrefix("\($0)completion(")
      }
  }
}
