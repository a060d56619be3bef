/// The grammars that the verbs define.
extension PlanGrammar {
  /// The grammars of all verbs, sorted by the names of the verbs' types.
  package static var verbGrammars: [VerbGrammar] { verbs.map { $0.grammar } }

  /// The names of all verbs.
  static let verbWords = Set(verbGrammars.map(\.verb))

  /// The verbs that are allowed in an `in` step, which performs steps inside a callback.
  ///
  /// The list must not access the grammar of `in`, because that grammar refers to this list.
  static let calls = verbs.filter { $0 != InVerb.self && $0.grammar.actor.isCall }
}
