/// A requirement that a linear expression is at most, equal to, or at least zero.
struct LinearRequirement: Hashable {
  /// The relation of an expression to zero.
  enum Relation: Hashable {
    case atMost
    case equal
    case atLeast
  }

  let expression: LinearExpression
  let relation: Relation
  /// The priority of the requirement; 1000 means required, and lower values mean optional.
  let priority: Float

  static let required: Float = 1000

  var isRequired: Bool { priority >= Self.required }

  /// Whether the requirement is met; valid only for an expression without variables.
  var holds: Bool {
    switch relation {
    case .atMost: expression.constant <= 0.001
    case .equal: abs(expression.constant) <= 0.001
    case .atLeast: expression.constant >= -0.001
    }
  }
}
