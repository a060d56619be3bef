/// A linear expression such as `3 + 2 * a - b`: a constant plus variables with factors.
struct LinearExpression: Hashable {
  private(set) var constant: Double
  /// The factor of each variable; variables with the factor zero are not stored.
  private(set) var factors: [Int: Double] = [:]

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// The absolute value below which a factor or a constant counts as zero.
  static let epsilon = 1e-8

  static func variable(_ id: Int) -> LinearExpression {
    var result = LinearExpression()
    result.factors[id] = 1
    return result
  }

  func factor(of variable: Int) -> Double { factors[variable] ?? 0 }

  mutating func add(_ factor: Double, of variable: Int) {
    let sum = (factors[variable] ?? 0) + factor
    factors[variable] = abs(sum) < Self.epsilon ? nil : sum
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, part) in other.factors { add(part * factor, of: variable) }
  }

  mutating func remove(_ variable: Int) { factors[variable] = nil }

  /// Replaces a variable by an expression.
  mutating func substitute(_ variable: Int, by other: LinearExpression) {
    if let factor = factors.removeValue(forKey: variable) { add(other, times: factor) }
  }

  /// Solves the equation `this expression = 0` for a variable, and returns the variable's value as
  /// an expression.
  func solved(for variable: Int) -> LinearExpression {
    var rest = self
    guard let factor = rest.factors.removeValue(forKey: variable) else { return self }
    return rest * (-1 / factor)
  }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }
}
