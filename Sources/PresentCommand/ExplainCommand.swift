import PresentationLab
import PresentationPlans
import PresentationTesting

/// `present explain`: a rule, or the rows of the state tables.
@MainActor
struct ExplainCommand {
  private static let flags = ["--markdown", "--diagram", "--dark"]
  private let topic: String?
  private let isMarkdown: Bool
  /// The colors of the diagram that is printed instead of a text.
  private let diagram: RowDiagram.Appearance?

  init(_ arguments: [String]) throws(UsageError) {
    isMarkdown = arguments.contains("--markdown")
    let isDark = arguments.contains("--dark")
    diagram = arguments.contains("--diagram") ? isDark ? .dark : .light : nil
    if isDark, diagram == nil {
      throw UsageError(found: "--dark", expected: "--diagram with it")
    }
    let topics = arguments.filter { !Self.flags.contains($0) }
    if let flag = topics.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(
        found: quoted(flag), expected: oneOf(Self.flags),
        nearest: nearestWord(to: flag, among: Self.flags))
    }
    guard topics.count < 2 else {
      throw UsageError(found: "\(topics.count) topics", expected: "one rule or machine")
    }
    topic = topics.first
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let rows = topic.map { topic in RowCard.all.filter { $0.machine == topic } } ?? RowCard.all
    if let diagram {
      try write(rows, as: diagram, output: output)
    } else if let topic, rows.isEmpty {
      try explain(rule: topic, output: output)
    } else {
      write(rows, output: output)
    }
    return .passed
  }

  private func explain(rule number: String, output: CommandOutput) throws(UsageError) {
    let rule = try rule(number)
    let rows = RowCard.all.filter { $0.rules.contains(number) }
    let card = RuleCard(rule, rows: rows)
    output.write(isMarkdown ? card.markdown : card.text)
    guard !rows.isEmpty else { return }
    output.write("\n")
    write(rows, output: output)
  }

  private func rule(_ number: String) throws(UsageError) -> Rule {
    let book: RuleBook
    do throws(PlanError) {
      book = try RuleBook.shipped()
    } catch {
      throw UsageError(error)
    }
    if let rule = book[number] { return rule }
    throw UsageError(
      found: quoted(number),
      expected: "a rule such as \"P-55\", or a machine: \(oneOf(RowListing.machines))",
      nearest: book.nearest(to: number)?.number.description
        ?? nearestWord(to: number, among: RowListing.machines))
  }

  private func write(
    _ rows: [RowCard], as appearance: RowDiagram.Appearance, output: CommandOutput
  ) throws(UsageError) {
    guard topic != nil, let diagram = RowDiagram(rows) else {
      let machines = RowListing.machines.filter { machine in
        RowDiagram(RowCard.all.filter { $0.machine == machine }) != nil
      }
      throw UsageError(
        found: topic.map(quoted) ?? "no machine", expected: "one with states: \(oneOf(machines))",
        nearest: topic.flatMap { nearestWord(to: $0, among: machines) })
    }
    output.write(diagram.svg(appearance))
  }

  private func write(_ rows: [RowCard], output: CommandOutput) {
    let listing = RowListing(rows)
    output.write(isMarkdown ? listing.markdown : listing.text)
  }
}
