/// A demand on an expression, compared with zero.
struct LinearRequirement: Hashable {
  /// The relation of an expression to zero.
  enum Relation: Hashable {
    case atMost
    case equal
    case atLeast
  }

  let expression: LinearExpression
  let relation: Relation
  /// A required one holds exactly or not at all; others hold as well as they can, those with a
  /// higher priority first.
  let priority: Float

  static let required: Float = 1000

  var isRequired: Bool { priority >= Self.required }

  /// Whether a constant expression meets it.
  var holds: Bool {
    switch relation {
    case .atMost: expression.constant <= 0.001
    case .equal: abs(expression.constant) <= 0.001
    case .atLeast: expression.constant >= -0.001
    }
  }
}
