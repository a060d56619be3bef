import PresentationTesting

/// The parsing of questions, which steps ask and answer.
extension PlanDecoder {
  /// Parses the title and the choices of a question.
  func question(_ node: JSONNode, choices: JSONNode) throws(PlanError) -> PlanQuestion {
    let title = try string(node, expected: "the title of a question, or null")
    if let objection = PlanGrammar.objection(toName: title) ?? owner(of: title) {
      throw wrong(node, expected: objection)
    }
    let titles = try list(choices, expected: "a list of titles of buttons")
    guard !titles.isEmpty else { throw wrong(choices, expected: "at least one title of a button") }
    var question = PlanQuestion(title: title, choices: [])
    for node in titles {
      let choice = try key(node, "the title of a button")
      guard !question.choices.contains(choice) else {
        throw wrong(node, found: "a second \(quoted(choice))", expected: "every title once")
      }
      question.choices.append(choice)
    }
    return question
  }

  /// Parses the title of a question that some step asks.
  func askedQuestion(_ node: JSONNode) throws(PlanError) -> PlanQuestion {
    let title = try name(node, of: "question", among: questions.map(\.title))
    return questions.first { $0.title == title } ?? PlanQuestion(title: title, choices: [])
  }

  /// Parses the title of the button with which a step answers a question.
  func choice(_ node: JSONNode, of question: PlanQuestion) throws(PlanError) -> String {
    let choice = try string(node, expected: "the title of a button")
    guard !question.choices.contains(choice) else { return choice }
    throw wrong(
      node, expected: "a choice of \(quoted(question.title)), \(oneOf(question.choices))",
      nearest: nearestWord(to: choice, among: question.choices))
  }

  /// Collects the questions that steps ask, with all their choices, and the verbs that bind
  /// controllers to values.
  ///
  /// Steps inside `in` steps are included. This is done before steps are parsed, because a step can
  /// name a question that a later step asks. Invalid steps are skipped here, and reported when they
  /// are parsed.
  mutating func collectQuestionsAndBindings(_ steps: JSONNode) {
    guard case .array(let nodes) = steps.value else { return }
    for node in nodes {
      var all = [node]
      if case .array(let inner)? = node["do"]?.value { all += inner }
      for node in all {
        collectQuestion(node)
        collectBinding(node)
      }
    }
  }

  private mutating func collectQuestion(_ step: JSONNode) {
    guard case .string(let title)? = step["asks"]?.value,
      case .array(let nodes)? = step["choices"]?.value
    else { return }
    let choices = nodes.compactMap { node in
      if case .string(let choice) = node.value { choice } else { nil }
    }
    if let index = questions.firstIndex(where: { $0.title == title }) {
      questions[index].choices += choices.filter { !questions[index].choices.contains($0) }
    } else {
      questions.append(PlanQuestion(title: title, choices: choices))
    }
  }
}
