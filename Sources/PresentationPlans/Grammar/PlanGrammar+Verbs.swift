/// The grammars that the verbs define.
extension PlanGrammar {
  /// The grammars of all verbs, by name.
  package static var verbGrammars: [VerbGrammar] { verbs.map { $0.grammar } }

  /// The names of all verbs.
  static let verbWords = Set(verbGrammars.map(\.verb))

  /// The verbs that an `in` step may contain in its `do`.
  ///
  /// The grammar of `in` refers to this list, so the list must not access the grammar of `in`.
  static let calls = verbs.filter { $0 != InVerb.self && $0.grammar.actor.isCall }
}
