import PresentationLab
import PresentationPlans
import PresentationTesting

/// `present explain`: a rule, or the rows of the state tables.
@MainActor
struct ExplainCommand {
  private let topic: String?
  private let isMarkdown: Bool

  init(_ arguments: [String]) throws(UsageError) {
    isMarkdown = arguments.contains("--markdown")
    let topics = arguments.filter { $0 != "--markdown" }
    if let flag = topics.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(
        found: quoted(flag), expected: quoted("--markdown"),
        nearest: nearestWord(to: flag, among: ["--markdown"]))
    }
    guard topics.count < 2 else {
      throw UsageError(found: "\(topics.count) topics", expected: "one rule or machine")
    }
    topic = topics.first
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    let rows = topic.map { topic in RowCard.all.filter { $0.machine == topic } } ?? RowCard.all
    if let topic, rows.isEmpty {
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

  private func write(_ rows: [RowCard], output: CommandOutput) {
    let listing = RowListing(rows)
    output.write(isMarkdown ? listing.markdown : listing.text)
  }
}
