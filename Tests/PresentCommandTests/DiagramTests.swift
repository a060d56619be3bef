import Foundation
import PresentCommand
import PresentationLab
import TestSupport
import Testing

/// The diagrams in the documentation equal the current output of `present explain --diagram`.
@Suite("Documented diagrams") @MainActor
struct DiagramTests {
  private static let folder = "Sources/Presentation/Presentation.docc/Resources/"
  private nonisolated static let machines = RowListing.machines.filter { $0 != "admission" }

  @Test(arguments: machines)
  func `each state machine's documented diagrams are up to date`(
    machine: String
  )
    throws
  {
    for (suffix, flags) in [("", []), ("~dark", ["--dark"])] {
      let drawn = CommandRun(["explain", machine, "--diagram"] + flags)
      expect(drawn.status, equals: .passed)
      let file = Self.folder + "\(machine)-diagram\(suffix).svg"
      try expect(DocumentationPage(path: file).text, equals: drawn.output, "run .ci/tables")
    }
    let pages = try DocumentationPage.articles().filter { $0.path.contains("/Tables/") }
    expect(pages.contains { $0.text.contains("](\(machine)-diagram)") })
  }

  @Test
  func `a state machine's diagram has a column for each state`() throws {
    let diagram = CommandRun(["explain", "interaction", "--diagram"]).output
    let rows = RowCard.all.filter { $0.machine == "interaction" && !$0.isImpossible }
    for row in rows { expect(diagram.contains(">\(row.name)<tspan")) }
    let states = Set(rows.flatMap(\.steps).map(\.state))
    expect(diagram.components(separatedBy: "class=\"state\"").count, equals: states.count + 1)
    expect(diagram.contains("marker-end"))
    expect(diagram.contains("<desc>\ninteraction: "))
  }

  @Test(arguments: [
    (["admission", "--diagram"], "expected one with states"),
    (["--diagram"], "found no machine"),
    (["stack", "--dark"], "expected --dark together with --diagram"),
    (["stack", "--diagram", "--markdown"], "together with --diagram"),
  ])
  func `a diagram that cannot be drawn is refused with an explanation`(
    arguments: [String], words: String
  ) {
    let run = CommandRun(["explain"] + arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(words))
  }
}
