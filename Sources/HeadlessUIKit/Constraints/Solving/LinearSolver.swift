/// A solver of linear requirements that uses the simplex method.
///
/// The solution meets required expressions exactly. Optional expressions with the same priority
/// form a level. A violation is the amount by which the solution misses an optional expression.
/// The solver minimizes the sum of the violations of each level, beginning with the highest
/// priority. Equal requirements in the same order always give equal values.
struct LinearSolver {
  private enum Kind {
    /// A variable that can have any value.
    case free
    /// A variable that is at least zero.
    case restricted
    /// A variable whose value is always zero.
    ///
    /// The solver adds one such variable to each required equation, to mark the equation.
    case dummy
  }

  private var kinds: [Kind]
  /// The expression of each basic variable of the simplex method; all other variables are zero.
  private var rows: [Int: LinearExpression] = [:]
  /// The sum of the violations of each level, beginning with the highest priority.
  private var goals: [LinearExpression]

  private static let epsilon = LinearExpression.epsilon
  private static let longestSearch = 10_000

  /// Creates a solver with the given numbers of free variables and of priority levels.
  init(variableCount: Int, levelCount: Int) {
    kinds = Array(repeating: .free, count: variableCount)
    goals = Array(repeating: LinearExpression(), count: levelCount)
  }

  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Adds a required expression; returns false if the expression contradicts earlier expressions.
  mutating func require(_ requirement: LinearRequirement) -> Bool {
    var row = substituted(requirement.expression)
    let marker: Int
    switch requirement.relation {
    case .equal: marker = mark(&row, .dummy, 1)
    case .atMost: marker = mark(&row, .restricted, 1)
    case .atLeast: marker = mark(&row, .restricted, -1)
    }
    return add(row, markers: [marker])
  }

  /// Adds an optional expression at a level.
  mutating func wish(_ requirement: LinearRequirement, level: Int) {
    var row = substituted(requirement.expression)
    var markers: [Int] = []
    if requirement.relation == .atMost { markers.append(mark(&row, .restricted, 1)) }
    if requirement.relation == .atLeast { markers.append(mark(&row, .restricted, -1)) }
    if requirement.relation != .atLeast { markers.append(miss(&row, -1, level)) }
    if requirement.relation != .atMost { markers.append(miss(&row, 1, level)) }
    _ = add(row, markers: markers)
  }

  /// Minimizes the violations of the optional expressions.
  mutating func optimize() { minimize(\.goals) }

  // MARK: Rows

  private func substituted(_ expression: LinearExpression) -> LinearExpression {
    var row = LinearExpression(expression.constant)
    for term in expression.terms {
      if let basic = rows[term.variable] {
        row.add(basic, times: term.factor)
      } else {
        row.add(term.factor, of: term.variable)
      }
    }
    return row
  }

  private mutating func mark(_ row: inout LinearExpression, _ kind: Kind, _ factor: Double) -> Int {
    kinds.append(kind)
    row.add(factor, of: kinds.count - 1)
    return kinds.count - 1
  }

  /// Adds a variable to the equation `row = 0`, and returns the variable.
  ///
  /// The variable measures the violation in one direction; the sign of `factor` determines the
  /// direction. The method adds the variable to the sum of the violations of `level`.
  private mutating func miss(_ row: inout LinearExpression, _ factor: Double, _ level: Int) -> Int {
    let violation = mark(&row, .restricted, factor)
    goals[level].add(1, of: violation)
    return violation
  }

  /// Adds the equation `row = 0`; returns false if the equation contradicts earlier equations.
  private mutating func add(_ row: LinearExpression, markers: [Int]) -> Bool {
    let row = row.constant < 0 ? row * -1 : row
    if let free = row.terms.first(where: { kinds[$0.variable] == .free }) {
      enter(free.variable, row.solved(for: free.variable))
      return true
    }
    if let marker = markers.first(where: { kinds[$0] != .dummy && row.factor(of: $0) < 0 }) {
      enterNew(marker, row.solved(for: marker))
      return true
    }
    if row.terms.allSatisfy({ kinds[$0.variable] == .dummy }) {
      guard abs(row.constant) < Self.epsilon else { return false }
      if let marker = markers.first { enterNew(marker, row.solved(for: marker)) }
      return true
    }
    let before = self
    if addByDetour(row) { return true }
    self = before
    return false
  }

  /// Makes a variable basic.
  private mutating func enter(_ variable: Int, _ row: LinearExpression) {
    for basic in rows.keys { rows[basic]?.substitute(variable, by: row) }
    for index in detour.indices { detour[index].substitute(variable, by: row) }
    enterNew(variable, row)
  }

  /// Makes a variable basic that no row contains, because it was made for the new row.
  private mutating func enterNew(_ variable: Int, _ row: LinearExpression) {
    for level in goals.indices { goals[level].substitute(variable, by: row) }
    rows[variable] = row
  }

  /// A list with the expression that `addByDetour` minimizes; the list is empty at other times.
  private var detour: [LinearExpression] = []

  /// Adds the equation `row = 0` with an additional variable, and minimizes this variable.
  ///
  /// If the variable cannot become zero, the equation contradicts earlier equations. The method
  /// then returns false.
  private mutating func addByDetour(_ row: LinearExpression) -> Bool {
    kinds.append(.restricted)
    let artificial = kinds.count - 1
    rows[artificial] = row
    detour = [row]
    minimize(\.detour)
    let isMet = detour.allSatisfy { abs($0.constant) < Self.epsilon }
    detour.removeAll()
    guard isMet else { return false }
    if let basic = rows.removeValue(forKey: artificial) {
      if let other = basic.terms.first(where: { kinds[$0.variable] == .restricted }) {
        var zero = basic
        zero.add(-1, of: artificial)
        enter(other.variable, zero.solved(for: other.variable))
      }
    }
    for basic in rows.keys { rows[basic]?.remove(artificial) }
    for level in goals.indices { goals[level].remove(artificial) }
    kinds[artificial] = .dummy
    return true
  }

  // MARK: Minimizing

  private mutating func minimize(_ goals: KeyPath<LinearSolver, [LinearExpression]>) {
    for _ in 0..<Self.longestSearch {
      guard let entering = entering(self[keyPath: goals]), let leaving = leaving(for: entering),
        var row = rows.removeValue(forKey: leaving)
      else { return }
      row.add(-1, of: leaving)
      enter(entering, row.solved(for: entering))
    }
  }

  /// Returns the first variable whose growth improves the solution; nil if there is none.
  ///
  /// Growth improves the solution if it reduces the violations of a level, and changes no level of
  /// higher priority.
  private func entering(_ goals: [LinearExpression]) -> Int? {
    var first: Int?
    for (level, goal) in goals.enumerated() {
      for term in goal.terms where term.factor < -Self.epsilon && kinds[term.variable] != .dummy {
        if let first, first <= term.variable { break }
        let isSteady = goals[..<level].allSatisfy {
          abs($0.factor(of: term.variable)) <= Self.epsilon
        }
        if isSteady { first = term.variable }
      }
    }
    return first
  }

  /// Returns the restricted variable that becomes zero first when the variable `entering` grows.
  private func leaving(for entering: Int) -> Int? {
    var best: (ratio: Double, variable: Int)?
    for (variable, row) in rows where kinds[variable] == .restricted {
      let factor = row.factor(of: entering)
      guard factor < -Self.epsilon else { continue }
      let candidate = (ratio: -row.constant / factor, variable: variable)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.variable
  }
}
