/// A linear expression such as `3 + 2 * a - b`: a constant plus variables with factors.
struct LinearExpression: Hashable {
  /// A variable with its factor, which is not zero.
  struct Term: Hashable {
    let variable: Int
    var factor: Double
  }

  private(set) var constant: Double
  /// The variables with their factors, in the order of the variables.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// The absolute value below which a factor or a constant counts as zero.
  static let epsilon = 1e-8

  static func variable(_ id: Int) -> LinearExpression {
    var result = LinearExpression()
    result.terms = [Term(variable: id, factor: 1)]
    return result
  }

  func factor(of variable: Int) -> Double {
    let (index, isKnown) = place(of: variable)
    return isKnown ? terms[index].factor : 0
  }

  /// Returns the index of a variable's term, or the index at which the term would be.
  private func place(of variable: Int) -> (index: Int, isKnown: Bool) {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return (low, low < terms.count && terms[low].variable == variable)
  }

  mutating func add(_ factor: Double, of variable: Int) {
    let (index, isKnown) = place(of: variable)
    guard isKnown else {
      if abs(factor) >= Self.epsilon {
        terms.insert(Term(variable: variable, factor: factor), at: index)
      }
      return
    }
    let sum = terms[index].factor + factor
    if abs(sum) < Self.epsilon { terms.remove(at: index) } else { terms[index].factor = sum }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = [], index = 0
    merged.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms {
      while index < terms.count, terms[index].variable < term.variable {
        merged.append(terms[index])
        index += 1
      }
      var sum = term.factor * factor
      if index < terms.count, terms[index].variable == term.variable {
        sum += terms[index].factor
        index += 1
      }
      if abs(sum) >= Self.epsilon { merged.append(Term(variable: term.variable, factor: sum)) }
    }
    merged.append(contentsOf: terms[index...])
    terms = merged
  }

  /// Removes a variable, and returns its factor; nil if the expression does not contain it.
  @discardableResult mutating func remove(_ variable: Int) -> Double? {
    let (index, isKnown) = place(of: variable)
    return isKnown ? terms.remove(at: index).factor : nil
  }

  /// Replaces a variable by an expression.
  mutating func substitute(_ variable: Int, by other: LinearExpression) {
    if let factor = remove(variable) { add(other, times: factor) }
  }

  /// Solves the equation `this expression = 0` for a variable, and returns the variable's value as
  /// an expression.
  func solved(for variable: Int) -> LinearExpression {
    var rest = self
    guard let factor = rest.remove(variable) else { return self }
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
