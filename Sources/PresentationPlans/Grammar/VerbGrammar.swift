/// The grammar of a verb: its name, the keys of its steps, and the schema of both.
package struct VerbGrammar: Sendable {
  /// The caller of a verb: the first column of the documentation's table.
  package enum Actor: String, CaseIterable, Sendable {
    case program = "the program"
    case stack = "a stack"
    case tabs = "a tab bar controller"
    case animator = "a property animator"
    case view = "a view"
    case user = "the user"
    case hand = "a hand that drives a transition"
    case time
    case reader = "the reader"
    case callback = "a callback"

    /// Whether the verb may stand in the `do` of an `in`: the program's calls and checks may; time
    /// does not pass there, and the user does not act there.
    var isCall: Bool {
      switch self {
      case .program, .stack, .tabs, .animator, .view, .reader: true
      case .user, .hand, .time, .callback: false
      }
    }
  }

  /// The verb, which is the first key of its steps.
  package let verb: String
  package let actor: Actor
  /// The effect of a step, in a sentence.
  package let about: String
  /// The verb's keys, itself first.
  package let keys: [PlanKey]
  /// The fewest keys of a step; nil if the required ones are enough.
  package let leastKeys: Int?

  init(_ verb: String, by actor: Actor, _ about: String, keys: [PlanKey], leastKeys: Int? = nil) {
    (self.verb, self.actor, self.about) = (verb, actor, about)
    (self.keys, self.leastKeys) = (keys, leastKeys)
  }
}
