import Foundation
import PresentCommand
import PresentationLab
import TestSupport
import Testing

@MainActor @Suite struct `The explain command` {
  @Test func `"present explain" prints a rule and the rows of state tables that cite the rule`() {
    let run = CommandRun(["explain", "P-118"])
    expect(run.status, equals: .passed)
    expect(
      run.output.hasPrefix(
        """
          P-118  An early `completeTransition` is remembered.                                         choice
          If `completeTransition` is called inside `animateTransition` or `startInteractiveTransition`, the
          transition ends in the same turn, as soon as all callbacks of the transition's beginning have been
          called.
          Rests on: Our choice: the callbacks of the end must not come before those of the beginning.
          State tables: transition "remembers its end", "ends as remembered".
          Plans:
            Plans/custom/completes-early-covering.json

        """))
    expect(
      run.output.contains(
        """

        transition: remembers its end   P-118
            beginning(nothing) + complete(completed) → beginning(end(completed))
            beginning(nothing) + complete(cancelled) → beginning(end(cancelled))
            no effect

        transition: ends as remembered   P-118 P-21
            beginning(end(completed)) + laidOut → ending(completed)
            beginning(end(cancelled)) + laidOut → ending(cancelled)
            1. enableInteraction
            2. endOwner

        """))
  }

  @Test func `if a rule has no test, "present explain" prints the reason`() {
    expect(CommandRun(["explain", "P-106"]).output.contains("\n  In apps: Stop the walk before "))
    expect(
      CommandRun(["explain", "P-38"]).output.contains("\n  Not tested: Swift cannot pass nil.\n"))
    expect(
      CommandRun(["explain", "S-14"]).output.contains(
        "\n  Not modeled: The rule describes SwiftUI"))
  }

  @Test func `"present explain" prints every rule in lines of at most 100 columns`() throws {
    for rule in try RuleBook.shipped().rules {
      let run = CommandRun(["explain", rule.number.description])
      expect(run.status, equals: .passed)
      let card = run.output.components(separatedBy: "\n\n")[0]
      let lines = card.split(separator: "\n")
      expect(lines.first?.hasPrefix("  \(rule.number)  \(rule.title)") == true)
      expect(lines.allSatisfy { $0.hasPrefix("  ") && $0.count <= 100 }, "\(rule.number)")
    }
  }

  @Test func `"present explain" prints a rule as Markdown`() {
    let run = CommandRun(["explain", "P-55", "--markdown"])
    expect(run.status, equals: .passed)
    expect(
      run.output.hasPrefix(
        """
        ### P-55

        **A second `dismiss` on the presenter also dismisses the presenter.** `dismiss` on a presenter
        """))
  }

  @Test func `"present explain" lists the rules that match the given words, the best match first`()
  {
    let run = CommandRun(["explain", "double", "push"])
    expect(run.status, equals: .passed)
    expect(run.output.hasPrefix("  4 rules about \"double push\", the closest first\n\n  N-40  "))
    expect(run.output.hasSuffix("\n  In full: present explain N-40\n"))
    expect(CommandRun(["explain", "double push"]).output, equals: run.output)
  }

  @Test
  func `at the end, "present explain" prints the trace of the rule's first plan`() throws {
    let run = CommandRun(["explain", "P-55"])
    expect(run.output.contains("\n  Plans:\n    Plans/reports/double-dismiss-walks-up.json\n"))
    expect(
      run.output.contains(
        "after dismiss has removed the controller above, a second dismiss removes the receiver\n"))
    let plan = "Plans/reports/double-dismiss-walks-up.json"
    let example = try #require(run.output.range(of: "the trace of \(plan):\n\n"))
    let trace = CommandRun(["play", plan, "--trace"]).output.split(separator: "\n")
    let lines = run.output[example.upperBound...].split(separator: "\n")
    let trimmed = { (line: Substring) in line.trimmingCharacters(in: .whitespaces) }
    expect(lines.map(trimmed), equals: trace.dropFirst().dropLast().map(trimmed))
  }

  @Test func `"present explain" prints each of several rules`() {
    let run = CommandRun(["explain", "P-57", "P-55"])
    expect(run.status, equals: .passed)
    let each = ["P-57", "P-55"].map { CommandRun(["explain", $0]).output }
    expect(run.output, equals: each.joined(separator: "\n"))
    let wrong = CommandRun(["explain", "P-55", "P-" + "98"])
    expect(wrong.status == .badInput && wrong.output.isEmpty)
    expect(wrong.errors.contains("did you mean \"P-97\"?"))
  }

  @Test(arguments: ["P-55 ", " P-55", "P-55\t", "p-55"])
  func `"present explain" ignores white space around the number of a rule`(number: String) {
    expect(CommandRun(["explain", number]).output, equals: CommandRun(["explain", "P-55"]).output)
  }

  @Test func `"present explain" prints a chapter of rules as lines or as Markdown`() {
    let lines = CommandRun(["explain", "Q"]).output.split(separator: "\n")
    expect(lines.count, equals: 7)
    expect(lines[0].hasPrefix("  Q-1  An alert is presented over its presenter, whose view "))
    let page = CommandRun(["explain", "Q", "--markdown"]).output
    expect(page.hasPrefix("### Q-1\n\n**An alert is presented"))
    expect(page.contains("\n- **Confidence**: medium\n"))
  }

  @Test
  func `"present explain --confidence" lists the rules that have the given confidence levels`() {
    let run = CommandRun(["explain", "--confidence", "low,choice", "--markdown"])
    expect(run.output.hasPrefix("### Low\n\n| Rule | What holds | What it rests on |\n"))
    expect(run.output.contains("| [P-5](doc:PresentationRules#P-5) | "))
    expect(!run.output.contains("[S-11]"))
    let wrong = CommandRun(["explain", "--confidence", "hihg"])
    expect(wrong.status, equals: .badInput)
    expect(wrong.errors.contains("did you mean \"high\"?"))
  }

  @Test func `"present explain" prints a state machine as a Markdown table`() {
    let run = CommandRun(["explain", "manualAppearance", "--markdown"])
    expect(run.status, equals: .passed)
    expect(run.output.hasPrefix("### manualAppearance\n\n| Row | State + event → state |"))
    expect(run.output.contains("| ends appearing | appearing + end → closed | didAppear |"))
  }

  @Test func `"present explain" without a topic prints all state machines`() {
    let run = CommandRun(["explain"])
    for machine in ["admission", "appearance", "interaction", "presentationLink", "transition"] {
      expect(run.output.contains("\n\(machine): ") || run.output.hasPrefix("\(machine): "))
    }
  }

  @Test(arguments: [
    ("aperance", "appearance"), ("P-" + "98", "P-97"), ("p55", "P-55"),
    ("viewDidAper", "viewDidAppear"), ("alert dismisal", "alert dismissal"),
  ])
  func `for an unknown topic, "present explain" suggests the most similar rule or name`(
    found: String, nearest: String
  ) {
    let run = CommandRun(["explain", found])
    expect(run.status, equals: .badInput)
    expect(run.output.isEmpty)
    expect(run.errors.contains("found \"\(found)\", expected a rule such as \"P-55\", words "))
    expect(run.errors.contains(#", a chapter such as "P", or a machine: one of "admission""#))
    expect(run.errors.contains("did you mean \"\(nearest)\"?"))
  }
}
