import PresentationTesting

/// `present explain`: the machines' rows, by rule or by machine.
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
    let cards = try cards()
    let listing = RowListing(cards)
    output.write(isMarkdown ? listing.markdown : listing.text)
    return .passed
  }

  private func cards() throws(UsageError) -> [RowCard] {
    guard let topic else { return RowCard.all }
    let found = RowCard.all.filter { $0.machine == topic || $0.rules.contains(topic) }
    guard !found.isEmpty else {
      throw UsageError(
        found: quoted(topic),
        expected: "a rule that a row names, or a machine: \(oneOf(RowListing.machines))",
        nearest: nearestWord(to: topic, among: RowListing.machines + RowListing.rules))
    }
    return found
  }
}
