/// The name and keys of a verb, with their descriptions in the schema of plans.
package struct VerbGrammar: Sendable {
  /// The person or object that acts in the steps of a verb.
  ///
  /// The actor is the first column of the verb table in the documentation.
  package enum Actor: String, CaseIterable, Sendable {
    case program = "the program"
    case stack = "a stack"
    case tabs = "a tab bar controller"
    case animator = "a property animator"
    case view = "a view"
    case user = "the user"
    case hand = "a hand that drives a transition"
    case time
    case plan = "the plan"
    case callback = "a callback"

    /// Whether an `in` step may contain the verb.
    ///
    /// An `in` step performs steps inside a callback. Such a step may contain calls of the program
    /// and checks. It must not contain verbs of the user and of time, because inside a callback no
    /// time passes and the user cannot act.
    var isCall: Bool {
      switch self {
      case .program, .stack, .tabs, .animator, .view, .plan: true
      case .user, .hand, .time, .callback: false
      }
    }
  }

  /// The verb, which is the first key of its steps.
  package let verb: String
  package let actor: Actor
  /// The effect of a step with this verb, as a sentence.
  package let about: String
  /// The keys of the verb's steps; the first key is the verb itself.
  package let keys: [PlanKey]
  /// The minimum number of keys in a step; nil if a step needs only the required keys.
  package let leastKeys: Int?

  init(_ verb: String, by actor: Actor, _ about: String, keys: [PlanKey], leastKeys: Int? = nil) {
    (self.verb, self.actor, self.about) = (verb, actor, about)
    (self.keys, self.leastKeys) = (keys, leastKeys)
  }
}
