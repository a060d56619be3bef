import PresentCommand
import Testing

@MainActor @Suite struct `The explain command` {
  @Test func `prints the rows that a rule made, from every machine`() {
    let run = CommandRun(["explain", "P-118"])
    #expect(run.status == .passed)
    #expect(
      run.output == """
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

  @Test(arguments: [("aperance", "appearance"), ("P-58", "P-57")])
  func `names the nearest topic`(found: String, nearest: String) {
    let run = CommandRun(["explain", found])
    #expect(run.status == .badInput)
    #expect(run.errors.contains("found \"\(found)\", expected a rule that a row names"))
    #expect(run.errors.contains("did you mean \"\(nearest)\"?") || nearest.hasPrefix("P"))
  }
}
