/// The grammar of a fact, which is a value that a plan can check, such as a stack's controllers.
///
/// The grammar has the fact's name, its owner (the kind of object that the fact describes), and the
/// schema of its value.
package struct FactGrammar: Sendable {
  /// The kind of object that a fact describes.
  ///
  /// A plan can use the fact only if the plan has an object of this kind.
  package enum Owner: Sendable {
    case controller
    case stack
    case tabs
    case view
    case animator
    case window
    case flights

    /// The kind of object, as text for error messages about `end`, the expected final state.
    ///
    /// The value is nil if a plan cannot check the fact in `end`.
    var kind: String? {
      switch self {
      case .stack: "stack"
      case .tabs: "controller with tabs"
      case .view: "view"
      case .animator: "animator"
      case .controller, .window, .flights: nil
      }
    }

    /// The reason why a check of the fact must not have the key `of`; nil if the key is required.
    ///
    /// The key `of` names the object whose fact is checked.
    var reasonAgainstOf: String? {
      switch self {
      case .window: "visible is a fact of the window"
      case .flights: "flying and unmatched are facts of the window"
      case .controller, .stack, .tabs, .view, .animator: nil
      }
    }

    /// Whether the fact's objects include the pictures that fly between two views.
    var isSeen: Bool { self == .view }

    /// Whether the fact's value contains numbers, which are compared with a tolerance.
    var isMeasured: Bool { self == .view || self == .animator }
  }

  package let word: String
  let owner: Owner
  let shape: PlanShape
  /// A noun phrase for the expected value, such as `a binding's value`.
  let about: String
  /// The description of the fact in the schema of `end`, the expected final state.
  ///
  /// The value is nil if a plan cannot check the fact in `end`.
  let endDescription: String?

  init(
    _ word: String, of owner: Owner, _ shape: PlanShape, _ about: String,
    atEnd endDescription: String? = nil
  ) {
    (self.word, self.owner, self.shape) = (word, owner, shape)
    (self.about, self.endDescription) = (about, endDescription)
  }
}
