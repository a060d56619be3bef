import Foundation
import PresentCommand
import PresentationLab
import Testing

@MainActor @Suite struct `The explain command` {
  @Test func `prints a rule, and the rows that cite it, from every machine`() {
    let run = CommandRun(["explain", "P-118"])
    #expect(run.status == .passed)
    #expect(
      run.output == """
          P-118  An early `completeTransition` is remembered.                                         choice
          Called inside `animateTransition` or `startInteractiveTransition`, it ends the transition as soon
          as the beginning's list of callbacks has ended, in the same turn.
          Rests on: Our choice: the callbacks of the end must not come before those of the beginning.
          State tables: transition "remembers its end", "ends as remembered".

        transition: remembers its end   P-118
            beginning(nothing) + complete(completed) → beginning(end(completed))
            beginning(nothing) + complete(cancelled) → beginning(end(cancelled))
            no effect

        transition: ends as remembered   P-118 P-21
            beginning(end(completed)) + laidOut → ending(completed)
            beginning(end(cancelled)) + laidOut → ending(cancelled)
            1. enableInteraction
            2. endOwner

        """)
  }

  @Test func `says what to do in apps, and why a rule has no test or is not modeled`() {
    #expect(CommandRun(["explain", "P-106"]).output.contains("\n  In apps: Stop the walk at a "))
    #expect(
      CommandRun(["explain", "P-38"]).output.contains("\n  Not tested: Swift cannot pass nil.\n"))
    #expect(
      CommandRun(["explain", "S-14"]).output.contains("\n  Not modeled: It tells of SwiftUI"))
  }

  @Test func `every rule can be explained, in lines of at most 100 columns`() throws {
    for rule in try RuleBook.shipped().rules {
      let run = CommandRun(["explain", rule.number.description])
      #expect(run.status == .passed)
      let card = run.output.components(separatedBy: "\n\n")[0]
      let lines = card.split(separator: "\n")
      #expect(lines.first?.hasPrefix("  \(rule.number)  \(rule.title)") == true)
      #expect(lines.allSatisfy { $0.hasPrefix("  ") && $0.count <= 100 }, "\(rule.number)")
    }
  }

  @Test func `prints a rule as Markdown`() {
    let run = CommandRun(["explain", "P-55", "--markdown"])
    #expect(run.status == .passed)
    #expect(
      run.output.hasPrefix(
        """
        ### P-55: A second dismissal takes the presenter away too.

        Confidence: high

        `dismiss` on a controller
        """))
  }

  @Test func `prints a machine as a Markdown table`() {
    let run = CommandRun(["explain", "manualAppearance", "--markdown"])
    #expect(run.status == .passed)
    #expect(run.output.hasPrefix("### manualAppearance\n\n| Row | State + event → state |"))
    #expect(run.output.contains("| ends appearing | appearing + end → closed | didAppear |"))
  }

  @Test func `prints everything without a topic`() {
    let run = CommandRun(["explain"])
    for machine in ["admission", "appearance", "interaction", "presentationLink", "transition"] {
      #expect(run.output.contains("\n\(machine): ") || run.output.hasPrefix("\(machine): "))
    }
  }

  @Test(arguments: [("aperance", "appearance"), ("P-" + "98", "P-97"), ("p-55", "P-55")])
  func `names the nearest rule or machine`(found: String, nearest: String) {
    let run = CommandRun(["explain", found])
    #expect(run.status == .badInput)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("found \"\(found)\", expected a rule such as \"P-55\", or a machine"))
    #expect(run.errors.contains("did you mean \"\(nearest)\"?"))
  }
}
