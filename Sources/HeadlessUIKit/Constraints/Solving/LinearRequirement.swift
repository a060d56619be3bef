/// A requirement that compares an expression with zero.
struct LinearRequirement: Hashable {
  /// The relation of an expression to zero.
  enum Relation: Hashable {
    case atMost
    case equal
    case atLeast
  }

  let expression: LinearExpression
  let relation: Relation
  /// The priority; a required expression holds exactly or is rejected, and optional ones hold as
  /// well as possible, by priority.
  let priority: Float

  static let required: Float = 1000

  var isRequired: Bool { priority >= Self.required }

  /// Whether a constant expression meets the requirement.
  var holds: Bool {
    switch relation {
    case .atMost: expression.constant <= 0.001
    case .equal: abs(expression.constant) <= 0.001
    case .atLeast: expression.constant >= -0.001
    }
  }
}
