/// The grammars that the verbs define.
extension PlanGrammar {
  /// The grammars of all verbs, by name.
  package static var verbGrammars: [VerbGrammar] { verbs.map { $0.grammar } }

  /// The words of all verbs.
  static let verbWords = Set(verbGrammars.map(\.verb))

  /// The verbs that may stand in the `do` of an `in`.
  ///
  /// The grammar of `in` refers to them, so it must not be asked for here.
  static let calls = verbs.filter { $0 != InVerb.self && $0.grammar.actor.isCall }
}
