/// The grammar of a fact: its name, its owner, and the schema of its value.
package struct FactGrammar: Sendable {
  /// The kind of object that a fact describes; a plan needs an object of this kind to use the fact.
  package enum Owner: Sendable {
    case controller
    case stack
    case tabs
    case view
    case animator
    case window
    case flights

    /// The key under which an `end` expectation lists the fact; nil if `end` cannot list the fact.
    var kind: String? {
      switch self {
      case .stack: "stack"
      case .tabs: "controller with tabs"
      case .view: "view"
      case .animator: "animator"
      case .controller, .window, .flights: nil
      }
    }

    /// The reason why a check of the fact has no `of` key; nil if the check has the key.
    var reasonAgainstOf: String? {
      switch self {
      case .window: "visible is a fact of the window"
      case .flights: "flying and unmatched are facts of the window"
      case .controller, .stack, .tabs, .view, .animator: nil
      }
    }

    /// Whether the fact's value contains numbers; numbers are compared with a tolerance.
    var isMeasured: Bool { self == .view || self == .animator }
  }

  package let word: String
  let owner: Owner
  let shape: PlanShape
  /// A noun phrase for the expected value.
  let about: String
  /// The schema's description of the fact in `end`; nil if an `end` expectation cannot list the
  /// fact.
  let endDescription: String?

  init(
    _ word: String, of owner: Owner, _ shape: PlanShape, _ about: String,
    atEnd endDescription: String? = nil
  ) {
    (self.word, self.owner, self.shape) = (word, owner, shape)
    (self.about, self.endDescription) = (about, endDescription)
  }
}
