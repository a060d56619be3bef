import PresentationLab
import PresentationPlans
import PresentationTesting

/// The `present explain` command, which prints rules and state tables.
///
/// The arguments are the numbers of rules, some words to search for, the letter of a chapter, or
/// the name of a state machine.
@MainActor
struct ExplainCommand {
  private static let flags = [
    "--confidence", DiagramCommand.flag, "--evidence", "--markdown", "--system",
  ]

  private let topic: String?
  private let isMarkdown: Bool
  private let printsEvidence: Bool
  private let confidences: [Rule.Confidence]
  private let play: (Plan) -> PlanResult

  init(_ arguments: [String], play: @escaping (Plan) -> PlanResult) throws(UsageError) {
    var words = arguments
    isMarkdown = words.contains("--markdown")
    printsEvidence = words.contains("--evidence")
    words.removeAll { $0 == "--markdown" || $0 == "--evidence" }
    if isMarkdown, printsEvidence {
      throw UsageError(found: "--markdown together with --evidence", expected: "one of them")
    }
    confidences = try Self.takeConfidences(from: &words)
    if words.contains("--dark") {
      throw UsageError(found: "--dark", expected: "--dark together with \(DiagramCommand.flag)")
    }
    if let flag = words.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(
        found: quoted(flag), expected: oneOf(Self.flags),
        nearest: nearestWord(to: flag, among: Self.flags))
    }
    // A shell passes spaces in quotation marks along, as in "P-55 ".
    topic =
      words.isEmpty
      ? nil
      : words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(Self.capitalized)
        .joined(separator: " ")
    if let topic, printsEvidence || !confidences.isEmpty {
      let flag = printsEvidence ? "--evidence" : "--confidence"
      throw UsageError(found: "\(quoted(topic)) beside \(flag)", expected: "one of them")
    }
    self.play = play
  }

  /// Returns a rule number such as `p-55` with its capital letter; other words are unchanged.
  private static func capitalized(_ word: Substring) -> String {
    let number = word.prefix(1).uppercased() + word.dropFirst()
    return RuleNumber(number) == nil ? String(word) : number
  }

  func run(output: CommandOutput) throws(UsageError) -> CommandStatus {
    if printsEvidence {
      output.write(RuleEvidence.collected(at: ".").text)
    } else if !confidences.isEmpty {
      let rules = try read(RuleBook.shipped).rules
      write(confidences.flatMap { sure in rules.filter { $0.isModeled(sure) } }, output: output)
    } else if let topic {
      try explain(topic, output: output)
    } else {
      write(RowCard.all, output: output)
    }
    return .passed
  }

  private func explain(_ topic: String, output: CommandOutput) throws(UsageError) {
    let rows = RowCard.all.filter { $0.machine == topic }
    let book = try read(RuleBook.shipped)
    let chapter = topic.count == 1 ? topic.first.flatMap(RuleNumber.Chapter.init) : nil
    let words = topic.split(separator: " ").map(String.init)
    if !rows.isEmpty {
      write(rows, output: output)
    } else if words.count > 1, words.allSatisfy({ RuleNumber($0) != nil }) {
      try explain(numbers: words, of: book, output: output)
    } else if let rule = book[topic] {
      try explain(rule, output: output)
    } else if let chapter {
      try write(chapter, of: book, output: output)
    } else {
      try explain(try search(topic, in: book), about: topic, output: output)
    }
  }

  /// Prints the rules with the given numbers, in the given order.
  private func explain(
    numbers: [String], of book: RuleBook, output: CommandOutput
  ) throws(UsageError) {
    var rules: [Rule] = []
    for number in numbers {
      if let rule = book[number] {
        rules.append(rule)
      } else {
        rules += try search(number, in: book)
      }
    }
    for (index, rule) in rules.enumerated() {
      if index > 0 { output.write("\n") }
      try explain(rule, output: output)
    }
  }

  /// Returns the rules that match a topic; throws an error if no rule matches.
  private func search(_ topic: String, in book: RuleBook) throws(UsageError) -> [Rule] {
    // An unknown rule number is a typing error, even if the text of a rule contains it.
    let found = book.nearest(to: topic) == nil ? book.rules(matching: topic) : []
    guard found.isEmpty else { return found }
    throw UsageError(
      found: quoted(topic),
      expected: "a rule such as \"P-55\", words of one such as \"viewWillAppear\", a chapter such "
        + "as \"P\", or a machine: " + oneOf(RowListing.machines),
      nearest: book.nearest(to: topic)?.number.description
        ?? nearestWord(to: topic, among: RowListing.machines) ?? book.nearestQuery(to: topic))
  }

  private func explain(
    _ rules: [Rule], about topic: String, output: CommandOutput
  ) throws(UsageError) {
    if rules.count == 1 { return try explain(rules[0], output: output) }
    if isMarkdown { return write(rules, output: output) }
    output.write("  \(rules.count.counted("rule")) about \(quoted(topic)), the closest first\n\n")
    write(rules, output: output)
    output.write("\n  In full: present explain \(rules[0].number)\n")
  }

  private func explain(_ rule: Rule, output: CommandOutput) throws(UsageError) {
    let rows = RowCard.all.filter { $0.rules.contains(rule.number.description) }
    let evidence = try read(RuleEvidence.shipped)[rule.number]
    let card = RuleCard(rule, rows: rows, evidence: evidence)
    output.write(isMarkdown ? card.markdown : card.text)
    if !rows.isEmpty {
      output.write("\n")
      write(rows, output: output)
    }
    guard !isMarkdown, let path = evidence.plans.first else { return }
    output.write("\n" + example(path))
  }

  /// Returns the trace of a plan as an example.
  ///
  /// If the plan's file is missing, returns the command that plays the plan.
  private func example(_ path: String) -> String {
    guard let plan = try? PlanFile(path: path).read() else {
      return "  An example, in a clone of the package: present play \(path) --trace\n"
    }
    let lines = play(plan).trace.map { "  \($0)\n" }
    return "  An example, the trace of \(path):\n\n" + lines.joined()
  }

  private func write(
    _ chapter: RuleNumber.Chapter, of book: RuleBook, output: CommandOutput
  ) throws(UsageError) {
    let rules = book.rules.filter { $0.number.chapter == chapter }
    guard isMarkdown else { return write(rules, output: output) }
    let evidence = try read(RuleEvidence.shipped)
    let cards = rules.map { rule in
      RuleCard(
        rule, rows: RowCard.all.filter { $0.rules.contains(rule.number.description) },
        evidence: evidence[rule.number])
    }
    output.write(cards.map(\.markdown).joined(separator: "\n"))
  }

  private func write(_ rules: [Rule], output: CommandOutput) {
    let listing = RuleListing(rules)
    output.write(isMarkdown ? listing.markdown : listing.text)
  }

  private func write(_ rows: [RowCard], output: CommandOutput) {
    let listing = RowListing(rows)
    output.write(isMarkdown ? listing.markdown : listing.text)
  }

  private func read<Value>(_ shipped: () throws(PlanError) -> Value) throws(UsageError) -> Value {
    do throws(PlanError) { return try shipped() } catch { throw UsageError(error) }
  }

  /// Removes a flag such as `--confidence low,medium` and its value from the arguments, and returns
  /// the confidences.
  private static func takeConfidences(
    from words: inout [String]
  ) throws(UsageError) -> [Rule.Confidence] {
    guard let flag = words.firstIndex(of: "--confidence") else { return [] }
    let known = Rule.Confidence.allCases.map(\.rawValue)
    guard flag + 1 < words.count else {
      throw UsageError(found: "no word after --confidence", expected: oneOf(known))
    }
    let names = words[flag + 1].split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
    words.removeSubrange(flag...(flag + 1))
    if words.contains("--confidence") {
      throw UsageError(
        found: "a second --confidence",
        expected: "one list, as in \"--confidence low,choice\"")
    }
    var confidences: [Rule.Confidence] = []
    for name in names {
      guard let confidence = Rule.Confidence(rawValue: name) else {
        throw UsageError(
          found: "\(quoted(name)) after --confidence", expected: oneOf(known),
          nearest: nearestWord(to: name, among: known))
      }
      confidences.append(confidence)
    }
    return confidences
  }
}

extension Rule {
  /// Whether the package implements the rule, and the rule has the given confidence.
  fileprivate func isModeled(_ confidence: Confidence) -> Bool {
    if case .outOfScope = scope { return false }
    return self.confidence == confidence
  }
}
